import type { WorkerLine } from './lab-run.ts'
import type { FromLab, ToLab } from './messages.ts'

/** The worker of solo play under another name, so that all rules come in one file. */
export function startLabWorker(): WorkerLine {
  const worker = new Worker(new URL('../solo/worker.ts', import.meta.url), { type: 'module', name: 'lab' })
  let listen: (message: FromLab) => void = () => undefined
  worker.addEventListener('message', ({ data }) => listen(data as FromLab))
  return {
    post: (message: ToLab) => worker.postMessage(message),
    onMessage: (listener) => {
      listen = listener
    },
    onFailure: (listener) => worker.addEventListener('error', listener),
    close: () => worker.terminate(),
  }
}
