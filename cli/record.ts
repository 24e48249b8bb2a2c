import { createHash, randomBytes } from 'node:crypto'
import { botsFor, playLive } from '@starboard/bots'
import type { ShelfEntry } from '@starboard/games'
import {
  botNamesAt,
  bug,
  commitmentOf,
  committedChance,
  exportMatch,
  type GameTypes,
  type Header,
  isRefusal,
  MATCH_FORMAT,
  type MatchExport,
} from '@starboard/kernel'
import { levelName } from '@starboard/wire/levels'
import { botsNamed, gameNamed, setupFor, some, type WantedMatch } from './arguments.ts'
import type { CliCommand } from './command.ts'
import { Mistake } from './ending.ts'
import { writeText } from './files.ts'
import { addMatchFlags } from './match-flags.ts'
import { plural, print } from './print.ts'

interface RecordFlags extends WantedMatch {
  readonly bots?: string
  readonly seed?: string
  readonly out?: string
  readonly people?: string
}

export const recordCommand: CliCommand = {
  name: 'record',
  about: 'Plays one match of bots with checkable luck and exports it, for verify and replay.',
  examples: [
    `record ${some.game} --seats 4 --out match.json`,
    `record ${some.game} --bots random --seed x --out match.json`,
    `record ${some.game} --seats 2 --bots random --people Ada,Ben --out match.json`,
  ],
  declare(command) {
    addMatchFlags(command)
      .option('--seed <text>', 'the same text gives the same match (default: secret luck)')
      .option('--people <names>', 'for tests: kept as a match of these people, with commas; the bots choose for them')
      .option('--out <file>', 'where to write the export (default: the screen)')
      .action((id: string, flags: RecordFlags) => {
        const { exported, bots } = record(gameNamed(id), flags)
        const text = `${JSON.stringify(exported)}\n`
        if (flags.out === undefined) return void process.stdout.write(text)
        writeText(flags.out, text)
        if (flags.people === undefined)
          print.line(`${exported.names.map((name, seat) => `${name}, ${levelName(bots[seat] ?? '')} bot`).join('; ')}.`)
        print.line(`${exported.outcome.text} ${plural(exported.log.length, 'entry', 'entries')} in ${flags.out}.`)
      })
  },
}

interface Recorded {
  readonly exported: MatchExport<GameTypes>
  /** By seat: who played. */
  readonly bots: readonly string[]
}

function record(entry: ShelfEntry, flags: RecordFlags): Recorded {
  const { game } = entry
  const people = flags.people?.split(',')
  const wanted = setupFor(entry, flags)
  const setup = people === undefined ? wanted : { ...wanted, bots: [] }
  if (people !== undefined && people.length !== setup.seats)
    throw new Mistake(`--people names ${plural(people.length, 'player')} for ${plural(setup.seats, 'seat')}.`)
  const known = botsFor(entry)
  const list = botsNamed(entry, flags.bots)
  const seated = Array.from({ length: setup.seats }, (_, seat) => list[seat % list.length] ?? bug('There are no bots.'))
  const luck = luckFrom(flags.seed, setup.seats)
  const header: Header<GameTypes> = {
    format: MATCH_FORMAT,
    game: game.meta.id,
    setup,
    pace: { pauseMs: 0, fixedWindows: false },
    commitment: commitmentOf(luck.seed),
    seatSeeds: luck.seatSeeds,
  }
  const bots = seated.map((name) => known[name] ?? bug(`There is no bot ${name}.`))
  const { log } = playLive(
    { game, header, source: committedChance(luck) },
    {
      bots,
      seed: luck.seed,
      by: people === undefined ? 'bot' : 'player',
    },
  )
  const exported = exportMatch(game, {
    header,
    log,
    seed: luck.seed,
    names: people ?? botNamesAt(game.meta, { table: luck.seed, people: seated.map(() => null) }),
  })
  if (isRefusal(exported)) throw new Mistake(exported.text)
  return { exported, bots: seated }
}

/** Of the operating system, or of a text for those who want the very same match again. */
function luckFrom(text: string | undefined, seats: number): { seed: string; seatSeeds: readonly string[] } {
  const bytes = (part: string) =>
    text === undefined ? randomBytes(32).toString('hex') : createHash('sha256').update(`${text}${part}`).digest('hex')
  return { seed: bytes(''), seatSeeds: Array.from({ length: seats }, (_, seat) => bytes(`/seat ${seat}`)) }
}
