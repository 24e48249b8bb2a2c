import type { AnyGame, Outcome, Refusal } from '@starboard/kernel'
import type { ChatLine, ClockInfo, Command, TableInfo } from '@starboard/server/protocol'
import { createContext, type ReactNode, useContext } from 'react'
import type { Rulebook } from '../app/games.ts'
import type { SeatFace } from '../contract/board.ts'
import type { SourceState } from '../play/source.ts'
import type { Scene, Told } from './theater.ts'

/** Everything around a board that is the same for every game. Boards do not read it; the frame's parts do. */
export interface AroundBoard {
  readonly game: AnyGame
  readonly mode: 'live' | 'solo' | 'replay'
  readonly table: TableInfo | null
  readonly connection: SourceState['connection']
  readonly faces: readonly SeatFace[]
  readonly story: readonly Told[]
  readonly chat: readonly ChatLine[]
  readonly clock: ClockInfo | null
  /** When `clock` came, on this device's monotonic clock. */
  readonly clockAt: number
  readonly scene: Scene
  readonly rulebook: Rulebook | null
  readonly outcome: Outcome | null
  readonly refusal: Refusal | null
  send(command: Command): void
  skip(): void
  /** Opens the Rules tab at this rule. */
  showRule(rule: string): void
  /** In a replay: what stands in the place of prompt and tray, and beside the board. */
  readonly replay: { readonly dock: ReactNode; readonly side: ReactNode } | null
}

export const AroundBoardContext = createContext<AroundBoard | null>(null)

export function useAroundBoard(): AroundBoard {
  const around = useContext(AroundBoardContext)
  if (around === null) throw new Error('A board is drawn inside a table screen.')
  return around
}
