import type { NameOf, Seat } from '@starboard/kernel'
import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { useChoice } from '@starboard/screen/frame/prompt/choice.ts'
import { useState } from 'react'
import type { Action } from '../../rules/actions.ts'
import type { CometRush } from '../../rules/state.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { NOTHING, type Picked, type Press, press as pressed, stillPicked, type Table } from './choosing.ts'
import { shotOff } from './comet.ts'
import { type Design, firstDesign, within } from './design.ts'
import { type Held, sortedHand } from './hand.ts'
import { playerOf } from './people.ts'

type Props = BoardProps<CometRush>

/** Everything that the parts of this board share: what the table tells, and what somebody is about to do. */
export interface Picking extends Props {
  readonly name: NameOf
  /** Whose pads and hand are in front: one's own, or those of whom one looks over the shoulder. */
  readonly front: SeenPlayer
  readonly isMine: boolean
  readonly hand: readonly Held[]
  readonly picked: Picked
  /** Picked, complete, and waiting for a yes. */
  readonly previewed: Action | null
  press(press: Press): void
  readonly design: Design
  setDesign(design: Design): void
  /** Strengths in the order shot off. */
  readonly order: readonly number[]
}

export function usePicking(props: Props): Picking {
  const { view, me, viewer, seats, legal, refused } = props
  const front = playerOf(view, frontSeat(props)) ?? emptySeat()
  const hand = sortedHand(front.hand ?? [])
  const [kept, setKept] = useState<Picked>(NOTHING)
  const [wanted, setWanted] = useState<Design | null>(null)
  const order = useOrder(view)
  const act = (action: Action) => {
    setKept(NOTHING)
    props.act(action)
  }
  const choice = useChoice<Action>({ act, about: props.open.find(({ seat }) => seat === me)?.id ?? null })
  const table: Table = { legal, refused, hand }
  const picked = stillPicked(kept, table)
  return {
    ...props,
    viewer,
    name: (seat) => seats.find((face) => face.seat === seat)?.name ?? `Seat ${seat + 1}`,
    front,
    isMine: me !== null && front.seat === me,
    hand,
    picked,
    previewed: picked.kind === 'ready' ? choice.picked : null,
    press(one) {
      const chosen = pressed(picked, one, table)
      setKept(chosen.picked)
      if (chosen.act !== null) act(chosen.act)
      else if (chosen.picked.kind === 'ready') choice.pick(chosen.picked.action)
      else choice.back()
    },
    design: within(front, wanted ?? firstDesign(front)),
    setDesign: setWanted,
    order,
  }
}

/** A seat that looks, else whose turn it is. */
const frontSeat = ({ me, viewer, view }: Props): Seat => me ?? (typeof viewer === 'number' ? viewer : view.active)

function emptySeat(): never {
  throw new Error('A table has seats.')
}

/** Kept between drawings, because a view does not know who shot first. */
function useOrder(view: Props['view']): readonly number[] {
  const [kept, setKept] = useState<readonly number[]>([])
  const order = shotOff(kept, view)
  if (order !== kept) setKept(order)
  return order
}
