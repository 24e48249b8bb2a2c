import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import type { View } from '../../rules/view.ts'
import { FORECAST } from '../model/explain.ts'
import { impactOdds, likeliest } from '../model/forecast.ts'
import { percent } from '../model/odds.ts'
import css from './forecast.module.css'

/** More do not fit beside each other. */
const SHOWN = 3

/** When the comet comes down, if nobody breaks it before. */
export function Forecast({ view }: { readonly view: View }) {
  const odds = impactOdds(view)
  const rounds = likeliest(odds, SHOWN - Number(odds.survival > 0))
  if (rounds.length === 0 && odds.survival === 0) return null
  return (
    <section className={css.forecast} aria-label="Impact forecast" {...explainedStill(FORECAST)}>
      <h2>Earth is hit after</h2>
      <ul>
        {rounds.map(({ round, chance }) => (
          <Bar key={round} label={`round ${round}`} chance={chance} />
        ))}
        {odds.survival > 0 && <Bar label="never" chance={odds.survival} />}
      </ul>
    </section>
  )
}

const Bar = ({ label, chance }: { readonly label: string; readonly chance: number }) => (
  <li>
    {label}
    <b>{percent(chance)}</b>
    <i style={{ width: `${Math.round(chance * 100)}%` }} />
  </li>
)
