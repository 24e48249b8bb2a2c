import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { cometRush } from '../rules/index.ts'
import type { CometRush } from '../rules/state.ts'
import { Board } from './board.tsx'
import { actor, mark, staging } from './model/moments.ts'
import { BotFace } from './seats/bot-face.tsx'
import { enlarged } from './tray/enlarged.tsx'

export const board: BoardModule<CometRush> = {
  game: cometRush,
  Board,
  staging,
  mark,
  actor,
  enlarged,
  Face: BotFace,
  help: () => import('./help/help.ts').then(({ help }) => help),
}
