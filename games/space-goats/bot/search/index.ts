import type { SearchHelp } from '@starboard/kernel'
import type { SpaceGoats } from '../../rules/state.ts'
import { ranked } from '../heuristic/act.ts'
import { normal } from '../heuristic/index.ts'
import { outlookOf } from '../heuristic/outlook.ts'

/** Whole duels are short: they are played to their end by rules of thumb, which also say what to try first. */
export const help: SearchHelp<SpaceGoats> = {
  iterations: 150,
  rollout: normal,
  promising: ({ view }, seat) => (view.agenda.steps.at(-1)?.kind === 'action' ? ranked(outlookOf(view, seat)) : null),
}
