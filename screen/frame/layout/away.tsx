import type { SeatFace } from '../../contract/board.ts'
import { Button } from '../../pieces/button.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { useAroundBoard } from '../context.ts'
import css from './away.module.css'
import { useTableCommands } from './table-commands.ts'

/** Somebody is away: who plays meanwhile, and, where somebody has to ask for that, how. */
export function Away({ face }: { readonly face: SeatFace }) {
  if (face.isBot || (face.isHere && !face.isHeld)) return null
  return (
    <div className={css.away}>
      {/* The badge has said it already to those who listen. */}
      {face.isHeld ? <Held face={face} /> : <span aria-hidden="true">away</span>}
      {face.mayBeTakenOver === true && <TakeOver face={face} />}
    </div>
  )
}

const Held = ({ face: { isMe, name } }: { readonly face: SeatFace }) => (
  <span>
    <Icon name="bot" size={14} />
    {isMe ? 'a bot plays until you move' : `a bot plays until ${name} is back`}
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
