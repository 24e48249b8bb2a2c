import { availableParallelism } from 'node:os'
import { botsFor, emptyTally, figuresOf, mergeTally, SHARES_A_WIN, type Tally } from '@starboard/bots'
import { type Job, list, Mistake, playInWorkers, progressBar } from '@starboard/cli/kit'
import { isRefusal, readSetup, seatsOf } from '@starboard/kernel'
import { heuristic } from '../bot/index.ts'
import type { DockRaces, Measured } from '../data/courses/index.ts'
import { roboRally } from '../rules/index.ts'
import type { Ending } from '../rules/state.ts'

export interface RaceWishes {
  /** Absent: as many as fit into the time. */
  readonly races?: number
  readonly players?: number
  readonly bots: string
}

const SECONDS = 20
const MOST_RACES = 200
/** Two a thread show how long a race takes. */
const FIRST_RACES = 2

/** The same races for the same course: what differs is how many there was time for. */
export async function measured(course: string, players: number, wishes: RaceWishes): Promise<Measured> {
  const tally = await raced(jobOf(course, players, wishes), wishes.races)
  const { turns, statistics, endings, games } = figuresOf(tally)
  const won: Ending = 'checkpoints'
  return {
    players,
    races: games,
    turns: { mean: rounded(turns.mean), p50: turns.p50, p95: turns.p95 },
    deaths: rounded(statistics.deaths ?? 0),
    finished: rounded((endings[won] ?? 0) / games),
    docks: docksIn(tally),
  }
}

/** Seats have the docks of their number, so whatever a seat has won its dock has. */
const docksIn = ({ games, seats }: Tally): DockRaces => ({
  races: games,
  wins: seats.map(({ winShares }) => Math.round(winShares / SHARES_A_WIN)),
})

const rounded = (value: number): number => Math.round(value * 100) / 100

function jobOf(course: string, seats: number, { bots }: RaceWishes): Job {
  const known = Object.keys(botsFor({ game: roboRally, bots: { heuristic } }))
  if (!known.includes(bots)) throw new Mistake(`There is no bot ${JSON.stringify(bots)}; there are ${list(known)}.`)
  const options = { course, dockOrder: 'seat' }
  const setup = readSetup(roboRally, { seats, options, bots: seatsOf(seats) })
  if (isRefusal(setup)) throw new Mistake(setup.text)
  return { game: roboRally.meta.id, seats, options, bots: [bots], seed: 'courses' }
}

async function raced(job: Job, races: number | undefined): Promise<Tally> {
  const workers = availableParallelism()
  const progress = progressBar(races ?? MOST_RACES)
  const tally = emptyTally()
  const play = async (games: number): Promise<void> =>
    mergeTally(tally, await playInWorkers(job, { from: tally.games, games }, { workers, onPlayed: progress.add }))
  try {
    const start = performance.now()
    await play(races ?? workers * FIRST_RACES)
    const seconds = (performance.now() - start) / 1000
    const fitting = Math.floor((tally.games * (SECONDS - seconds)) / seconds)
    if (races === undefined && fitting > 0) await play(Math.min(fitting, MOST_RACES))
    return tally
  } finally {
    progress.clear()
  }
}
