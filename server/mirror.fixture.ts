import { applyChange, type Change, fingerprint } from '@starboard/kernel'
import type { Frame } from '@starboard/wire/client'
import type { ChatLine, ServerMessage, TableInfo } from '@starboard/wire/protocol'

/**
 * What somebody knows who only listens: the look and the news, put together. It counts along, so a number that is
 * missing or comes twice, or a change that does not lead to the promised look, is a failure at once.
 */
export class Mirror {
  frame: Frame | null = null
  table: TableInfo | null = null
  at = 0
  print = 0
  readonly messages: ServerMessage[] = []
  readonly events: { readonly kind: string }[] = []
  readonly chat: ChatLine[] = []

  hear(message: ServerMessage): void {
    this.messages.push(message)
    if (message.kind === 'look') this.#look(message)
    else if (message.kind === 'news') this.#news(message)
    else if (message.kind === 'table') this.table = message.table
    else if (message.kind === 'chat') this.chat.push(...message.rows)
  }

  /** Kinds of all messages since, without what is said of the table. */
  kindsSince(count: number): readonly string[] {
    return this.messages.slice(count).flatMap(({ kind }) => (kind === 'table' ? [] : [kind]))
  }

  #look({ at, look, print }: Extract<ServerMessage, { kind: 'look' }>): void {
    this.frame = structuredClone(look) as Frame
    this.at = at
    this.#check(print)
  }

  #news({ at, events, change, print }: Extract<ServerMessage, { kind: 'news' }>): void {
    if (this.frame === null) throw new Error('There was news before the first look.')
    if (at !== this.at + 1) throw new Error(`News ${at} came after ${this.at}.`)
    this.at = at
    if (change !== null) this.frame = applyChange(this.frame, change as Change) as Frame
    this.events.push(...events)
    this.#check(print)
  }

  #check(print: number): void {
    this.print = print
    if (fingerprint(this.frame) !== print) throw new Error(`The look of news ${this.at} is not the promised one.`)
  }
}
