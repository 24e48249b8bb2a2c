import type { Viewer } from '@starboard/kernel'
import type { Half } from '../deal/card.ts'
import { byZone } from '../deal/ship.ts'
import type { Mission } from '../mission.ts'
import { actionOf } from '../round/board.ts'
import { actingOrder, type Flight, memberAt, type Placed, type State } from '../state.ts'
import type { SeenFlight } from '../view.ts'
import { type Action, type Slot, TILES, type Tile } from '../vocabulary.ts'
import { type FollowedCards, followCards } from './follow-cards.ts'
import { missionOf } from './mission-of.ts'

/** Stands for a card that the viewer has not seen: a delay pushes it like the real one. */
const UNSEEN: Readonly<Record<Half, Action>> = { move: 'red', action: 'A' }

/** Section 6: the resolution as far as it was played, with the faces that this viewer knows. */
export function seenFlight(s: State, flight: Flight, viewer: Viewer): SeenFlight {
  const mission = missionOf(s)
  const followed = followCards(mission, flight.turn)
  const known = knownCards(s, followed, viewer)
  return {
    mission: flight.result === null ? masked(s, mission, { followed, known }) : mission,
    turn: flight.turn,
    hasAppeared: s.agenda.steps.some(({ kind }) => kind === 'trip'),
    known,
    isRunning: flight.isRunning,
    result: flight.result,
  }
}

type Known = SeenFlight['known']

function knownCards(s: State, { shown }: FollowedCards, viewer: Viewer): Known {
  const isOpen = viewer === 'everything' || s.options.openBoards || s.flight?.result !== null
  return actingOrder(s).map((seat, place) =>
    memberAt(s, seat).board.map((slot, at) =>
      slot.map(
        (_, part) =>
          isOpen ||
          seat === viewer ||
          shown[place]?.some((card) => card.turn === at + 1 && card.part === part) === true,
      ),
    ),
  )
}

interface Seen {
  readonly followed: FollowedCards
  readonly known: Known
}

function masked(s: State, mission: Mission, { followed, known }: Seen): Mission {
  return {
    ...mission,
    crew: actingOrder(s).map((seat, place) => ({
      name: mission.crew[place]?.name ?? '',
      actions: memberAt(s, seat).board.map((slot, at) => maskedSlot(slot, known[place]?.[at] ?? [])),
    })),
    piles: byZone(s.ship, (zone) => maskedPile(mission.piles[zone] ?? [], followed.turned[zone] ?? 0)),
  }
}

function maskedSlot(slot: readonly Placed[], known: readonly boolean[]): Slot {
  const [first, second] = slot.map((card, part) => (known[part] === true ? actionOf(card) : UNSEEN[card.half]))
  if (first === undefined) return null
  return second === undefined ? first : [first, second]
}

/** Tiles that lie face down come in the order of the box. */
function maskedPile(pile: readonly Tile[], turned: number): readonly Tile[] {
  const open = pile.slice(0, turned)
  return [...open, ...TILES.filter((tile) => pile.includes(tile) && !open.includes(tile))]
}
