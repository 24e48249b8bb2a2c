import { type Refusal, refuse } from '@starboard/kernel'
import type { Tally } from '../cluster/tally.ts'
import { AddressLimit } from '../http/limits.ts'
import type { TablePace } from '../table/services.ts'

/** How much each person may say, at all tables and over all connections together. */
export class ChatBudget implements Tally {
  onCounted: Tally['onCounted'] = () => {}
  readonly #now: () => number
  readonly #limit: AddressLimit
  readonly #refusal: Refusal

  constructor({ chatAtOnce, chatPerMinute }: Pick<TablePace, 'chatAtOnce' | 'chatPerMinute'>, now: () => number) {
    this.#now = now
    this.#limit = new AddressLimit(chatPerMinute, chatAtOnce)
    this.#refusal = tooMuch(Math.ceil(60 / chatPerMinute))
  }

  /** Null: one more line may be said, and is counted. */
  take(user: string): Refusal | null {
    if (!this.#limit.take(user, this.#now())) return this.#refusal
    this.onCounted([user])
    return null
  }

  countedElsewhere([user = '']: readonly string[]): void {
    this.#limit.take(user, this.#now())
  }
}

const tooMuch = (seconds: number): Refusal =>
  refuse(
    'too-much-chat',
    'table',
    `You have said a lot; wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} before the next line.`,
  )
