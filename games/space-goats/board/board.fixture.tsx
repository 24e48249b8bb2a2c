import type { StandingOrder, Viewer } from '@starboard/kernel'
import { boardOf, type Drawn, missing } from '@starboard/screen/frame/board.fixture.tsx'
import { render } from '@testing-library/react'
import type { Action } from '../rules/actions.ts'
import type { SpaceGoats } from '../rules/state.ts'
import { board } from './index.tsx'
import type { Shot } from './model/recorded.fixture.ts'

export const NAMES = ['Ines', 'Bram', 'Odile', 'Kiddo', 'Rosa'] as const

/** The board as one viewer has it before them, and what is sent from it. */
export function draw(
  shot: Shot,
  viewer: Viewer,
  drawn: Pick<Partial<Drawn<SpaceGoats>>, 'isReplay' | 'orders' | 'beat'> = {},
) {
  const sent: Action[] = []
  const given: (readonly StandingOrder[])[] = []
  render(
    boardFor(shot, viewer, {
      ...drawn,
      act: (action) => void sent.push(action),
      giveOrders: (list) => void given.push(list),
    }),
  )
  return { sent, given }
}

export function boardFor(shot: Shot, viewer: Viewer, drawn: Partial<Drawn<SpaceGoats>> = {}) {
  const names = shot.view.players.map(({ seat }) => NAMES[seat] ?? `Seat ${seat}`)
  return boardOf(board, shot, viewer, { names, ...drawn })
}

export function shipButton(ship: number): HTMLElement {
  const found = document.querySelector(`[aria-label="Your fleet"] [data-spot="ship-${ship}"] button`)
  return found instanceof HTMLElement ? found : missing(`ship ${ship}`)
}
