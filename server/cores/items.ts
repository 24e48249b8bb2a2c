import type { Command } from '@starboard/wire/protocol'
import type { Answer } from '../failures/command-ids.ts'
import type { TableStatus } from '../store/store.ts'
import type { PrintedError } from './errors.ts'

/**
 * What goes between the door and a worker. All that is said in one turn of an event loop goes as one list, in its order:
 * a message between threads costs more than what is in it. Items are plain lists without names of members, for the same reason.
 */
type AskedItem = readonly ['ask', request: number, name: string, args: readonly unknown[]]
type GivenItem = readonly ['given', request: number, value: unknown]
type FailedItem = readonly ['failed', request: number, error: PrintedError]
type ToldItem = readonly ['tell', name: string, args: readonly unknown[]]

/** Either side asks, answers and tells. */
export type CommonItem = AskedItem | GivenItem | FailedItem | ToldItem

/** A command of somebody who watches; they and their table are known by the watcher's number. */
export type DoItem = readonly ['do', request: number, watcher: number, id: string, command: Command]
/** A move of theirs, with its action as text: that is read faster than a copy is made. */
export type MoveItem = readonly [
  'move',
  request: number,
  watcher: number,
  id: string,
  action: string,
  decision: string | undefined,
]
/** These appends are durable. */
type KeptItem = readonly ['kept', requests: readonly number[]]

export type ToWorker = DoItem | MoveItem | KeptItem

/** A text, and the watchers who get it. */
export type TextItem = ['text', text: string, ...watchers: number[]]
/** How a command was answered; true: its sender has the answer with the news of it. */
export type DoneItem = readonly ['done', request: number, isAnswered: boolean, answer: Answer]
/** Commands that were done and answered with their news. */
export type DidItem = readonly ['did', requests: readonly number[]]
/** An entry for the log. */
export type AppendItem = readonly [
  'append',
  request: number,
  table: string,
  version: number,
  seq: number,
  actionId: string | null,
  entry: string,
  status: TableStatus,
  dueAt: number | null,
  at: number,
  isAsBefore: boolean,
]

export type ToDoor = TextItem | DoneItem | DidItem | AppendItem
