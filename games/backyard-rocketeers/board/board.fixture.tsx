import type { StandingOrder, Viewer } from '@starboard/kernel'
import { boardOf, type Drawn } from '@starboard/screen/frame/board.fixture.tsx'
import { render } from '@testing-library/react'
import type { Action } from '../rules/actions.ts'
import type { BackyardRocketeers } from '../rules/state.ts'
import { board } from './index.tsx'
import type { Shot } from './model/recorded.fixture.ts'

const NAMES = ['Wren', 'Otto', 'Bram', 'Juno', 'Pia', 'Marguerite'] as const

/** The board as one viewer has it before them, and what is sent from it. */
export function draw(
  shot: Shot,
  viewer: Viewer,
  drawn: Pick<Partial<Drawn<BackyardRocketeers>>, 'isReplay' | 'orders' | 'beat' | 'isSlow'> = {},
) {
  const sent: Action[] = []
  const given: (readonly StandingOrder[])[] = []
  const at = (next: Shot) =>
    boardFor(next, viewer, {
      ...drawn,
      act: (action) => void sent.push(action),
      giveOrders: (list) => void given.push(list),
    })
  const page = render(at(shot))
  /** The same screen, later. */
  const show = (next: Shot) => page.rerender(at(next))
  return { sent, given, show }
}

export function boardFor(shot: Shot, viewer: Viewer, drawn: Partial<Drawn<BackyardRocketeers>> = {}) {
  const names = shot.view.players.map(({ seat }) => NAMES[seat] ?? `Seat ${seat}`)
  return boardOf(board, shot, viewer, { names, ...drawn })
}
