import type { FromSolo, SoloWish, ToSolo, WhichMatch } from './messages.ts'
import { type SoloSource, soloSource } from './solo-source.ts'

/** A match against bots in a worker of this page. */
export function startSolo(wish: SoloWish, which: WhichMatch): SoloSource {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return soloSource({
    wish,
    which,
    line: {
      post: (message: ToSolo) => worker.postMessage(message),
      onMessage: (listener) => worker.addEventListener('message', ({ data }) => listener(data as FromSolo)),
      onFailure: (listener) => worker.addEventListener('error', listener),
    },
    // Not `randomUUID`, which a page without a certificate does not have.
    watchHidden,
    newId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
  })
}

function watchHidden(listener: (isHidden: boolean) => void): () => void {
  const look = () => listener(document.hidden)
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
