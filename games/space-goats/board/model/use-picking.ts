import type { NameOf, OpenDecision, Seat } from '@starboard/kernel'
import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { useChoice } from '@starboard/screen/frame/prompt/choice.ts'
import { useState } from 'react'
import type { Action } from '../../rules/actions.ts'
import { type Catalogue, catalogueOf } from '../../rules/catalogue.ts'
import type { SpaceGoats } from '../../rules/state.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { givenAnswer, presetAnswer } from './answers.ts'
import { NOTHING, type Picked, type Press, press as pressed, stillPicked, type Table } from './choosing.ts'
import { type Held, heldCards } from './hand.ts'
import type { Offering } from './offers.ts'
import { moved } from './orders.ts'
import { askedOf, playerOf } from './people.ts'
import type { LookedAt } from './piles.ts'
import { asRefused, type Situation, whyNot } from './reasons.ts'

type Props = BoardProps<SpaceGoats>

/** Everything that the parts of this board share: what the table tells, and what somebody is about to do. */
export interface Picking extends Props {
  readonly name: NameOf
  readonly catalogue: Catalogue
  /** Whose fleet stands in front: one's own, or that of the player whose shoulder one looks over. */
  readonly front: SeenPlayer
  /** My own side of the table; null for spectators. */
  readonly mine: SeenPlayer | null
  readonly hand: readonly Held[]
  /** My open question. */
  readonly asked: OpenDecision | null
  readonly situation: Situation
  readonly picked: Picked
  /** Complete, and waiting for a yes: what was picked, or what the clock would do. */
  readonly previewed: Action | null
  /** What I have answered while others are still choosing. */
  readonly answer: Action | null
  press(press: Press): void
  confirm(): void
  /** SG-6.4: the order in which the cards seen are put back. */
  readonly order: readonly number[]
  arrange(from: number, to: number): void
  readonly lookedAt: LookedAt | null
  lookAt(pile: LookedAt | null): void
  readonly isOrdering: boolean
  setOrdering(isOpen: boolean): void
}

const NONE: Props['legal'] = []

interface Kept {
  readonly picked: Picked
  readonly order: readonly number[]
  /** The question it was picked for: the next one forgets it. */
  readonly about: string | null
}

export function usePicking(props: Props): Picking {
  const { view, me, seats, refused } = props
  // Whoever only looks over a shoulder is told what that seat could do, and may do none of it.
  const legal = me === null ? NONE : props.legal
  const catalogue = catalogueOf(view.options)
  const front = playerOf(view, frontSeat(props)) ?? emptySeat()
  const mine = playerOf(view, me)
  const hand = heldCards(front.hand ?? [])
  const asked = askedOf(props.open, me)
  const about = asked?.id ?? null
  const situation: Situation = { view, catalogue, player: front, asked: asked?.kind ?? null, legal, refused }
  const table: Table = { legal, refused, hand, whyNot: (card) => asRefused(whyNot(situation, card)) }
  const [lookedAt, lookAt] = useState<LookedAt | null>(null)
  const [isOrdering, setOrdering] = useState(false)
  const [kept, setKept] = useState<Kept>({ picked: NOTHING, order: [], about })
  const picked = kept.about === about ? stillPicked(kept.picked, table) : NOTHING
  const order = kept.about === about && kept.order.length > 0 ? kept.order : firstOrder(props)
  const keep = (change: Partial<Kept>) => setKept({ picked, order, about, ...change })
  const act = (action: Action) => {
    keep({ picked: NOTHING })
    props.act(action)
  }
  const choice = useChoice<Action>({ act, about })
  const answer = mine === null ? null : givenAnswer(view, mine.seat)
  const preset = asked === null || answer !== null || mine === null ? null : presetAnswer(situation)
  const previewed = previewedAction(picked, { preset, arranged: asked?.kind === 'arrange' ? order : null })
  return {
    ...props,
    legal,
    name: (seat) => seats.find((face) => face.seat === seat)?.name ?? `Seat ${seat + 1}`,
    catalogue,
    front,
    mine,
    hand,
    asked,
    situation,
    picked,
    previewed,
    answer,
    press(one) {
      const next = pressed(picked, one, table)
      keep({ picked: next })
      if (next.kind === 'ready') choice.pick(next.action)
    },
    confirm: () => previewed !== null && act(previewed),
    order,
    arrange: (from, to) => keep({ order: moved(order, from, to) }),
    lookedAt,
    lookAt,
    isOrdering,
    setOrdering,
  }
}

/** What lights up on the page and in the bar. */
export function offeringOf({ view, catalogue, mine, legal, picked, previewed, answer }: Picking): Offering {
  return { view, catalogue, player: mine, legal, picked, previewed: previewed ?? answer }
}

interface Unpicked {
  /** What the clock would answer. */
  readonly preset: Action | null
  readonly arranged: readonly number[] | null
}

function previewedAction(picked: Picked, { preset, arranged }: Unpicked): Action | null {
  if (arranged !== null) return { kind: 'arrange', order: arranged }
  return picked.kind === 'ready' ? picked.action : preset
}

/** As the cards lie. */
function firstOrder({ view }: Props): readonly number[] {
  const step = view.agenda.steps.at(-1)
  return step?.kind === 'arrange' ? Array.from({ length: step.seen }, (_, place) => place) : []
}

/** A seat that looks, else the first. */
const frontSeat = ({ me, viewer, view }: Props): Seat | null =>
  me ?? (typeof viewer === 'number' ? viewer : (view.players[0]?.seat ?? null))

/** SG-7.2: who is out watches the next fleet that flies, and so do spectators when the first one is gone. */
export function watchedSeat({ view, me, viewer, front }: Pick<Picking, 'view' | 'me' | 'viewer' | 'front'>): Seat {
  const isOverShoulder = me === null && typeof viewer === 'number'
  const order = [...view.players.slice(front.seat), ...view.players.slice(0, front.seat)]
  return (isOverShoulder ? front : (order.find(({ out }) => out === 0) ?? front)).seat
}

function emptySeat(): never {
  throw new Error('A table has seats.')
}
