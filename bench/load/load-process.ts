import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { LoadAnswer, LoadRequest, LoadResults } from './answering.ts'

/** The load in a process of its own, so that what it costs is not taken for what the server costs. */
export class LoadProcess {
  readonly #child: ChildProcess
  /** Never, unless it ends before it is told to. */
  readonly #ended: Promise<never>

  constructor() {
    // Beside the bundle that this file is a part of: every program that measures builds one (cli/bundle.mjs).
    this.#child = fork(new URL('./bench-load.js', import.meta.url), { serialization: 'advanced' })
    this.#ended = once(this.#child, 'exit').then(([exitCode]) => {
      throw new Error(`The load ended with exit code ${exitCode}.`)
    })
    this.#ended.catch(() => undefined)
  }

  async ask<K extends LoadRequest['kind']>(request: Extract<LoadRequest, { kind: K }>): Promise<LoadResults[K]> {
    const answered = Promise.race([once(this.#child, 'message'), this.#ended])
    this.#child.send(request)
    const [answer] = (await answered) as [LoadAnswer]
    if ('failed' in answer) throw new Error(`The load failed: ${answer.failed}`)
    return answer.result as LoadResults[K]
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill()
    await once(this.#child, 'exit')
  }
}
