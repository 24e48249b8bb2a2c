import type { AskHint } from '@starboard/screen/contract/hint.ts'
import type { FromAdviser, ToAdviser } from './messages.ts'

/** A worker for each question, beside the page: whoever answers meanwhile ends it. */
export const askerOf =
  (game: string): AskHint =>
  (question, signal) =>
    new Promise((resolve) => {
      const worker = new Worker(new URL('../solo/worker.ts', import.meta.url), { type: 'module', name: 'adviser' })
      const end = (hint: FromAdviser['hint']) => {
        worker.terminate()
        resolve(hint)
      }
      worker.addEventListener('message', ({ data }) => end((data as FromAdviser).hint))
      worker.addEventListener('error', () => end(null))
      signal.addEventListener('abort', () => end(null))
      const message: ToAdviser = { kind: 'advise', game, question }
      worker.postMessage(message)
    })
