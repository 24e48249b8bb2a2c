import type { FromReader, ToReader } from './messages.ts'
import type { PageLine } from './reader.ts'

/** A worker of its own for each file: whatever is in it, the page goes on, and ending the worker ends it. */
export function startReader(): PageLine {
  const worker = new Worker(new URL('../../solo/worker.ts', import.meta.url), { type: 'module', name: 'reader' })
  return {
    post: (message: ToReader) => worker.postMessage(message),
    onMessage: (listener) => worker.addEventListener('message', ({ data }) => listener(data as FromReader)),
    onFailure: (listener) => worker.addEventListener('error', listener),
    close: () => worker.terminate(),
  }
}
