import type { BoardModule } from '../../../web/contract/board.ts'
import { spaceGoats } from '../rules/index.ts'
import type { SpaceGoats } from '../rules/state.ts'
import { Board } from './board.tsx'
import { isAside } from './film/asides.ts'
import { beats, mark, sounds } from './film/beats.ts'
import { step } from './model/step.ts'

export const board: BoardModule<SpaceGoats> = { game: spaceGoats, Board, beats, sounds, step, mark, isAside }
