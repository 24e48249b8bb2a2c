import { botsFor, playLive } from '@starboard/bots'
import { type ShelfEntry, shelf } from '@starboard/games'
import {
  type AnyGame,
  commitmentOf,
  fastChance,
  type GameTypes,
  type Header,
  MATCH_FORMAT,
  Match,
  seatOf,
  seatsOf,
  shownTo,
} from '@starboard/kernel'
import { trialSetup } from '@starboard/kernel/laws'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { depth } from '../../tools/depth.fixture.ts'
import { readConfig } from '../config.ts'
import { Described } from './described.fixture.ts'
import { openApi } from './openapi.ts'
import { protocolDocument } from './protocol.ts'
import { loadTypes, type Schema } from './types.ts'

const SETUPS = depth('DESCRIBED_SETUPS', { test: 1, endure: 60 })
const SEED = Number(process.env.DESCRIBED_SEED ?? Date.now() % 2 ** 31)
/** Looks are long, and most of one is as before: of each match every so many-th entry is looked at. */
const EVERY = 7

const config = readConfig({})
if ('problems' in config) throw new Error(config.problems.join())
const parts = { routes: [], shelf, config, version: 'test' }

let document: Document
let described: Described
beforeAll(async () => {
  const types = await loadTypes()
  document = protocolDocument(types, parts) as Document
  described = new Described(openApi(types, parts), document)
})

interface Document {
  readonly games: Readonly<Record<string, { readonly events: object }>>
  readonly $defs: Readonly<Record<string, Schema>>
}

/** Bots play to the end; the log is followed, and whoever may look is shown and told what the document says. */
function problemsOf({ game, bots }: ShelfEntry, { seed, level }: Trial): readonly string[] {
  const { id } = game.meta
  const header = headerOf(game, seed)
  const bot = botsFor({ game, bots })[level]
  if (bot === undefined) throw new Error(`${id} has no bot of this level.`)
  const seats = seatsOf(header.setup.seats)
  const source = fastChance(`luck ${seed}`)
  const { log } = playLive({ game, header, source }, { bots: seats.map(() => bot), seed: String(seed) })
  const viewers = [...seats, 'spectator' as const]
  const match = Match.fold({ game, header, source: null }, [])
  const problems: (string | null)[] = []
  for (const [place, entry] of log.entries()) {
    const batch = match.follow(entry)
    for (const viewer of viewers) {
      for (const event of batch.seenBy(viewer)) problems.push(described.problemWithEvent(id, asJson(event)))
      if (place % EVERY === 0 || place === log.length - 1)
        problems.push(described.problemAt(`protocol#/games/${id}/look`, asJson(shownTo(match, viewer))))
    }
  }
  return [...new Set(problems.filter((problem) => problem !== null))]
}

interface Trial {
  readonly seed: number
  readonly level: string
}

const headerOf = (game: AnyGame, seed: number): Header<GameTypes> => ({
  format: MATCH_FORMAT,
  game: game.meta.id,
  setup: trialSetup(game, seed),
  pace: { pauseMs: 0, fixedWindows: false },
  commitment: commitmentOf('5'.repeat(64)),
  seatSeeds: [],
})

const asJson = <X>(value: X): X => JSON.parse(JSON.stringify(value)) as X

const games = shelf.map((entry) => ({ name: entry.game.meta.name, entry }))

describe.each(games)('$name is shown and told as it is described', ({ entry }) => {
  // Those who know the game get furthest in it; random play over the wire is in server/safety/secrecy.test.ts.
  // Search is asked nothing else than they are, and takes a thousand times as long.
  const levels = Object.keys(botsFor({ game: entry.game, bots: entry.bots }))
  const trials = Array.from({ length: SETUPS }, (_, more) => ({
    seed: SEED + more,
    level: levels[more % levels.length],
  }))
  it.each(trials)('DESCRIBED_SEED=$seed ($level)', ({ seed, level = '' }) => {
    expect(problemsOf(entry, { seed, level })).toEqual([])
  })

  it('with every kind of event that it has, and no other', () => {
    const { id } = entry.game.meta
    expect(Object.keys(document.games[id]?.events ?? {}).toSorted()).toEqual(
      Object.keys(entry.game.audiences).toSorted(),
    )
  })

  it('so that nothing may be missing or added', () => {
    const { id } = entry.game.meta
    const match = Match.start({ game: entry.game, header: headerOf(entry.game, SEED), source: fastChance('x') }).match
    const look = asJson(shownTo(match, seatOf(0)))
    const problemWith = (changed: object) => described.problemAt(`protocol#/games/${id}/look`, changed)
    expect(problemWith(look)).toBe(null)
    expect(problemWith({ ...look, more: 1 })).toContain('additional')
    expect(problemWith({ ...look, view: { ...look.view, more: 1 } })).toContain('additional')
    for (const name of ['rules', 'options', 'agenda']) {
      const { [name]: _gone, ...rest } = look.view as Record<string, unknown>
      expect(problemWith({ ...look, view: rest })).toContain(`'${name}'`)
    }
  })
})

it('everything in the document is a schema', () => {
  const ajv = new Ajv2020({ strict: false })
  for (const [name, schema] of Object.entries(document.$defs))
    expect([name, ajv.validateSchema(schema), ajv.errorsText()]).toEqual([name, true, 'No errors'])
})
