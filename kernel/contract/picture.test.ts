import { expect, test } from 'vitest'
import type { haul, View } from '../example/index.ts'
import { type PictureSteps, stepBy } from './picture.ts'

type Told = { kind: 'lit'; lamps: number } | { kind: 'rang' }
interface Lamps {
  readonly lit: number
}

const steps: PictureSteps<Lamps, Told> = { lit: ({ lit }, { lamps }) => ({ lit: lit + lamps }) }

test('an event moves the picture on by the step of its kind', () => {
  const event: Told = { kind: 'lit', lamps: 2 }
  expect(stepBy(steps, { lit: 1 }, event)).toEqual({ lit: 3 })
})

test('an event without a step leaves the very same picture, an undo too', () => {
  const picture: Lamps = { lit: 1 }
  for (const kind of ['rang', 'undone']) expect(stepBy(steps, picture, { kind })).toBe(picture)
})

test('a step of a kind that does not exist, and a member of the view that does not exist, do not compile', () => {
  // @ts-expect-error nothing is ever dimmed
  const unheard: PictureSteps<Lamps, Told> = { dimmed: (view) => view }
  // @ts-expect-error a view of Haul has no lamps
  const unseen: typeof haul.picture = { step: (view) => view, exact: ({ lamps: _lamps, ...told }: View) => told }
  expect([unheard, unseen]).toHaveLength(2)
})
