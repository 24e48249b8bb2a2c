import type { NameOf, OpenDecision, Seat } from '@starboard/kernel'
import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { useChoice } from '@starboard/screen/frame/prompt/choice.ts'
import { useState } from 'react'
import type { Action } from '../../rules/actions.ts'
import type { BackyardRocketeers } from '../../rules/state.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { completed, NOTHING, type Picked, type Press, press as pressed, stillPicked, type Table } from './choosing.ts'
import { type Held, heldCards } from './hand.ts'
import { planOf } from './orders.ts'
import { askedOf, playerOf } from './people.ts'

type Props = BoardProps<BackyardRocketeers>

/** Everything that the parts of this board share: what the table tells, and what somebody is about to do. */
export interface Picking extends Props {
  readonly name: NameOf
  /** Whose yard is open wide: one's own, or that of the player whose shoulder one looks over. */
  readonly front: SeenPlayer
  /** My own side of the table; null for spectators. */
  readonly mine: SeenPlayer | null
  readonly held: readonly Held[]
  /** My open question. */
  readonly asked: OpenDecision | null
  readonly table: Table
  readonly picked: Picked
  /** Complete, and waiting for a yes. */
  readonly previewed: Action | null
  press(press: Press): void
  confirm(): void
  /** Sends what a button says. */
  send(action: Action): void
  readonly isBrowsing: boolean
  setBrowsing(isOpen: boolean): void
  readonly isOrdering: boolean
  setOrdering(isOpen: boolean): void
}

const NONE: Props['legal'] = []

export function usePicking(props: Props): Picking {
  const { view, me, seats, refused } = props
  // Whoever only looks over a shoulder is told what that seat could do, and may do none of it.
  const legal = me === null ? NONE : props.legal
  const front = playerOf(view, frontSeat(props)) ?? emptySeat()
  const mine = playerOf(view, me)
  const held = heldCards(front)
  const asked = askedOf(props.open, me)
  const about = asked?.id ?? null
  const table: Table = { legal, refused, held }
  const [kept, setKept] = useState({ picked: NOTHING, about })
  const [isBrowsing, setBrowsing] = useState(false)
  const [isOrdering, setOrdering] = useState(false)
  useTurnsEnd(props, () => setOrdering(true))
  const picked = kept.about === about ? stillPicked(kept.picked, table) : NOTHING
  const act = (action: Action) => {
    setKept({ picked: NOTHING, about })
    props.act(action)
  }
  const choice = useChoice<Action>({ act, about })
  const previewed = completed(picked, table)
  return {
    ...props,
    legal,
    name: (seat) => seats.find((face) => face.seat === seat)?.name ?? `Seat ${seat + 1}`,
    front,
    mine,
    held,
    asked,
    table,
    picked,
    previewed,
    press(one) {
      const next = pressed(picked, one, table)
      setKept({ picked: next, about })
      const action = completed(next, table)
      if (action !== null && one.kind !== 'back' && one.kind !== 'part') choice.pick(action)
    },
    confirm: () => previewed !== null && act(previewed),
    send: act,
    isBrowsing,
    setBrowsing,
    isOrdering,
    setOrdering,
  }
}

/** Where everybody would wait for days, orders are asked for when one's own turn is over and none are given. */
function useTurnsEnd({ view: { active, players, ended }, me, isSlow, orders }: Props, ask: () => void): void {
  const [before, setBefore] = useState(active)
  if (before === active) return
  setBefore(active)
  const isIn = me !== null && players[me]?.out === 0 && ended === null
  if (isSlow && before === me && isIn && planOf(orders).answers.length === 0) ask()
}

/** A seat that looks; who is out or only looks on watches whoever is at it. */
function frontSeat({ me, viewer, view }: Props): Seat {
  const own = me ?? (typeof viewer === 'number' ? viewer : null)
  const isOut = own !== null && (view.players[own]?.out ?? 0) > 0 && view.ended === null
  return own === null || isOut ? racing(view) : own
}

/** Whose turn it is, or who comes next, if that one has just left. */
function racing({ players, active }: Props['view']): Seat {
  const order = [...players.slice(active), ...players.slice(0, active)]
  return order.find(({ out }) => out === 0)?.seat ?? active
}

function emptySeat(): never {
  throw new Error('A table has seats.')
}
