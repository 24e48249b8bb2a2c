import type { AnyGame, Outcome, Refused } from '@starboard/kernel'
import type { DifficultyAnswer } from '@starboard/wire/api'
import type { Given } from '@starboard/wire/client'
import type { MatchClock } from '@starboard/wire/match-clock'
import type { ChatLine, Command, TableInfo } from '@starboard/wire/protocol'
import { createContext, type ReactNode, useContext } from 'react'
import type { AnyBoardModule, SeatFace } from '../contract/board.ts'
import type { Cover, Rulebook } from '../contract/cover.ts'
import type { AskHint } from '../contract/hint.ts'
import type { MatchSource, MatchSourceState } from '../contract/match-source.ts'
import type { Announced } from './announcements/announcer.ts'
import type { FilmControls, Scene, ShownEvent } from './film/film-player.ts'

interface ReplayParts {
  readonly dock: ReactNode
  /** With what the board lays open, if anything. */
  side(opened: ReactNode): ReactNode
  /** Grows whenever somebody goes elsewhere at once: what a board plays by itself is not played up to there. */
  readonly jumps: number
}

/** Everything around a board that is the same for every game. Boards do not read it; the frame's parts do. */
export interface AroundBoard {
  readonly game: AnyGame
  readonly Lettering: Cover['Lettering']
  readonly loadMinute?: Cover['loadMinute']
  readonly lesson?: Cover['lesson']
  /** Headings of the log: an event marked `round` begins a chapter, one marked `turn` a paragraph. */
  readonly mark: AnyBoardModule['mark']
  readonly chapters?: AnyBoardModule['chapters']
  readonly isRoutine?: AnyBoardModule['isRoutine']
  readonly actor?: AnyBoardModule['actor']
  readonly printPoints?: AnyBoardModule['printPoints']
  readonly keepsake?: AnyBoardModule['keepsake']
  readonly help?: AnyBoardModule['help']
  readonly enlarged?: AnyBoardModule['enlarged']
  readonly Face?: AnyBoardModule['Face']
  readonly mode: 'live' | 'solo' | 'lesson' | 'replay'
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
  /** Opens the list of keys and questions, likewise. */
  showKeys(): void
  /** Where this match can be watched again, once it is over. */
  readonly replayPath: string | null
  /** The match as a file, once it is over; null where there is none. */
  readonly exported: (() => Promise<unknown>) | null
  /** How hard a finished match was; who asks may have to ask again. Absent: nobody knows. */
  readonly difficulty?: (() => Promise<DifficultyAnswer>) | undefined
  /** Where the table allows it: who says what the strongest bot would do. */
  readonly askHint?: AskHint | null
  /** In a replay: what stands in the place of prompt and tray, and beside the board. */
  readonly replay: ReplayParts | null
}

export const AroundBoardContext = createContext<AroundBoard | null>(null)

export function useAroundBoard(): AroundBoard {
  const around = useContext(AroundBoardContext)
  if (around === null) throw new Error('A board is drawn inside a table screen.')
  return around
}
