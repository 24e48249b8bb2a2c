import type { CSSProperties } from 'react'
import { type DockShare, dockLimits, dockShares, surelyUnfairDocks } from '../../bot/measure/docks.ts'
import type { DockRaces } from '../../data/courses/figures.ts'
import css from './dock-shares.module.css'
import panelCss from './panels.module.css'

/** How often each dock wins, where its true share lies, and which of them are surely unfair. */
export function DockShares({ docks }: { readonly docks: DockRaces }) {
  const shares = dockShares(docks)
  const unfair = surelyUnfairDocks(docks).map(({ dock }) => dock)
  const longest = Math.max(...shares.map(({ interval }) => interval[1]))
  const [least, most] = dockLimits(shares.length).map(percent)
  return (
    <table className={css.docks}>
      <caption>Wins by dock, with the 95 % interval</caption>
      <tbody>
        {shares.map((one) => (
          <Row key={one.dock} share={one} longest={longest} isUnfair={unfair.includes(one.dock)} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3} className={panelCss.note}>
            {unfair.length === 0
              ? `No dock is surely outside ${least} to ${most}.`
              : `Surely outside ${least} to ${most}: ${unfair.map((dock) => `dock ${dock}`).join(', ')}.`}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

interface RowProps {
  readonly share: DockShare
  readonly longest: number
  readonly isUnfair: boolean
}

const Row = ({ share: { dock, share, interval }, longest, isUnfair }: RowProps) => (
  <tr data-unfair={isUnfair || undefined}>
    <th scope="row">{dock}</th>
    <td className={css.bar} aria-hidden="true">
      <span style={placed([0, share], longest)} />
      <i style={placed(interval, longest)} />
    </td>
    <td className={css.figure}>
      {percent(share)} <small>({interval.map((one) => Math.round(100 * one)).join('–')})</small>
    </td>
  </tr>
)

const placed = ([from, to]: readonly [number, number], longest: number): CSSProperties => ({
  insetInlineStart: `${(100 * from) / longest}%`,
  width: `${(100 * (to - from)) / longest}%`,
})

const percent = (share: number): string => `${Math.round(100 * share)} %`
