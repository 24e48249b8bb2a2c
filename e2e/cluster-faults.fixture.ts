import { type Chance, pick } from '@starboard/kernel'
import type { Node, NodeHouse } from './cluster-nodes.fixture.ts'
import { sleep } from './server-process.fixture.ts'

/** What happens to nodes and to what they share. Each resolves when it is over; nodes may still be on their way back. */
export const FAULTS = {
  kill: async ({ house, random }) => {
    const node = victim(house, random, 'kill')
    await node.process.kill('SIGKILL')
  },
  hang: async ({ house, random, ms }) => {
    const node = victim(house, random, 'hang')
    node.process.signal('SIGSTOP')
    await sleep(ms)
    node.process.signal('SIGCONT')
    recovers(node)
  },
  cutDatabase: (parts) => cut(parts, 'database'),
  cutNats: (parts) => cut(parts, 'nats'),
  restartNats: ({ house, ms }) => house.nats.restart(ms / 3),
  restartPostgres: ({ house, ms }) => house.postgres.restart(ms / 8),
  fullDisk: async ({ house, ms }) => {
    for (const statement of FULL) await house.ask(statement)
    await sleep(ms / 3)
    await house.ask('drop trigger full_disk on log')
  },
  leap: async ({ house, random }) => {
    const node = victim(house, random, 'leap')
    node.process.signal('SIGUSR2')
    await sleep(200)
    recovers(node)
  },
  replace: async ({ house, random }) => {
    const node = victim(house, random, 'replace')
    await node.process.kill('SIGTERM')
  },
} as const satisfies Readonly<Record<string, (parts: FaultParts) => Promise<void>>>

export type Fault = keyof typeof FAULTS

/** In this order, again and again: of twelve three are kills. */
export const ROTATION: readonly Fault[] = [
  ...(['kill', 'hang', 'cutDatabase', 'restartNats'] as const),
  ...(['kill', 'cutNats', 'restartPostgres', 'leap'] as const),
  ...(['kill', 'replace', 'fullDisk', 'hang'] as const),
]

/** The log says of each entry what Postgres says when its disk is full. */
const FULL = [
  `create or replace function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  'create trigger full_disk before insert on log for each statement execute function full_disk()',
]

export interface FaultParts {
  readonly house: NodeHouse
  readonly random: Chance
  /** How long it lasts, where it lasts. */
  readonly ms: number
}

function victim(house: NodeHouse, random: Chance, ill: Fault): Node {
  const node = pick(house.well, random, 'victim')
  node.ill = ill
  return node
}

/** One that finds out too late that the others have gone on without it ends a moment later, and is known by that still. */
function recovers(node: Node): void {
  setTimeout(() => {
    node.ill = null
  }, RECOVERS_MS)
}

const RECOVERS_MS = 2000

async function cut({ house, random, ms }: FaultParts, what: 'database' | 'nats'): Promise<void> {
  const node = victim(house, random, what === 'nats' ? 'cutNats' : 'cutDatabase')
  const way = node.ways[what]
  way.cut()
  await sleep(ms)
  way.mend()
  recovers(node)
}
