export { heuristic, normal } from './heuristic/index.ts'
export { reference } from './reference/index.ts'
export { help } from './search/index.ts'
