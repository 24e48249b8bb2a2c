import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { spaceAlert } from '../rules/index.ts'
import type { SpaceAlert } from '../rules/state.ts'
import { Board } from './board.tsx'
import { keepsake } from './keepsake.ts'
import { isRoutine, lasts, mark, staging } from './moments.ts'
import { enlarged } from './tray/enlarged.tsx'

export const board: BoardModule<SpaceAlert> = {
  game: spaceAlert,
  Board,
  staging,
  mark,
  lasts,
  isRoutine,
  isUntimed: ({ options }) => options.untimed,
  keepsake,
  enlarged,
  help: () => import('./help/help.ts').then(({ help }) => help),
}
