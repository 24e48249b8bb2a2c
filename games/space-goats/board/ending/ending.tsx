import type { Outcome } from '@starboard/kernel'
import type { SeatFace } from '@starboard/screen/contract/board.ts'
import { ordinal } from '@starboard/screen/frame/result/ordinal.ts'
import type { Ending as How } from '../../rules/state.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { DrawScene, Portrait, VictoryScene } from '../art/index.ts'
import print from '../stage/print.module.css'
import { seatStyle } from '../stage/seat-style.ts'
import { capital, counted, listed, nameOf } from '../stage/words.ts'
import css from './ending.module.css'

interface Props {
  readonly view: View
  readonly seats: readonly SeatFace[]
  readonly outcome: Outcome
}

/** The last picture: the captain of the last fleet, or two wrecks; and all captains by their places (SG-7.8). */
export function Ending({ view, seats, outcome }: Props) {
  if (view.ended === null) return null
  const { how, winners } = view.ended
  const [winner] = winners
  const ranked = view.players.toSorted((one, other) => placeOf(outcome, one) - placeOf(outcome, other))
  return (
    <figure className={css.ending}>
      <div className={css.scene}>
        {winners.length === 1 && winner !== undefined ? <VictoryScene seat={winner} /> : <DrawScene />}
        <figcaption className={css.caption}>
          <Title text={titleOf(seats, winners)} />
          <span>
            {HOW[how]} · {counted(outcome.turns, 'round')}
          </span>
        </figcaption>
      </div>
      <ol className={css.captains}>
        {ranked.map((player) => (
          <Captain key={player.seat} player={player} seats={seats} place={placeOf(outcome, player)} />
        ))}
      </ol>
    </figure>
  )
}

/** Long names are lettered smaller, so that they leave the winner in sight. */
const Title = ({ text }: { readonly text: string }) => <b data-long={text.length > 16 || undefined}>{text}</b>

const placeOf = ({ places }: Outcome, { seat }: SeenPlayer): number => places[seat] ?? places.length

function titleOf(seats: readonly SeatFace[], winners: readonly SeatFace['seat'][]): string {
  const names = winners.map((seat) => nameOf(seats, seat))
  const who = capital(listed(names))
  if (names.length !== 1) return `${who} draw!`
  return names[0] === 'you' ? 'You win!' : `${who} wins!`
}

const HOW: Readonly<Record<How, string>> = {
  rocket: 'The last fleet standing',
  wreckage: 'Wreckage decided the duel',
  bank: 'Both fleets wrecked, the larger bank wins',
  draw: 'Both fleets wrecked, equal banks',
  limit: 'Most ships when the last round was over',
  resigned: 'The others have left',
}

interface CaptainProps {
  readonly player: SeenPlayer
  readonly seats: readonly SeatFace[]
  readonly place: number
}

/** Ships and bank stand in the lines below. */
const Captain = ({ player: { seat, fleet }, seats, place }: CaptainProps) => (
  <li style={seatStyle(seat)} data-place={place}>
    <span className={`${css.portrait} ${print.halftone}`}>
      <Portrait seat={seat} mood={place === 1 ? 'proud' : fleet.length === 0 ? 'out' : 'worried'} />
      <b>{ordinal(place)}</b>
    </span>
    <strong>{capital(nameOf(seats, seat))}</strong>
  </li>
)
