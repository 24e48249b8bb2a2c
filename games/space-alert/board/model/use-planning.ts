import type { NameOf, Seat } from '@starboard/kernel'
import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { useMemo, useState } from 'react'
import { useStable } from '../../film/use-stable.ts'
import type { Card, CardId, Half } from '../../rules/deal/card.ts'
import { slotOf } from '../../rules/flight/mission-of.ts'
import type { Mission } from '../../rules/mission.ts'
import { phaseOf } from '../../rules/phases.ts'
import type { SpaceAlert } from '../../rules/state.ts'
import type { OwnCards } from '../../rules/view.ts'
import { type Names, namesOf } from '../../rules/words/names.ts'
import { type Course, coursesOf } from './courses.ts'
import { slotAt } from './drafting.ts'
import { type Forecast, forecastOf, type TurnForecast } from './forecast.ts'
import { knownMission, seenPlan } from './known-mission.ts'
import { actionOf } from './slots.ts'
import { useChanges } from './use-changes.ts'

/** What is in my fingers: a half of a card of my hand, or a card that lies on my board. */
export type Held =
  | { readonly from: 'hand'; readonly card: Card; readonly half: Half }
  | { readonly from: 'board'; readonly turn: number }

/** Everything the parts of the board need while plans are made. */
export interface Planning {
  readonly board: BoardProps<SpaceAlert>
  readonly nameOf: NameOf
  /** The mission as far as it is known, without anybody's plan but what is seen. */
  readonly mission: Mission
  readonly names: Names
  readonly courses: readonly Course[]
  readonly own: OwnCards | null
  readonly forecast: Forecast | null
  readonly held: Held | null
  /** SA-11.2: a second card may go there; whether above, below or instead is still to be said. */
  readonly doubled: number | null
  hold(card: Card, half: Half): void
  lift(turn: number): void
  /** Takes it up, whatever was held before. */
  pickUp(what: Held): void
  letGo(): void
  isOpen(turn: number): boolean
  /** Puts what is held into a slot. */
  put(turn: number): void
  putBeside(order: 'first' | 'second' | 'instead'): void
  turnOver(turn: number, card: CardId): void
  takeBack(turn: number): void
  give(to: Seat): void
  /** What a slot would do with what is held in it. */
  tryOut(turn: number): TurnForecast | null
}

export function usePlanning(board: BoardProps<SpaceAlert>): Planning {
  const { view, me, viewer, seats } = board
  const [held, setHeld] = useState<Held | null>(null)
  const [doubled, setDoubled] = useState<number | null>(null)
  const nameOf: NameOf = (seat) => seats[seat]?.name ?? `Seat ${seat + 1}`
  const kept = ownCards(board)
  const { own, change } = useChanges({ ...board, kept: me === null ? null : kept })
  const shown = own ?? kept
  const mission = useStable(knownMission(view, nameOf, seenPlan(view)))
  const courses = useMemo(() => coursesOf(mission), [mission])
  const seat = typeof viewer === 'number' ? viewer : null
  const plan = useStable(shown?.board.map(slotOf) ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that it reads of the view is in the mission
  const forecast = useMemo(
    () => (seat === null || plan === null ? null : forecastOf(view, seat, nameOf, plan)),
    [mission, seat, plan],
  )
  const mine = stillThere(held, shown)
  const letGo = () => {
    setHeld(null)
    setDoubled(null)
  }
  const isOpen = (turn: number) =>
    me !== null && view.stage === 'planning' && shown !== null && shown.openPhase === phaseOf(turn)
  const place = (turn: number) => {
    if (mine?.from !== 'hand') return
    change({ kind: 'placeCard', turn, card: mine.card.id, half: mine.half })
    letGo()
  }
  return {
    board,
    nameOf,
    mission,
    names: useMemo(() => namesOf(mission), [mission]),
    courses,
    own: shown,
    forecast,
    held: mine,
    doubled: mine === null ? null : doubled,
    hold: (card, half) => {
      const isSame = mine?.from === 'hand' && mine.card.id === card.id && mine.half === half
      setDoubled(null)
      setHeld(isSame ? null : { from: 'hand', card, half })
    },
    lift: (turn) => setHeld(mine?.from === 'board' && mine.turn === turn ? null : { from: 'board', turn }),
    pickUp: (what) => {
      setDoubled(null)
      setHeld(what)
    },
    letGo,
    isOpen,
    put(turn) {
      if (mine === null || !isOpen(turn)) return
      if (mine.from === 'board') {
        if (mine.turn !== turn) change({ kind: 'moveCard', from: mine.turn, to: turn })
        letGo()
      } else if (mayDouble(board, mine.card.id, turn)) setDoubled(turn)
      else place(turn)
    },
    putBeside(order) {
      if (doubled === null || mine?.from !== 'hand') return
      if (order === 'instead') return place(doubled)
      change({ kind: 'placeSecondCard', turn: doubled, card: mine.card.id, half: mine.half, order })
      letGo()
    },
    turnOver: (turn, card) => change({ kind: 'turnCard', turn, card }),
    takeBack(turn) {
      change({ kind: 'takeBack', turn })
      letGo()
    },
    give(to) {
      if (mine?.from !== 'hand') return
      board.act({ kind: 'giveCard', card: mine.card.id, to })
      letGo()
    },
    tryOut(turn) {
      if (seat === null || plan === null || mine?.from !== 'hand') return null
      const tried = plan.map((slot, place) => (place === turn - 1 ? actionOf(mine.card, mine.half) : slot))
      return forecastOf(view, seat, nameOf, tried).turns[turn - 1] ?? null
    },
  }
}

/** One's own, or those of the one over whose shoulder one looks. */
function ownCards({ view, viewer }: BoardProps<SpaceAlert>): OwnCards | null {
  return typeof viewer === 'number' ? (view.crew[viewer]?.own ?? null) : null
}

/** SA-11.2: only where the rules offer it. */
const mayDouble = ({ legal }: BoardProps<SpaceAlert>, card: CardId, turn: number): boolean =>
  legal.some((action) => action.kind === 'placeSecondCard' && action.card === card && action.turn === turn)

/** A card that was given away, or taken by a lock, is no longer in anybody's fingers. */
function stillThere(held: Held | null, own: OwnCards | null): Held | null {
  if (held === null || own === null) return null
  if (held.from === 'hand') return own.hand.some(({ id }) => id === held.card.id) ? held : null
  return slotAt(own, held.turn).length > 0 && phaseOf(held.turn) === own.openPhase ? held : null
}
