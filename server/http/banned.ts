import { type Refusal, refuse } from '@starboard/kernel'
import type { Ban } from '../store/store.ts'

/** What somebody is told whom the host of the server does not let in. */
export function banned({ reason, until }: Pick<Ban, 'reason' | 'until'>): Refusal {
  const end = until === null ? 'for good' : `until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return refuse('banned', 'api', `The host of this server has banned you ${end}${reason === '' ? '.' : `: ${reason}`}`)
}
