export { reference } from './reference/index.ts'
