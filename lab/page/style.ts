/**
 * How the parts of a report look, on its own page and in the app: whoever shows it says what the colours `--lab-…` are.
 * A text, because a page that needs nothing else carries it inside.
 */
export const REPORT_STYLE = `
.lab-table { position: relative; width: 100%; border-collapse: collapse; font-size: .8125rem; font-variant-numeric: tabular-nums }
.lab-table th, .lab-table td { padding: 2px 6px; text-align: right; vertical-align: middle; font-weight: 400 }
.lab-table td { white-space: nowrap }
.lab-table tr > :first-child { padding-left: 0; text-align: left }
.lab-table tbody th { white-space: nowrap }
.lab-table tr > :last-child { padding-right: 0 }
.lab-table thead th, .lab-table thead td { color: var(--lab-low); font-size: .75rem; vertical-align: bottom }
.lab-table tbody td { color: var(--lab-mid) }
.lab-table tbody th { color: var(--lab-high) }
.lab-table .lab-found { color: var(--lab-found); font-weight: 600 }
.lab-table tr.lab-found td { color: inherit; font-weight: inherit }
.lab-table tr.lab-found th { font-weight: 400 }
.lab-table .lab-drawn, .lab-table .lab-plot-head { width: 100%; min-width: 7.5rem; padding: 0; text-align: center }
.lab-table tfoot td { padding: 0 }
.lab-range { color: var(--lab-low); font-weight: 400 }
.lab-plot, .lab-bars { display: block; overflow: visible }
.lab-tick, .lab-bar-text { fill: var(--lab-low); font-size: 12px; font-variant-numeric: tabular-nums }
.lab-bar-text { fill: var(--lab-mid) }
.lab-card { display: inline-flex; align-items: center; gap: 6px }
.lab-card svg, .lab-legend svg { flex: none }
.lab-legend { display: flex; flex-wrap: wrap; gap: 2px 14px; margin: 4px 0; color: var(--lab-mid); font-size: .75rem }
.lab-legend span { display: inline-flex; align-items: center; gap: 5px }
.lab-measure { margin: 12px 0 2px; color: var(--lab-mid); font-size: .8125rem; font-weight: 600 }
.lab-details { margin-top: 8px; font-size: .8125rem }
.lab-details summary { min-height: 44px; padding: 12px 0; color: var(--lab-mid); cursor: pointer }
.lab-spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
@container (width < 34rem) {
  .lab-range { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
}
@container (width < 24rem) {
  .lab-table th, .lab-table td { padding: 3px 3px }
  .lab-table tbody th { min-width: 4rem; white-space: normal }
  .lab-table .lab-drawn, .lab-table .lab-plot-head { min-width: 4.5rem }
}
`
