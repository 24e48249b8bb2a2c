import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { roboRally } from '../rules/index.ts'
import type { RoboRally } from '../rules/state.ts'
import { Board } from './board.tsx'
import { actor, chapters, isRoutine, mark, staging } from './model/moments.ts'
import { enlarged } from './tray/enlarged.tsx'

export const board: BoardModule<RoboRally> = {
  game: roboRally,
  Board,
  staging,
  mark,
  actor,
  enlarged,
  chapters,
  isRoutine,
  help: () => import('./help/help.ts').then(({ help }) => help),
}
