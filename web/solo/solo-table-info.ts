import type { ClockInfo, SeatInfo, TableInfo } from '@starboard/server/protocol'
import type { SoloTerms } from './store.ts'

/** The match as a table, so that the screen needs to know nothing else. Its replay is found under its code. */
export function soloTable(terms: SoloTerms, { isOver, clock }: { isOver: boolean; clock: ClockInfo }): TableInfo {
  return {
    code: codeOf(terms.id),
    game: terms.game,
    status: isOver ? 'over' : 'playing',
    isOpen: false,
    options: terms.header.setup.options,
    time: { kind: 'off' },
    standIn: terms.level,
    onTimeout: 'fallback',
    fixedWindows: terms.header.pace.fixedWindows,
    seats: terms.names.map((name, seat) => seatInfo(terms, seat, name)),
    host: terms.seat,
    commitment: terms.header.commitment,
    isPaused: false,
    pauseVotes: [],
    rematch: null,
    spectators: 0,
    startRefused: null,
    clock,
    you: { seat: terms.seat, isHost: true },
  }
}

const seatInfo = ({ seat: mine, level }: SoloTerms, seat: number, name: string): SeatInfo => ({
  seat,
  kind: seat === mine ? 'person' : 'bot',
  name,
  bot: seat === mine ? null : level,
  ready: true,
  isHere: true,
  isHeld: false,
})

const PREFIX = 'solo-'

/** No code of a table on the server looks like this: those have no small letters. */
export const codeOf = (id: string): string => `${PREFIX}${id}`

/** Null: this is the code of a table on the server. */
export const soloIdIn = (code: string): string | null => (code.startsWith(PREFIX) ? code.slice(PREFIX.length) : null)
