import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { useChoice } from '@starboard/screen/frame/prompt/choice.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Card } from '../../rules/cards.ts'
import type { Register, RoboRally } from '../../rules/state.ts'
import type { SeenRobot } from '../../rules/view.ts'
import {
  cardOf,
  cleared,
  type Draft,
  emptyRegisters,
  nextMessage,
  openRegistersOf,
  placed,
  programOf,
  registerOf,
  sortedDeal,
  tableDraft,
  takenBack,
} from './drafting.ts'

/** My program while I make it, and what can be done to it. */
export interface Drafting {
  readonly robot: SeenRobot
  readonly draft: Draft
  /** All cards of this turn, highest priority first. */
  readonly deal: readonly Card[]
  /** In my hand and about to be placed. */
  readonly picked: Card | null
  readonly empty: readonly Register[]
  readonly isFinal: boolean
  /** The submission is on its way. */
  readonly isSent: boolean
  /** Where a picked card goes by Enter. */
  readonly nextRegister: Register | null
  pick(card: Card): void
  unpick(): void
  place(card: Card, register: Register): void
  takeBack(register: Register): void
  clear(): void
  setPowerDown(on: boolean): void
  submit(): void
}

type Props = Pick<BoardProps<RoboRally>, 'view' | 'me' | 'open' | 'isSending' | 'refusal' | 'act'>

/** What this screen wants, for one question of the table. */
interface Wanted {
  readonly about: string
  readonly draft: Draft
  readonly isSent: boolean
  /** What the table had refused before: only something newer speaks against this. */
  readonly after: Props['refusal']
}

/** Placing is shown at once and told to the table card by card, so that a time-out keeps it (RR-3.8). */
export function useDraft({ view, me, open, isSending, refusal, act }: Props): Drafting | null {
  const question = open.find(({ seat, kind }) => seat === me && kind === 'programming')
  const robot = me === null ? undefined : view.robots[me]
  const about = question === undefined ? null : `${view.race} ${view.turn}`
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const isRefused = refusal !== null && refusal !== wanted?.after
  const mine = wanted !== null && wanted.about === about && !isRefused ? wanted : null
  const draft = mine?.draft ?? (robot === undefined ? null : tableDraft(robot))
  useSending({ mine, robot, isSending, act })
  const empty = robot === undefined || draft === null ? [] : emptyRegisters(draft, robot)
  const [nextRegister = null] = empty
  const isFinal = view.options.placement === 'final'
  const want = (changed: Draft) => {
    if (about !== null) setWanted({ about, draft: changed, isSent: false, after: refusal })
    choice.back()
  }
  const place = (card: Card, register: Register) => {
    if (robot === undefined || draft === null || !openRegistersOf(robot).includes(register)) return
    const isMoved = registerOf(draft, card) !== null || cardOf(draft, register) !== null
    if (!(isFinal && isMoved)) want(placed(draft, card, register))
  }
  const choice = useChoice<Card>({ about, act: (card) => nextRegister !== null && place(card, nextRegister) })
  if (about === null || robot === undefined || draft === null) return null
  const { picked } = choice
  const held = picked !== null && registerOf(draft, picked) === null ? picked : null
  return {
    robot,
    draft,
    deal: sortedDeal(robot),
    picked: held,
    empty,
    isFinal,
    isSent: mine?.isSent ?? false,
    nextRegister,
    pick: (card) => (held === card ? choice.confirm() : choice.pick(card)),
    unpick: choice.back,
    place,
    takeBack(register) {
      if (!isFinal && openRegistersOf(robot).includes(register)) want(takenBack(draft, register))
    },
    clear() {
      if (!isFinal) want(cleared(draft, robot))
    },
    setPowerDown: (on) => want({ ...draft, powerDown: on }),
    submit() {
      if (empty.length === 0) setWanted({ about, draft, isSent: true, after: refusal })
    },
  }
}

interface Sending extends Pick<Props, 'isSending' | 'act'> {
  readonly mine: Wanted | null
  readonly robot: SeenRobot | undefined
}

/** One message after the other, in step with what the table has taken in. */
function useSending({ mine, robot, isSending, act }: Sending): void {
  const send = useEffectEvent(() => {
    if (mine === null || robot === undefined || robot.ready || isSending) return
    const { draft, isSent } = mine
    const message = isSent
      ? ({ kind: 'submit', program: programOf(draft, robot), powerDown: draft.powerDown } as const)
      : nextMessage(draft, robot)
    if (message !== null) act(message)
  })
  // After every drawing: whatever changed, the table may have something to be told.
  useEffect(() => send())
}
