import type { StandingOrder, Viewer } from '@starboard/kernel'
import { render, within } from '@testing-library/react'
import type { SeatFace } from '../../../web/contract/board.ts'
import { type AroundBoard, AroundBoardContext } from '../../../web/frame/context.ts'
import type { Action } from '../rules/actions.ts'
import { board } from './index.tsx'
import type { Shot } from './model/recorded.fixture.ts'

export const NAMES = ['Ines', 'Bram', 'Odile', 'Kiddo', 'Rosa'] as const

const { Board } = board

interface Drawn {
  /** Over somebody's shoulder: nobody is "you". */
  readonly isReplay?: boolean
  readonly orders?: readonly StandingOrder[]
}

/** The board as one viewer has it before them, and what is sent from it. */
export function draw(shot: Shot, viewer: Viewer, { isReplay = false, orders = [] }: Drawn = {}) {
  const me = typeof viewer === 'number' && !isReplay ? viewer : null
  const sent: Action[] = []
  const given: (readonly StandingOrder[])[] = []
  const faces: readonly SeatFace[] = shot.view.players.map(({ seat }) => ({
    seat,
    name: NAMES[seat] ?? `Seat ${seat}`,
    isMe: seat === me,
    isBot: seat === 2,
    isHere: true,
    isHeld: false,
  }))
  const around = {
    game: board.game,
    mark: board.mark,
    mode: 'solo',
    table: null,
    connection: 'open',
    faces,
    story: [],
    chat: [],
    clock: null,
    clockAt: 0,
    scene: { frame: { ...shot, mayUndo: false }, beat: null, isPlaying: false, told: [] },
    rulebook: null,
    outcome: shot.outcome,
    refusal: null,
    isSending: false,
    send: () => Promise.resolve({ ok: true }),
    skip: () => undefined,
    showRule: () => undefined,
    replayPath: null,
    exported: null,
    replay: isReplay ? { dock: null, side: null } : null,
  } as unknown as AroundBoard
  render(
    <AroundBoardContext value={around}>
      <Board
        {...shot}
        me={me}
        viewer={viewer}
        seats={faces}
        beat={null}
        story={[]}
        isSending={false}
        refusal={null}
        act={(action) => void sent.push(action)}
        orders={orders}
        giveOrders={(list) => void given.push(list)}
      />
    </AroundBoardContext>,
  )
  return { sent, given }
}

/** By its label, which is quick: a search by role asks every element of the page for its name. */
export function labelled(label: string) {
  const found = document.querySelector(`[aria-label="${label}"]`)
  return within(found instanceof HTMLElement ? found : missing(label))
}

export const bar = () => labelled('What is decided now')

export function shipButton(ship: number): HTMLElement {
  const found = document.querySelector(`[aria-label="Your fleet"] [data-spot="ship-${ship}"] button`)
  return found instanceof HTMLElement ? found : missing(`ship ${ship}`)
}

export function missing(what: string): never {
  throw new Error(`There is no ${what} to press.`)
}
