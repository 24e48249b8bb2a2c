export { Damaged } from './damaged.ts'
export { type OpenOptions, openStore } from './open.ts'
export {
  ActionTaken,
  type AnyEntry,
  type Append,
  type ChatRow,
  type ChatStore,
  CodeTaken,
  type LogRow,
  type LogStore,
  Missing,
  type SeatRow,
  SequenceTaken,
  type Store,
  StoreClosed,
  TABLE_STATUSES,
  type TableRow,
  type TableStatus,
  type TableStore,
  type User,
  type UserStore,
} from './store.ts'
export { Unusable } from './unusable.ts'
