import { expect, it } from 'vitest'
import { terminal } from '../cli/starboard.fixture.ts'

// The whole of it: a bench starts the very program that it is part of.
const { wholeStarboard } = terminal()

it('the bench of the server plays the small game over the real wire and tells what it took', async () => {
  const words = ['--game', 'metronome', '--matches', '2', '--seconds', '2', '--rounds', '1', '--json']
  const { exitCode, out, error } = await wholeStarboard('bench', 'server', ...words)
  expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' })
  const { rounds, figures } = JSON.parse(out) as { rounds: number; figures: { name: string; median: number }[] }
  expect(rounds).toBe(1)
  const median = (name: string) => figures.find((figure) => figure.name === `metronome, 2 matches, ${name}`)?.median
  expect(median('flat out: moves/s')).toBeGreaterThan(0)
  expect(median('flat out: bytes/move')).toBeGreaterThan(100)
  expect(median('thinking a second: moves/s')).toBeLessThan(4)
})
