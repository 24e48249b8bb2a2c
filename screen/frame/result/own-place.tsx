import { type Outcome, seatOf } from '@starboard/kernel'
import { useAroundBoard } from '../context.ts'
import { ordinal } from './ordinal.ts'
import css from './result.module.css'

/** How it ended for me, in the part of the dialog that never scrolls. Nothing for those who look on. */
export function OwnPlace({ outcome }: { readonly outcome: Outcome }) {
  const { faces, game } = useAroundBoard()
  const me = faces.find(({ isMe }) => isMe)
  if (me === undefined) return null
  const isTogether = game.meta.kind === 'co-op'
  return <p className={css.own}>{isTogether ? crewText(outcome) : ownText(outcome, me.seat)}</p>
}

const crewText = ({ result, places }: Outcome): string => (places.length === 1 ? ALONE : TOGETHER)[result]

const TOGETHER: Readonly<Record<Outcome['result'], string>> = {
  won: 'You won together',
  lost: 'You lost together',
  draw: 'It is a draw',
  ranked: 'It is over',
}

const ALONE: typeof TOGETHER = { ...TOGETHER, won: 'You won', lost: 'You lost' }

function ownText({ places, result }: Outcome, seat: number): string {
  if (result === 'lost') return 'You all lost'
  const place = places[seatOf(seat)] ?? places.length
  const isShared = places.filter((other) => other === place).length > 1
  return `You came ${ordinal(place)} of ${places.length}${isShared ? ', together with others' : ''}`
}
