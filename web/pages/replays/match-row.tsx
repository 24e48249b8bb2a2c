import type { MatchLine } from '@starboard/wire/matches'
import { Link } from 'wouter'
import { posterOf } from '../../games/registry.ts'
import { ago } from '../home/lines.ts'
import css from './match-row.module.css'
import { lengthText, peopleText, placeText, resultText } from './match-words.ts'

/** A match that is over: one press opens its replay, or the table of results while others may have it before them. */
export function MatchRow({ line }: { readonly line: MatchLine }) {
  const { code, game, endedAt, lengthMs, opensAt } = line
  const poster = posterOf(game)
  const place = placeText(line)
  return (
    <li className={css.item}>
      <Link className={css.row ?? ''} href={opensAt === undefined ? `/r/${code}` : `/g/${game}/daily`}>
        <span className={css.thumb} aria-hidden="true">
          {poster !== undefined && <poster.Thumb />}
        </span>
        <span className={css.words}>
          <b>{poster?.name ?? game}</b>
          <span className={css.people}>{peopleText(line)}</span>
          <span>{resultText(line)}</span>
          {opensAt !== undefined && <span className={css.people}>Today’s: its replay opens at 0:00 UTC</span>}
        </span>
        <span className={css.facts}>
          {place !== null && (
            <b>
              <span className="spoken">My place: </span>
              {place}
            </b>
          )}
          <span>{lengthText(lengthMs)}</span>
          <span>{ago(Date.now() - endedAt)}</span>
        </span>
      </Link>
    </li>
  )
}
