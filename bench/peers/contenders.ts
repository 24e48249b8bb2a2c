import { join } from 'node:path'
import { SMALL_GAME } from '../defaults.ts'
import type { Contender } from '../load/measuring.ts'
import { starboard } from '../server.ts'
import { startProgram } from '../server-process.ts'

export const OURS = 'Starboard'

interface Peer {
  /** Its file in servers/. */
  readonly file: string
  readonly wire: string
  /** For each second of CPU we want to make at least so many times as many moves. */
  readonly goal?: number
}

const PEERS: Readonly<Record<string, Peer>> = {
  Colyseus: { file: 'colyseus.mjs', wire: 'colyseus', goal: 1 },
  'boardgame.io': { file: 'boardgame.mjs', wire: 'boardgame', goal: 6 },
  floor: { file: 'floor.mjs', wire: 'wordy' },
  'durable authority': { file: 'durable-authority.mjs', wire: 'bare' },
  'durable relay': { file: 'durable-relay.mjs', wire: 'bare', goal: 0.4 },
  relay: { file: 'relay.mjs', wire: 'bare' },
}

export const goalBeside = (name: string): number | undefined => PEERS[name]?.goal

export const NAMES: readonly string[] = [OURS, ...Object.keys(PEERS)]

export interface Places {
  /** The folder of this package. */
  readonly home: string
  /** The program that starts our own server. */
  readonly starboard: string
  readonly workers: number | undefined
}

export const contenders = ({ home, starboard: program, workers }: Places): readonly Contender[] => [
  starboard(SMALL_GAME, { program, workers }),
  ...Object.entries(PEERS).map(([name, { file, wire }]) => ({
    name,
    play: { kind: 'wire' as const, wire },
    // A server as people run one, not one that is worked on.
    start: () => startProgram([join(home, 'servers', file)], { env: { NODE_ENV: 'production' } }),
  })),
]
