import type { SeatFace } from '../../contract/board.ts'
import { Button } from '../../pieces/button.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { useAroundBoard } from '../context.ts'
import css from './away.module.css'
import { useTableCommands } from './table-commands.ts'

interface AwayProps {
  readonly face: SeatFace
  readonly isChip: boolean
}

/** Somebody is away: who plays meanwhile, and, where somebody has to ask for that, how. */
export function Away({ face, isChip }: AwayProps) {
  if (face.isBot || (face.isHere && !face.isHeld)) return null
  return (
    <div className={css.away} data-chip={isChip || undefined}>
      {/* The badge has said it already to those who listen. */}
      {face.isHeld ? <Held face={face} isChip={isChip} /> : <span aria-hidden="true">away</span>}
      {face.mayBeTakenOver === true && <TakeOver face={face} />}
    </div>
  )
}

/** On a chip there is only room for half of it. */
const Held = ({ face: { isMe, name }, isChip }: AwayProps) => (
  <span>
    <Icon name="bot" size={14} />a bot plays
    <span className={isChip ? 'spoken' : undefined}> until {isMe ? 'you move' : `${name} is back`}</span>
  </span>
)

/** Whoever may not ask for it is told why. */
function TakeOver({ face: { seat, name } }: { readonly face: SeatFace }) {
  const { faces } = useAroundBoard()
  const commands = useTableCommands()
  if (!faces.some(({ isMe }) => isMe)) return null
  return (
    <Button look="secondary" aria-label={`Let a bot play for ${name}`} onClick={() => commands.takeOver(seat)}>
      Let a bot play
    </Button>
  )
}
