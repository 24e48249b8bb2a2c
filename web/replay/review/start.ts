import type { FromReviewer, ToReviewer } from './messages.ts'
import type { ReviewLine } from './reviewer.ts'

/** A worker of its own: the page goes on, and ending the worker ends it. */
export function startReview(): ReviewLine {
  const worker = new Worker(new URL('../../solo/worker.ts', import.meta.url), { type: 'module', name: 'reviewer' })
  return {
    post: (message: ToReviewer) => worker.postMessage(message),
    onMessage: (listener) => worker.addEventListener('message', ({ data }) => listener(data as FromReviewer)),
    onFailure: (listener) => worker.addEventListener('error', listener),
    close: () => worker.terminate(),
  }
}
