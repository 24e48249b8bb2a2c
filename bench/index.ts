import type { Playable } from '@starboard/bots'
import { kernelMeasurements, playAtRandom } from './kernel.ts'
import { beforeAll, collect } from './material.ts'
import { type Figure, measure } from './measure.ts'
import type { MeasuredPage } from './page.ts'
import { benchSearch } from './search.ts'
import type { LoadWishes } from './server.ts'
import { sharesOf } from './shares.ts'

export { DEFAULT_GAME, ROUNDS, SERVER_ROUNDS, SMALL_GAME } from './defaults.ts'
export { coreSecondsFor, type Figure, figureOf, type Goal, type Measurement, measure, secondsFor } from './measure.ts'
export { sharesOf } from './shares.ts'

export interface BenchRun {
  /** Of a bench that goes round more than once. */
  readonly rounds: number
  /** What a load is made of, for the bench that puts one on a server. */
  readonly load: LoadWishes
  /** A bench takes its time: figures are told as they come. */
  onFigure(figure: Figure): void
  /** What a reader of the figures has to know. */
  onNote(text: string): void
}

export type Bench = (entry: Playable, run: BenchRun) => void | Promise<void>

/** For a game's own measurements: see there. Loaded only when asked for, because it needs a browser. */
export const onPage = async (path: string, run: (page: MeasuredPage) => Promise<void>): Promise<void> =>
  (await import('./page.ts')).onPage(path, run)

/** All benches by name. */
export const benches: Readonly<Record<string, Bench>> = {
  kernel(entry, { rounds, onFigure }) {
    const shares = measure(sharesOf(playAtRandom), beforeAll(entry), rounds)
    const material = collect(entry)
    for (const measurement of kernelMeasurements(entry))
      for (const figure of measure(measurement, material, rounds)) onFigure(figure)
    for (const figure of shares) onFigure({ ...figure, name: figure.name.replace('that', 'whole random play') })
  },
  bots: (_entry, run) => benchSearch(run),
  /** Loaded only when asked for: they need what a store, a server and a browser need. */
  store: async (entry, run) => (await import('./store.ts')).benchStore(entry, run),
  server: async (_entry, run) => (await import('./server.ts')).benchServer(run),
  audience: async (entry, run) => (await import('./audience.ts')).benchAudience(entry, run),
  hostile: async (entry, run) => (await import('./hostile.ts')).benchHostile(entry, run),
  screen: async (entry, run) => (await import('./screen.ts')).benchScreen(entry, run),
  film: async (entry, run) => (await import('./screen.ts')).benchFilm(entry, run),
}
