import { fastChance } from '@starboard/kernel'
import { openStore } from '../server/store/index.ts'
import { type Audit, audit } from './audit.fixture.ts'
import { FAULTS, type Fault } from './cluster-faults.fixture.ts'
import { type Move, Moves } from './cluster-moves.fixture.ts'
import { type NodeEnd, NodeHouse } from './cluster-nodes.fixture.ts'
import { TABLES } from './kill.fixture.ts'
import { Party } from './party.fixture.ts'
import { sleep } from './server-process.fixture.ts'

const NODES = 3

const SETTINGS = { STARBOARD_PAUSE_MS: '60', STARBOARD_BOT_DELAY_MS: '5' }

/** The last ones leave one question in ten to their clock. */
const PARTIES = [
  ...TABLES.map((party) => ({ ...party, dawdles: 0 })),
  {
    names: ['Leo', 'Mia'],
    table: { game: 'comet-rush', seats: 2, options: { preset: 'quick' }, time: { kind: 'live', seconds: 5 } },
    dawdles: 10,
  },
]

export interface HarmParts {
  /** What happens, one after the other. */
  readonly faults: readonly Fault[]
  readonly seed: string
}

export interface HarmReport extends Audit {
  readonly faults: number
  /** How nodes ended before the end. */
  readonly ends: readonly NodeEnd[]
  /** How tables left nodes that were ill. */
  readonly moves: readonly Move[]
  readonly seconds: number
}

const SHORTEST_MS = 500
const LONGEST_MS = 7000
const BETWEEN_MS = 1500
const END_MS = 180_000

/** Lets everybody play, each over any node, while nodes and what they share are harmed; then compares what all of them know. */
export async function playAndHarm({ faults, seed }: HarmParts): Promise<HarmReport> {
  const started = performance.now()
  const random = fastChance(seed)
  const house = await NodeHouse.open(NODES, SETTINGS)
  const parties: Party[] = []
  try {
    const nextUrl = () => house.address(random)
    const comesIn = (name: string) => house.guest(name, random)
    for (const { names, table, dawdles } of PARTIES)
      parties.push(await Party.gather({ url: nextUrl(), nextUrl, comesIn, names, table, dawdles, random }))
    const moves = new Moves(house, parties)
    for (const fault of faults) {
      const ms = SHORTEST_MS + random.below(LONGEST_MS - SHORTEST_MS, 'fault')
      await Promise.all([FAULTS[fault]({ house, random, ms }), moves.during(fault)])
      await sleep(random.below(BETWEEN_MS, 'fault'))
      await house.whole(NODES)
    }
    for (const party of parties) party.wantsMore = false
    await untilOver(parties)
    for (const party of parties) party.leave()
    const ends = [...house.ends]
    await house.stop()
    const store = await openStore({ databaseUrl: house.databaseUrl, dataDir: '/nowhere' })
    const audited = await audit(store, parties)
    await store.close()
    return {
      ...audited,
      ...{ faults: faults.length, ends, moves: moves.all, seconds: (performance.now() - started) / 1000 },
    }
  } finally {
    for (const party of parties) party.leave()
    await house.close()
  }
}

async function untilOver(parties: readonly Party[]): Promise<void> {
  const end = Date.now() + END_MS
  while (!parties.every(({ isOver }) => isOver)) {
    if (Date.now() > end) throw new Error(`Not over: ${parties.map(({ phase }) => phase).join(', ')}`)
    await sleep(20)
  }
}
