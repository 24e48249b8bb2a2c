import { installMissing, requireNode } from './install.mjs'
import { requireNats } from './nats.mjs'
import { OTHER_NODES, runOnNode } from './other-nodes.mjs'
import { conclude, runTests } from './run-tests.mjs'

/**
 * npm run endure: the tests that do the same again and again, about ten times as often as `npm test` does. One round
 * after the other, so that what is killed or timed has the machine to itself. Then a share of it all on other Nodes.
 */
const ROUNDS = [
  { name: 'laws of every game', files: ['games/laws.test.ts'] },
  { name: 'kills under play', files: ['e2e/kill.test.ts', 'e2e/drain.test.ts'] },
  { name: 'faults of several nodes', files: ['e2e/cluster.test.ts', 'e2e/rolling.test.ts', 'e2e/crowd.test.ts'] },
  { name: 'messages that nobody should send', files: ['server/safety/fuzz.test.ts'] },
  { name: 'whole games of bots', files: ['/bot/'] },
  { name: 'what nobody may find out', files: ['server/safety/secrecy.test.ts'] },
  { name: 'what is drawn anew in every scenario', files: ['/scenarios/'] },
]

requireNode()
installMissing()
process.env.STARBOARD_NATS_SERVER = requireNats()
const results = []
for (const [index, { name, files }] of ROUNDS.entries()) {
  console.log(`\n${index + 1} of ${ROUNDS.length}: ${name}`)
  results.push(await runTests({ files, env: { STARBOARD_DEPTH: 'endure' } }))
}
for (const version of OTHER_NODES) {
  console.log(`\nNode ${version}`)
  results.push(...(await runOnNode(version)))
}
conclude(results)
