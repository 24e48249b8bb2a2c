import type { ReactStep } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'

/** The attack that waits for an answer. */
export function threatIn({ view }: { readonly view: View }): ReactStep | null {
  const step = view.agenda.steps.at(-1)
  return step?.kind === 'react' ? step : null
}
