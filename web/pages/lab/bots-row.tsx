import { nameAmong, weakestFirst } from '@starboard/wire/levels'
import css from './bots-row.module.css'

interface BotsRowProps {
  /** By seat. */
  readonly bots: readonly string[]
  /** All that this game has. */
  readonly known: readonly string[]
  onChange(bots: readonly string[]): void
}

/** Who plays, seat by seat. */
export const BotsRow = ({ bots, known, onChange }: BotsRowProps) => (
  <div className={css.bots}>
    {bots.map((bot, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
      <label key={seat}>
        <span>{seat + 1}</span>
        <select
          aria-label={`Bot in seat ${seat + 1}`}
          value={bot}
          onChange={({ target }) => onChange(bots.with(seat, target.value))}
        >
          {namesFor(known, bot).map((name) => (
            <option key={name} value={name}>
              {nameAmong(known, name)}
            </option>
          ))}
        </select>
      </label>
    ))}
  </div>
)

/** One that a link named and that is not there stays in sight: it is refused with a sentence. */
const namesFor = (known: readonly string[], bot: string): readonly string[] =>
  known.includes(bot) ? weakestFirst(known) : [...weakestFirst(known), bot]
