import { onShelf } from '@starboard/games'
import { expect, it } from 'vitest'
import { FakeStore, FakeWorld, openPage, settled } from '../../web/solo/solo.fixture.ts'

const OPTIONS = { gusts: 1, oil: 3, calmSeconds: 1, hushSeconds: 2 }

/** A night of this many keepers, one of them a person, in this browser. */
async function night(seats: number) {
  const playable = onShelf('night-watch')
  if (playable === undefined) throw new Error('The game is not on the shelf.')
  const world = new FakeWorld()
  const page = await openPage(
    { playable, world, store: new FakeStore() },
    { options: OPTIONS, seats, level: 'heuristic' },
  )
  const toDawn = async () => {
    for (let steps = 0; page.state.shown?.outcome === null; steps++) {
      if (steps > 100) throw new Error('The night does not end.')
      expect(await world.ring()).toBe(true)
      await settled()
    }
  }
  return { page, toDawn }
}

it('a night alone with bots runs by itself in this browser', async () => {
  const { page, toDawn } = await night(3)
  const told: { readonly kind: string }[] = []
  page.subscribe((_state, events) => void told.push(...events))
  expect(await page.act({ kind: 'read', of: 1 })).toEqual({ ok: true })
  // Two at once: the second waits for the first.
  expect(await Promise.all(['red', 'blue'].map((colour) => page.act({ kind: 'light', colour })))).toEqual([
    { ok: true },
    { ok: true },
  ])
  expect(await page.act({ kind: 'light', colour: 'green' })).toMatchObject({ ok: false, refused: { code: 'no-oil' } })
  await toDawn()
  expect(told.filter(({ kind }) => kind === 'gust' || kind === 'dawn')).toMatchObject([
    { kind: 'gust', at: 1000 },
    { kind: 'dawn', at: 3000 },
  ])
  expect(page.state.shown?.outcome?.ending).toMatch(/safe|wrecked/)
})

it('a night of one keeper needs no bot', async () => {
  const { page, toDawn } = await night(1)
  expect(page.state.table?.seats).toMatchObject([{ kind: 'person' }])
  await toDawn()
  expect(page.state.shown?.outcome).toMatchObject({ places: [2], ending: 'wrecked' })
})
