import { fastChance } from '@starboard/kernel'
import { expect, test } from 'vitest'
import { openStore } from '../server/store/index.ts'
import { depth } from '../tools/depth.fixture.ts'
import { audit } from './audit.fixture.ts'
import { isExplained, NodeHouse } from './cluster-nodes.fixture.ts'
import { TABLES } from './kill.fixture.ts'
import { Party } from './party.fixture.ts'
import { sleep } from './server-process.fixture.ts'

const SEED = process.env.STARBOARD_SEED ?? `${Date.now()}`
const ROUNDS = depth('STARBOARD_ROLLS', { test: 1, endure: 20 })
const NODES = 3
const BETWEEN_MS = 800
const LONGEST_PAUSE_MS = 20_000
const LONGEST_ROUND_MS = 120_000

test(
  `nodes are replaced one after another, ${ROUNDS} times, and nobody is refused anything (seed ${SEED})`,
  async () => {
    const random = fastChance(SEED)
    const house = await NodeHouse.open(NODES, { STARBOARD_PAUSE_MS: '60', STARBOARD_BOT_DELAY_MS: '5' })
    const parties: Party[] = []
    try {
      const nextUrl = () => house.address(random)
      const comesIn = (name: string) => house.guest(name, random)
      for (const { names, table } of TABLES)
        parties.push(await Party.gather({ url: nextUrl(), nextUrl, comesIn, names, table, random }))
      const pauses: number[] = []
      for (let count = 0; count < ROUNDS * NODES; count++) {
        await sleep(BETWEEN_MS)
        const [oldest] = house.nodes
        const at = performance.now()
        if (oldest !== undefined) oldest.ill = 'replace'
        await oldest?.process.kill('SIGTERM')
        await house.whole(NODES)
        await sleep(BETWEEN_MS)
        for (const party of parties) pauses.push(longestPause(party, at))
      }
      for (const party of parties) party.wantsMore = false
      await expect.poll(() => parties.every(({ isOver }) => isOver)).toBe(true)
      for (const party of parties) party.leave()
      expect(house.ends.filter((end) => !isExplained(end))).toEqual([])
      await house.stop()
      const store = await openStore({ databaseUrl: house.databaseUrl, dataDir: '/nowhere' })
      const { problems, ...figures } = await audit(store, parties)
      await store.close()
      pauses.sort((one, other) => one - other)
      process.stdout.write(`${JSON.stringify({ ...figures, pauses })}\n`)
      expect(problems).toEqual([])
      expect(figures.refused).toBe(0)
      expect(pauses.at(-1)).toBeLessThan(LONGEST_PAUSE_MS)
    } finally {
      for (const party of parties) party.leave()
      await house.close()
    }
  },
  LONGEST_ROUND_MS * (1 + ROUNDS),
)

/** From one acknowledged wish of these people to the next, since then. */
function longestPause({ players }: Party, since: number): number {
  const given = players
    .flatMap((player) => player.visits.flatMap(({ wishes }) => wishes.map(({ givenAt }) => givenAt)))
    .filter((at) => at > since && Number.isFinite(at))
    .toSorted((one, other) => one - other)
  const gaps = given.map((at, place) => at - (given[place - 1] ?? since))
  return Math.round(Math.max(...gaps))
}
