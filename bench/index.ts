import type { Playable } from '@starboard/bots'
import { kernelMeasurements } from './kernel.ts'
import { collect } from './material.ts'
import { type Figure, measure } from './measure.ts'

export { DEFAULT_GAME } from './defaults.ts'
export { type Figure, type Goal, type Measurement, measure, secondsFor } from './measure.ts'

export interface BenchRun {
  readonly rounds: number
  /** A bench takes its time: figures are told as they come. */
  onFigure(figure: Figure): void
}

export type Bench = (entry: Playable, run: BenchRun) => void | Promise<void>

/** All benches by name. */
export const benches: Readonly<Record<string, Bench>> = {
  kernel(entry, { rounds, onFigure }) {
    const material = collect(entry)
    for (const measurement of kernelMeasurements(entry))
      for (const figure of measure(measurement, material, rounds)) onFigure(figure)
  },
  /** Loaded only when asked for: they need what a store, a server and a browser need. */
  store: async (entry, run) => (await import('./store.ts')).benchStore(entry, run),
  server: async (entry, run) => (await import('./server.ts')).benchServer(entry, run),
  screen: async (entry, run) => (await import('./screen.ts')).benchScreen(entry, run),
  film: async (entry, run) => (await import('./screen.ts')).benchFilm(entry, run),
}
