export { thisServer } from './holder.ts'
export { holdStore, joinStore, openStore } from './open.ts'
export type {
  Store,
  TableRow,
  User,
} from './store.ts'
