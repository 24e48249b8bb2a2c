import { type Playable, playLive } from '@starboard/bots'
import {
  botNamesAt,
  bug,
  commitmentOf,
  committedChance,
  exportMatch,
  type GameTypes,
  isRefusal,
  MATCH_FORMAT,
  type MatchExport,
  setupWith,
} from '@starboard/kernel'

const SEATS = 4

/** A whole match of the best bots there are, the same every time. */
export function recorded({ game, bots }: Playable): MatchExport<GameTypes> {
  const bot = bots.heuristic ?? bug('Nobody plays this.')
  const options = game.options.read({})
  const setup = isRefusal(options) ? options : setupWith(game, options, { seats: SEATS })
  if (isRefusal(setup)) return bug(setup.text)
  const seed = '7'.repeat(64)
  const seatSeeds = Array.from({ length: SEATS }, (_, seat) => String(seat).repeat(64))
  const header = {
    format: MATCH_FORMAT,
    game: game.meta.id,
    setup,
    pace: { pauseMs: 0, fixedWindows: false },
    commitment: commitmentOf(seed),
    seatSeeds,
  } as const
  const seated = Array.from({ length: SEATS }, () => bot)
  const { log } = playLive({ game, header, source: committedChance({ seed, seatSeeds }) }, { bots: seated, seed })
  const names = botNamesAt(game.meta, { table: seed, people: seated.map(() => null) })
  const exported = exportMatch(game, { header, log, seed, names })
  return isRefusal(exported) ? bug(exported.text) : exported
}
