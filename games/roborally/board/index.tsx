import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { roboRally } from '../rules/index.ts'
import type { RoboRally } from '../rules/state.ts'
import { Board } from './board.tsx'
import { beats, chapters, mark, sounds } from './model/moments.ts'

export const board: BoardModule<RoboRally> = { game: roboRally, Board, beats, sounds, mark, chapters }
