import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { backyardRocketeers } from '../rules/index.ts'
import type { BackyardRocketeers } from '../rules/state.ts'
import { Board } from './board.tsx'
import { enlarged } from './card/enlarged.tsx'
import { isRoutine } from './film/routine.ts'
import { actor, mark, staging } from './model/moments.ts'
import { BotFace } from './seats/bot-face.tsx'

export const board: BoardModule<BackyardRocketeers> = {
  game: backyardRocketeers,
  Board,
  staging,
  mark,
  enlarged,
  Face: BotFace,
  actor,
  isRoutine,
  help: () => import('./help/help.ts').then(({ help }) => help),
}
