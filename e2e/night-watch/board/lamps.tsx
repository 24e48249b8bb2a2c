import type { Seat } from '@starboard/kernel'
import type { BoardProps, SeatFace } from '@starboard/screen/contract/board.ts'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { nextKeeper } from '../rules/ending.ts'
import type { NightWatch } from '../rules/state.ts'
import css from './board.module.css'
import { Choice } from './choice.tsx'
import { Flame, Lamp } from './lamp.tsx'

/** Everybody's lamp in a row; the order of the next one is the one that counts for me. */
export function Lamps(props: BoardProps<NightWatch>) {
  const { view, seats, beat } = props
  const phase = view.agenda.steps.at(-1)?.phase ?? 'dawn'
  return (
    <ul className={css.lamps} aria-label="Lamps" data-phase={phase} data-beat={beat?.event.kind}>
      {seats.map((face) => (
        <Post key={face.seat} face={face} board={props} />
      ))}
    </ul>
  )
}

interface PostProps {
  readonly face: SeatFace
  readonly board: BoardProps<NightWatch>
}

function Post({ face: { seat, name, isMe }, board }: PostProps) {
  const { view, me, beat } = board
  const lamp = view.keepers[seat]?.lamp ?? null
  const isMine = me !== null && nextKeeper(view.keepers.length, me) === seat
  const isBlown = beat?.event.kind === 'gust' && beat.event.blownOut === seat
  return (
    <li className={css.keeper} data-point={`lamp-${seat}`} data-blown={isBlown || undefined}>
      <h3>
        <SeatShape seat={seat} /> <span>{isMe ? 'You' : name}</span>
      </h3>
      <Lamp colour={lamp} />
      <p>{lamp === null ? 'dark' : `${lamp} lamp`}</p>
      <Order board={board} of={seat} />
      {isMine && <p className={css.mine}>Your lamp must show this order.</p>}
    </li>
  )
}

/** Open to whoever has read it. */
function Order({ board, of }: { readonly board: BoardProps<NightWatch>; readonly of: Seat }) {
  const order = board.view.keepers[of]?.order
  if (order !== undefined)
    return (
      <p className={css.order}>
        <span>Order:</span> <Flame colour={order} /> {order}
      </p>
    )
  if (board.me === null) return <p className={css.order}>Order sealed</p>
  return (
    <Choice board={board} action={{ kind: 'read', of }}>
      Read order
    </Choice>
  )
}
