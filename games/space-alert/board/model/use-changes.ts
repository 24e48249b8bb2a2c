import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SpaceAlert } from '../../rules/state.ts'
import type { OwnCards } from '../../rules/view.ts'
import { type Change, changed } from './drafting.ts'

interface Changes {
  /** My hand and board as I see them: with all that is on its way to the table. */
  readonly own: OwnCards | null
  change(change: Change): void
}

type Props = Pick<BoardProps<SpaceAlert>, 'refusal' | 'isSending' | 'act'> & { readonly kept: OwnCards | null }

interface Sending {
  readonly waiting: readonly Change[]
  /** The first of them is on its way: for which version, and what the table had refused before. */
  readonly sent: { readonly version: number; readonly refusal: Props['refusal'] } | null
}

const NOTHING: Sending = { waiting: [], sent: null }

/**
 * Changes are shown at once and told to the table one after the other, each for the board that the one before has left.
 * If one is refused, what was meant to follow it is forgotten, and the board is what the table has.
 */
export function useChanges({ kept, refusal, isSending, act }: Props): Changes {
  const [before, setSending] = useState(NOTHING)
  const version = kept?.version ?? 0
  const sending = settled(before, version, isSending ? null : refusal)
  if (sending !== before) setSending(sending)
  const send = useEffectEvent(() => {
    const [first] = sending.waiting
    if (first === undefined || sending.sent !== null) return
    setSending({ ...sending, sent: { version, refusal } })
    act({ ...first, version })
  })
  useEffect(() => send())
  return {
    own: kept && sending.waiting.reduce<OwnCards>((own, one) => changed(own, one), kept),
    change: (one) => setSending((now) => ({ ...now, waiting: [...now.waiting, one] })),
  }
}

/** The table has taken the first in, or has said why not. */
function settled(sending: Sending, version: number, refusal: Props['refusal']): Sending {
  const { waiting, sent } = sending
  if (sent === null) return sending
  if (sent.version !== version) return { waiting: waiting.slice(1), sent: null }
  return refusal !== null && refusal !== sent.refusal ? NOTHING : sending
}
