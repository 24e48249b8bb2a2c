import { type Refusal, refuse } from '@starboard/kernel'
import { AddressLimit } from '../http/limits.ts'
import type { TablePace } from '../table/services.ts'

/** How much each person may say, at all tables and over all connections together. */
export class ChatBudget {
  readonly #limit: AddressLimit
  readonly #refusal: Refusal

  constructor({ chatAtOnce, chatPerMinute }: Pick<TablePace, 'chatAtOnce' | 'chatPerMinute'>) {
    this.#limit = new AddressLimit(chatPerMinute, chatAtOnce)
    this.#refusal = tooMuch(Math.ceil(60 / chatPerMinute))
  }

  /** Null: one more line may be said, and is counted. */
  take(user: string, now: number): Refusal | null {
    return this.#limit.take(user, now) ? null : this.#refusal
  }
}

const tooMuch = (seconds: number): Refusal =>
  refuse(
    'too-much-chat',
    'table',
    `You have said a lot; wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} before the next line.`,
  )
