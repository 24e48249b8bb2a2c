import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { roboRally } from '../rules/index.ts'
import type { RoboRally } from '../rules/state.ts'
import { Board } from './board.tsx'
import { chapters, mark, staging } from './model/moments.ts'

export const board: BoardModule<RoboRally> = { game: roboRally, Board, staging, mark, chapters }
