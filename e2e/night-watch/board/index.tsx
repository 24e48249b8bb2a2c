import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { nightWatch } from '../rules/index.ts'
import type { NightWatch } from '../rules/state.ts'
import { Board } from './board.tsx'
import { mark, staging } from './moments.ts'

export const board: BoardModule<NightWatch> = { game: nightWatch, Board, staging, mark }
