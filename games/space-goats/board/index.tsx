import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { spaceGoats } from '../rules/index.ts'
import { printPoints } from '../rules/points.ts'
import type { SpaceGoats } from '../rules/state.ts'
import { Board } from './board.tsx'
import { isRoutine } from './film/routine.ts'
import { actor, mark, staging } from './model/moments.ts'
import { enlarged } from './stage/enlarged.tsx'

export const board: BoardModule<SpaceGoats> = {
  game: spaceGoats,
  Board,
  staging,
  mark,
  enlarged,
  actor,
  isRoutine,
  printPoints,
  help: () => import('./help/help.ts').then(({ help }) => help),
}
