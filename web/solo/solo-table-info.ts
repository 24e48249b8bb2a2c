import { isRealTime } from '@starboard/driver'
import {
  type AnyBot,
  type AnyGame,
  characterNamed,
  type Outcome,
  type Refusal,
  type StandingOrder,
  standingOf,
  toldRefusal,
} from '@starboard/kernel'
import type { ClockInfo, PauseInfo, SeatInfo, TableInfo } from '@starboard/wire/protocol'
import type { SoloTerms } from './store.ts'
import { soFarOf } from './terms.ts'

/** The match as a table, so that the screen needs to know nothing else. Its replay is found under its code. */
export function soloTable(game: AnyGame, terms: SoloTerms, now: Now): TableInfo {
  const { bot, outcome, clock, pause, orders, silence } = now
  const soFar = soFarOf(terms, outcome)
  return {
    code: soloCode(terms.id),
    game: terms.game,
    status: outcome !== null ? 'over' : 'playing',
    isOpen: false,
    options: terms.header.setup.options,
    time: { kind: isRealTime(game) ? 'game' : 'off' },
    standIn: terms.level,
    onTimeout: 'fallback',
    fixedWindows: terms.header.pace.fixedWindows,
    ...(terms.header.hints === true && { hints: true }),
    seats: terms.names.map((_, seat) => seatInfo(game, { terms, bot, seat })),
    host: terms.seat,
    commitment: terms.header.commitment,
    isPaused: pause !== null,
    ...(pause !== null && { pause }),
    pauseVotes: [],
    ...(silence !== null && { talkRefused: toldRefusal(silence) }),
    rematch: null,
    series: soFar === null ? null : standingOf(game, soFar),
    spectators: 0,
    startRefused: null,
    clock,
    you: { seat: terms.seat, isHost: true, ...(orders.length > 0 && { orders }) },
  }
}

interface Now {
  /** Who plays against the person. Absent: nobody, all is written down. */
  readonly bot?: AnyBot
  /** Null: the match is going on. */
  readonly outcome: Outcome | null
  readonly clock: ClockInfo
  /** Why the game lets nobody talk. */
  readonly silence: Refusal | null
  /** Null: the clock runs. */
  readonly pause: PauseInfo | null
  readonly orders: readonly StandingOrder[]
}

interface Seated {
  readonly bot: AnyBot | undefined
  readonly terms: SoloTerms
  readonly seat: number
}

function seatInfo({ meta }: AnyGame, { terms, bot, seat }: Seated): SeatInfo {
  const { names, level, header } = terms
  const name = names[seat] ?? ''
  const isBot = seat !== terms.seat
  const character = isBot && bot !== undefined ? characterNamed(meta, bot, name) : undefined
  return {
    seat,
    kind: isBot ? 'bot' : 'person',
    name,
    bot: isBot ? level : null,
    ...(character !== undefined && { character }),
    ready: true,
    isHere: true,
    isHeld: false,
    options: { ...header.setup.seatOptions[seat] },
  }
}

const PREFIX = 'solo-'

/** No code of a table on the server looks like this: those have no small letters. */
export const soloCode = (id: string): string => `${PREFIX}${id}`

/** Null: this is the code of a table on the server. */
export const soloIdIn = (code: string): string | null => (code.startsWith(PREFIX) ? code.slice(PREFIX.length) : null)
