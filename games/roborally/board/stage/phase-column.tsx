import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { PHASES } from '../../rules/state.ts'
import { PhaseIcon } from '../art/icons.tsx'
import type { FilmNow } from '../film/film-now.ts'
import { PHASES_EXPLAINED } from '../model/explain.ts'
import { PHASE_NAMES } from '../model/phases.ts'
import css from './stage.module.css'

/** RR-3.9: what happens in each register, in this order, and where the film is. */
export function PhaseColumn({ film }: { readonly film: FilmNow | null }) {
  const now = film === null ? -1 : PHASES.indexOf(film.phase)
  return (
    <ol className={css.phases} aria-label="Steps of a register">
      <li className={css.each} aria-hidden="true">
        Each register
      </li>
      {PHASES.map((phase, place) => (
        <li
          key={phase}
          data-phase={phase}
          data-past={place < now || undefined}
          aria-current={place === now ? 'step' : undefined}
          {...explainedStill({ name: PHASE_NAMES[phase].sign, ...PHASES_EXPLAINED[phase] })}
        >
          <PhaseIcon phase={phase} size={20} />
          {PHASE_NAMES[phase].sign}
        </li>
      ))}
    </ol>
  )
}
