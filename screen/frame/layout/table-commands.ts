import type { Command } from '@starboard/wire/protocol'
import { useLocation } from 'wouter'
import { toast } from '../../pieces/toast.tsx'
import { useAroundBoard } from '../context.ts'

interface TableCommands {
  undo(): void
  /** Proposes, agrees to, withdraws or ends a pause, whichever is next. */
  pause(): void
  readonly pauseLabel: string
  readonly pauseNote: string
  rematch(): void
}

/** What a person may ask of a table besides moves. A refusal becomes a toast. */
export function useTableCommands(): TableCommands {
  const { send, table, mode } = useAroundBoard()
  const [, go] = useLocation()
  const ask = async (command: Command) => {
    const given = await send(command)
    if (!given.ok) toast(given.refused.text, 'harm')
    return given
  }
  const votes = table?.pauseVotes ?? []
  const hasVoted = votes.some((seat) => seat === table?.you.seat)
  const isPaused = table?.isPaused === true
  return {
    undo: () => void ask({ kind: 'undo' }),
    pause: () => void ask(isPaused ? { kind: 'resume' } : { kind: 'pause', agree: !hasVoted }),
    pauseLabel: isPaused
      ? 'Resume'
      : hasVoted
        ? 'Withdraw the pause'
        : votes.length > 0
          ? 'Agree to a pause'
          : 'Propose a pause',
    pauseNote: !isPaused && votes.length > 0 ? `${votes.length} agreed` : '',
    rematch: () =>
      void ask({ kind: 'rematch' }).then((given) => {
        if (given.ok && given.code !== undefined && mode === 'live') go(`/t/${given.code}`)
      }),
  }
}
