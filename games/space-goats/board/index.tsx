import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { spaceGoats } from '../rules/index.ts'
import type { SpaceGoats } from '../rules/state.ts'
import { Board } from './board.tsx'
import { printPoints } from './ending/points.ts'
import { isRoutine } from './film/routine.ts'
import { mark, staging } from './model/moments.ts'

export const board: BoardModule<SpaceGoats> = {
  game: spaceGoats,
  Board,
  staging,
  mark,
  isRoutine,
  printPoints,
}
