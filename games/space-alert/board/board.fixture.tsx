import { copy, lookAt, type Viewer } from '@starboard/kernel'
import { boardOf, type Drawn, redrawing } from '@starboard/screen/frame/board.fixture.tsx'
import { render } from '@testing-library/react'
import { useReducer } from 'react'
import type { Deed } from '../rules/actions.ts'
import type { SpaceAlert } from '../rules/state.ts'
import type { Table } from '../scenarios/table.fixture.ts'
import { board } from './index.tsx'

type Shot = Parameters<typeof boardOf<SpaceAlert>>[1]

/** What somebody sees of a table now. */
function shotOf(table: Table, viewer: string): Shot {
  const { view, open, legal, refused, outcome } = viewer === 'everything' ? replayed(table) : table.look(viewer)
  return copy({ view, open: [...open], legal: [...legal], refused: [...refused], outcome })
}

/** As a replay looks at any moment, long after the match. */
const replayed = ({ state }: Table) => lookAt(board.game, state, 'everything', { at: 0, now: 0 })

const viewerOf = (table: Table, name: string): Viewer =>
  name === 'spectator' || name === 'everything' ? name : table.seat(name)

/** A real table with one screen before it: what is pressed is played, and the screen shows what came of it. */
export function sit(table: Table, name: string, drawn: Partial<Drawn<SpaceAlert>> = {}) {
  const sent: Deed[] = []
  const screen = () => <Screen table={table} name={name} sent={sent} drawn={drawn} />
  const page = render(screen())
  /** The same screen, later. */
  const show = () => page.rerender(screen())
  return { sent, show }
}

/** The same table as somebody after the other sees it, in one place. */
export function passedAround(table: Table): (name: string) => void {
  const show = redrawing()
  return (name) => show(<Screen table={table} name={name} sent={[]} drawn={{}} />)
}

interface ScreenProps {
  readonly table: Table
  readonly name: string
  readonly sent: Deed[]
  readonly drawn: Partial<Drawn<SpaceAlert>>
}

const NAMES = ['Ada', 'Ben', 'Cyd', 'Dee', 'Eli'] as const

function Screen({ table, name, sent, drawn }: ScreenProps) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const act = (deed: Deed) => {
    sent.push(deed)
    table.act(name, deed)
    drawAgain()
  }
  const names = NAMES.slice(0, table.state.crew.length)
  return boardOf(board, shotOf(table, name), viewerOf(table, name), { names, act, ...drawn })
}
