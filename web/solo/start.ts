import type { FromSolo, SoloWish, ToSolo } from './messages.ts'
import { type SoloSource, soloSource } from './solo-source.ts'

/** A match against bots in a worker of this page; `match` is shown even if it is over. */
export function startSolo(wish: SoloWish, match: string | null): SoloSource {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return soloSource({
    wish,
    match,
    line: {
      post: (message: ToSolo) => worker.postMessage(message),
      onMessage: (listener) => worker.addEventListener('message', ({ data }) => listener(data as FromSolo)),
      onFailure: (listener) => worker.addEventListener('error', listener),
    },
    // Not `randomUUID`, which a page without a certificate does not have.
    newId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
  })
}
