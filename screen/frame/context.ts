import type { AnyGame, Outcome, Refused } from '@starboard/kernel'
import type { Given } from '@starboard/wire/client'
import type { MatchClock } from '@starboard/wire/match-clock'
import type { ChatLine, Command, TableInfo } from '@starboard/wire/protocol'
import { createContext, type ReactNode, useContext } from 'react'
import type { AnyBoardModule, SeatFace } from '../contract/board.ts'
import type { Cover, Rulebook } from '../contract/cover.ts'
import type { MatchSource, MatchSourceState } from '../contract/match-source.ts'
import type { Announced } from './announcements/announcer.ts'
import type { FilmControls, Scene, ShownEvent } from './film/film-player.ts'

/** Everything around a board that is the same for every game. Boards do not read it; the frame's parts do. */
export interface AroundBoard {
  readonly game: AnyGame
  readonly Lettering: Cover['Lettering']
  /** Headings of the log: an event marked `round` begins a chapter, one marked `turn` a paragraph. */
  readonly mark: AnyBoardModule['mark']
  readonly chapters?: AnyBoardModule['chapters']
  readonly isRoutine?: AnyBoardModule['isRoutine']
  readonly printPoints?: AnyBoardModule['printPoints']
  readonly mode: 'live' | 'solo' | 'replay'
  readonly table: TableInfo | null
  /** When `table` came, on this device's monotonic clock. */
  readonly tableAt: number
  readonly connection: MatchSourceState['connection']
  readonly faces: readonly SeatFace[]
  readonly story: readonly ShownEvent[]
  readonly chat: readonly ChatLine[]
  readonly matchClock: MatchClock
  readonly announced: Announced
  readonly scene: Scene
  readonly rulebook: Rulebook | null
  readonly outcome: Outcome | null
  readonly refusal: Refused | null
  /** Sent and not answered yet. */
  readonly isSending: boolean
  send(command: Command): Promise<Given>
  readonly onPoint?: MatchSource['onPoint']
  skip(): void
  /** How the film that plays can be run by hand. Null where it cannot: in a replay, which has its own player. */
  readonly film: FilmControls | null
  /** Opens the Rules tab at this rule. The frame puts its own in this place for everything inside it. */
  showRule(rule: string): void
  /** Opens the Log tab, likewise. */
  showLog(): void
  /** Where this match can be watched again, once it is over. */
  readonly replayPath: string | null
  /** The match as a file, once it is over; null where there is none. */
  readonly exported: (() => Promise<unknown>) | null
  /** In a replay: what stands in the place of prompt and tray, and beside the board. */
  readonly replay: { readonly dock: ReactNode; readonly side: ReactNode } | null
}

export const AroundBoardContext = createContext<AroundBoard | null>(null)

export function useAroundBoard(): AroundBoard {
  const around = useContext(AroundBoardContext)
  if (around === null) throw new Error('A board is drawn inside a table screen.')
  return around
}
