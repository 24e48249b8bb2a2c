import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { cometRush } from '../rules/index.ts'
import type { CometRush } from '../rules/state.ts'
import { Board } from './board.tsx'
import { mark, staging } from './model/moments.ts'

export const board: BoardModule<CometRush> = { game: cometRush, Board, staging, mark }
