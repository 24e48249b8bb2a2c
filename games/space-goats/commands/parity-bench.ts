import { type Bench, figureOf } from '@starboard/bench'
import { compared } from './compare.ts'
import { ORIGINALS } from './original.ts'
import { parityGames } from './parity-games.ts'

const GAMES = 20_000

/** How far the engine view is from the original, over 20,000 games for each table it is known for. */
export const parityBench: Bench = async (_entry, { onFigure }) => {
  for (const original of ORIGINALS) {
    const measured = await parityGames(original.seats, GAMES, `parity bench ${Date.now()}`)
    for (const { name, measured: here, original: there, bound } of compared(measured, original)) {
      const what = `${original.seats} players, ${name}: ${here.toFixed(2)} against ${there}`
      onFigure(figureOf({ name: what, unit: 'off', goal: { below: bound } }, [Math.abs(here - there)]))
    }
  }
}
