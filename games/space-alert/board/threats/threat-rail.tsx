import type { Planning } from '../model/use-planning.ts'
import { Checklist } from './checklist.tsx'
import { ThreatCardBox } from './threat-card-box.tsx'
import css from './threats.module.css'

/** What the crew must not forget, and all threats that were announced, the latest first. */
export function ThreatRail({ planning }: { readonly planning: Planning }) {
  const { view } = planning.board
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <section className={css.rail} aria-label="Announced threats" tabIndex={0}>
      <Checklist planning={planning} />
      {view.threats.length === 0 && (
        <p className={css.none}>Nothing has been announced yet. Threats show up here with all their figures.</p>
      )}
      {view.threats
        .map((threat, place) => (
          <ThreatCardBox
            key={`${threat.id} ${threat.turn}`}
            threat={threat}
            course={planning.courses[place]}
            turns={view.turns}
            isLatest={place === view.threats.length - 1}
          />
        ))
        .toReversed()}
    </section>
  )
}
