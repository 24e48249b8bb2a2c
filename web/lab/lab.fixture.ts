import type { Playable } from '@starboard/bots'
import type { WorkerLine } from './lab-run.ts'
import type { FromLab, ToLab } from './messages.ts'
import { serveLab } from './serve.ts'

/** The worker's code on this thread, behind the same messages: what is sent is a copy, and comes a moment later. */
export function workerHere(find: (game: string) => Playable | undefined) {
  const heard: ToLab[] = []
  let serve: (message: ToLab) => void = () => undefined
  let listen: (message: FromLab) => void = () => undefined
  let isClosed = false
  serveLab({
    line: {
      post: (message) => setTimeout(() => isClosed || listen(structuredClone(message))),
      onMessage: (listener) => {
        serve = listener
      },
    },
    find,
  })
  const line: WorkerLine = {
    post(message) {
      heard.push(message)
      const copy = structuredClone(message)
      setTimeout(() => isClosed || serve(copy))
    },
    onMessage: (listener) => {
      listen = listener
    },
    onFailure: () => undefined,
    close: () => {
      isClosed = true
    },
  }
  return { line, heard, isClosed: () => isClosed }
}
