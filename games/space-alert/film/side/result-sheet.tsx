import { figure } from '../../rules/words/names.ts'
import { lossText, sumRows, threatRows } from '../../rules/words/score-rows.ts'
import { fatesOf } from '../model/fates.ts'
import { endText, type Reel } from '../model/reel.ts'
import { placeKey } from '../place-key.ts'
import css from './side.module.css'

/** SA-9.2: the score line by line, and of every threat what became of it, when and by whom. */
export function ResultSheet({ reel }: { readonly reel: Reel }) {
  const { result, mission } = reel
  const fates = fatesOf(reel)
  return (
    <div className={css.sheet} data-outcome={result.outcome}>
      <h3>{endText(result)}</h3>
      {result.lostBy !== undefined && <p>{capital(lossText(result.lostBy))}.</p>}
      <table>
        <caption className="spoken">Score sheet</caption>
        <tbody>
          {threatRows(result).map(({ what, how, points }, place) => (
            <tr key={placeKey(place)}>
              <th scope="row">
                {what}
                <small>{[how.replaceAll('-', ' '), fates[place]].filter(Boolean).join(', ')}</small>
              </th>
              <td>{signed(points)}</td>
            </tr>
          ))}
          {sumRows(mission, result).map(({ what, how, points }) => (
            <tr key={what} data-sum={what === 'score'}>
              <th scope="row">
                {capital(what)}
                {how !== '' && <small>{how}</small>}
              </th>
              <td>{what === 'score' ? figure(points) : signed(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const signed = (points: number): string => (points > 0 ? `+${points}` : figure(points))
