export { thisServer } from './holder.ts'
export { holdStore, openStore } from './open.ts'
export type {
  Store,
  TableRow,
  User,
} from './store.ts'
