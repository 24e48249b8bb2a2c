import { isRefusal } from '@starboard/kernel'
import type { Answer } from '../failures/command-ids.ts'
import type { Asked } from '../running/publisher.ts'
import type { FromTables } from './far-end.ts'
import type { CommonItem } from './items.ts'

interface TellLine {
  readonly last: CommonItem | readonly unknown[] | undefined
  send(item: FromTables): void
  wake(): void
  failed(request: number, error: unknown): void
}

/** How those who watch from another door are told and answered over the line. */
export class ToldOver {
  readonly #line: TellLine
  /** Commands that were answered with their news: the door hears of all of them at once. */
  #did: number[] = []

  constructor(line: TellLine) {
    this.#line = line
  }

  /** What several are told in the same words goes once. */
  readonly sendText = (text: string, watcher: number): void => {
    const last = this.#line.last as FromTables | undefined
    if (last?.[0] === 'text' && last[1] === text) last.push(watcher)
    else this.#line.send(['text', text, watcher])
  }

  readonly answer = (request: number, { isAnswered }: Asked, given: Answer): void => {
    if (isAnswered && !isRefusal(given)) {
      this.#did.push(request)
      this.#line.wake()
    } else this.#line.send(['done', request, isAnswered, given])
  }

  readonly onFailed = (request: number, error: unknown): void => this.#line.failed(request, error)

  /** The last chance to say what is left. */
  readonly finish = (): void => {
    if (this.#did.length > 0) this.#line.send(['did', this.#did])
    this.#did = []
  }
}
