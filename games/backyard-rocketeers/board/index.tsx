import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { backyardRocketeers } from '../rules/index.ts'
import type { BackyardRocketeers } from '../rules/state.ts'
import { Board } from './board.tsx'
import { isRoutine } from './film/routine.ts'
import { mark, staging } from './model/moments.ts'

export const board: BoardModule<BackyardRocketeers> = { game: backyardRocketeers, Board, staging, mark, isRoutine }
