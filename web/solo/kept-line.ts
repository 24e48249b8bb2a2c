import type { GameTypes, MatchExport } from '@starboard/kernel'
import type { MatchLine } from '@starboard/wire/matches'
import type { KeptExport } from './kept.ts'
import { soloCode } from './solo-table-info.ts'

/** Of which level the bots were is not kept with a match. */
const ANY_BOT = ''
/** Alone one always sits there. */
const MY_SEAT = 0

/** A match that was played in this browser, as lists tell of one. Null: something else lies there. */
export function keptLine(id: string, { at, exported }: KeptExport): MatchLine | null {
  const { header, names, log, outcome } = exported as MatchExport<GameTypes>
  if (header === undefined || outcome === undefined) return null
  const { game, setup } = header
  return {
    code: soloCode(id),
    game,
    endedAt: at,
    lengthMs: log.at(-1)?.at ?? 0,
    isOpen: false,
    result: outcome.result,
    text: outcome.text,
    seats: names.map((name, seat) => ({
      name,
      bot: setup.bots.some((bot) => bot === seat) ? ANY_BOT : null,
      place: outcome.places[seat] ?? names.length,
    })),
    you: MY_SEAT,
  }
}
