import { type Drawn, draw, escaped, htmlOf } from '../drawing/node.ts'
import { countText, numberText } from '../figures/words.ts'
import type { RuleSet } from '../plan/plan.ts'
import { printReport, type Report } from '../report/report.ts'
import { DATA_ID } from './report-in-page.ts'
import type { Section } from './section.ts'
import { sectionsOf } from './sections.ts'
import { REPORT_STYLE } from './style.ts'

/** A report as one page that needs nothing else: no scripts, no fonts, no network. Its data lies in it. */
export function reportPage(report: Report): string {
  const { plan } = report
  const title = `${plan.name}: ${countText(plan.games)} games`
  const body = draw('main', {}, [
    draw('h1', {}, [title]),
    draw('p', {}, [`${plan.seats} seats, rules version ${plan.rules}, seed ${plan.seed}${firstText(report)}`]),
    draw('div', { class: 'rule-sets' }, plan.ruleSets.map(ruleSetCard)),
    draw('div', { class: 'findings' }, sectionsOf(report).map(sectionCard)),
    draw('h2', {}, ['The same in a terminal']),
    draw('p', {}, [draw('code', {}, [plan.command])]),
    draw('details', { class: 'lab-details' }, [
      draw('summary', {}, ['The data of this report, as JSON']),
      draw('pre', { id: DATA_ID }, [printReport(report)]),
    ]),
    draw('footer', {}, [madeText(report)]),
  ])
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}${REPORT_STYLE}</style>
${htmlOf(body)}
</html>
`
}

const firstText = ({ plan: { from }, part }: Report): string =>
  [
    ...(from === 0 ? [] : [`, from game ${from}`]),
    ...(part === undefined ? [] : [`; part ${part.number} of ${part.of}`]),
  ].join('')

const ruleSetCard = ({ name, bots, given }: RuleSet): Drawn =>
  draw('section', {}, [
    draw('h2', {}, [name]),
    draw('p', {}, [givenText(given)]),
    draw('p', {}, [`Bots: ${bots.join(', ')}`]),
  ])

export const givenText = (given: RuleSet['given']): string =>
  Object.keys(given).length === 0
    ? 'all options as printed'
    : Object.entries(given)
        .map(([name, text]) => `${name}=${text}`)
        .join(' ')

const sectionCard = ({ id, title, about, content, note }: Section): Drawn =>
  draw('section', { id }, [
    draw('h2', {}, [title]),
    draw('p', { class: 'about' }, [about]),
    ...content,
    ...(note === undefined ? [] : [draw('p', { class: 'about' }, [note])]),
  ])

function madeText({ plan, made: { at, ms, machine, workers } }: Report): string {
  const seconds = ms / 1000
  const rate = seconds === 0 ? '' : `, ${numberText((plan.games * plan.ruleSets.length) / seconds)} games a second`
  return `${at.slice(0, 10)}: ${countText(Math.round(seconds * 10) / 10)} s${rate}; ${machine}, ${workers} ${workers === 1 ? 'worker' : 'workers'}. Intervals of shares are Wilson's, of differences Newcombe's, of means Student's and Welch's; what is marked stands out by Benjamini and Hochberg's correction at 5 %.`
}

const STYLE = `
:root {
  color-scheme: light dark;
  --page: light-dark(#eef1f8, #0b1020); --lab-ground: light-dark(#fff, #121931); --lab-edge: light-dark(#b4bfdc, #2a3560);
  --lab-line: light-dark(#dfe4f2, #222c52); --lab-high: light-dark(#131a33, #f3f5ff); --lab-mid: light-dark(#414c73, #b9c2e6);
  --lab-low: light-dark(#5b658c, #8791bd); --lab-a: light-dark(#0072b2, #56b4e9); --lab-b: light-dark(#c8441a, #ff7f50);
  --lab-found: light-dark(#805300, #ffd166); --lab-group-1: light-dark(#0b5cad, #7cc4ff); --lab-group-2: light-dark(#b3261e, #ff6b6b);
  --lab-group-3: light-dark(#857800, #f0e442); --lab-group-4: light-dark(#7a4fd6, #b18cff); --lab-group-5: light-dark(#c2337d, #f06ba8);
  --lab-group-6: light-dark(#66707c, #c9d1d9);
}
body { margin: 0; background: var(--page); color: var(--lab-high); font: 15px/1.45 system-ui, sans-serif }
main { display: grid; gap: 12px; max-width: 78rem; margin: auto; padding: 24px 16px 40px }
h1 { margin: 0; font-size: 1.5rem } h2 { margin: 0; font-size: 1rem } p { margin: 0; overflow-wrap: anywhere }
main section { min-width: 0; container-type: inline-size; padding: 12px 16px; border: 1px solid var(--lab-edge); border-radius: 12px; background: var(--lab-ground) }
.findings { columns: 2 30rem; column-gap: 12px }
.findings > section { margin-bottom: 12px; break-inside: avoid }
.rule-sets { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 12px }
.rule-sets p, .about, footer { color: var(--lab-mid); font-size: .8125rem }
code, pre { font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
`
