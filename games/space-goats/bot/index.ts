export { heuristic } from './heuristic/index.ts'
export { reference } from './reference/index.ts'
