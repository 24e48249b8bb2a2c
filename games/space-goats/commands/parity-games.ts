import { availableParallelism } from 'node:os'
import { type Job, playInWorkers, progressBar } from '@starboard/cli/kit'
import { measuredFrom } from './measured.ts'
import type { Original } from './original.ts'

/** The reference policy on every seat of the engine view. */
const jobFor = (seats: number, seed: string): Job => ({
  game: 'space-goats',
  seats,
  options: { autoChoices: true },
  bots: ['reference'],
  seed,
})

export async function parityGames(seats: number, games: number, seed: string): Promise<Original> {
  const progress = progressBar(games)
  try {
    const pool = { workers: availableParallelism(), onPlayed: progress.add }
    return measuredFrom(await playInWorkers(jobFor(seats, seed), { from: 0, games }, pool))
  } finally {
    progress.clear()
  }
}
