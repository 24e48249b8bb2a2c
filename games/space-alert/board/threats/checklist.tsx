import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { computerDuties } from '../model/computer.ts'
import { ranges, turnsFrom } from '../model/stays.ts'
import type { Planning } from '../model/use-planning.ts'
import css from './threats.module.css'

/** SA-2.14: what the security officer keeps an eye on; everybody sees it. */
export function Checklist({ planning: { board, forecast, nameOf } }: { readonly planning: Planning }) {
  const { view, me } = board
  return (
    <ul className={css.checklist} aria-label="Computer checklist">
      {computerDuties(view, forecast).map(({ phase, from, to, isCalled, isMine }) => {
        const call = view.calls.find(({ claim }) => claim.what === 'computer' && claim.turn >= from && claim.turn <= to)
        const said = call === undefined ? 'nobody yet' : call.seat === me ? 'you' : nameOf(call.seat)
        const who = isMine ? 'in your plan' : said
        return (
          <li key={phase} data-done={isCalled || isMine || undefined}>
            <Icon name={isCalled || isMine ? 'check' : 'warning'} size={14} />
            Computer, turn {ranges(turnsFrom(from, to))}: {who}
          </li>
        )
      })}
    </ul>
  )
}
