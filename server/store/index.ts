export { openStore } from './open.ts'
export type {
  Store,
  TableRow,
  User,
} from './store.ts'
