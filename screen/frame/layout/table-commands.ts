import type { Refused } from '@starboard/kernel'
import type { Command, TableInfo } from '@starboard/wire/protocol'
import { useLocation } from 'wouter'
import { toast } from '../../pieces/toast.tsx'
import { useAroundBoard } from '../context.ts'

interface TableCommands {
  undo(): void
  /** Proposes, agrees to, withdraws or ends a pause, whichever is next. */
  pause(): void
  readonly pauseLabel: string
  readonly pauseNote: string
  /** Why the match may not be paused now; null: it may, or nobody would have to ask. */
  readonly pauseRefused: Refused | null
  /** A bot shall play for whoever sits there and is away. */
  takeOver(seat: number): void
  /** Anything else. */
  ask(command: Command): void
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
    pauseNote: table === null || isPaused ? '' : pauseAgreement(table),
    pauseRefused: isPaused || hasVoted ? null : (table?.pauseRefused ?? null),
    takeOver: (seat) => void ask({ kind: 'takeOver', seat }),
    ask: (command) => void ask(command),
    rematch: () =>
      void ask({ kind: 'rematch' }).then((given) => {
        if (given.ok && given.code !== undefined && mode === 'live') go(`/t/${given.code}`)
      }),
  }
}

/** "2 of 3 agree": those who play and are there. Nothing while nobody has asked for a pause. */
export function pauseAgreement({ pauseVotes, seats }: TableInfo): string {
  if (pauseVotes.length === 0) return ''
  const present = seats.filter(({ kind, isHere }) => kind === 'person' && isHere).length
  return `${pauseVotes.length} of ${Math.max(present, pauseVotes.length)} agree`
}
