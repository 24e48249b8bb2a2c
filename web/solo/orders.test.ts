import type { Playable } from '@starboard/bots'
import type { StandingOrder } from '@starboard/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { lanterns } from '../../kernel/lanterns.fixture.ts'
import { type Device, FakeStore, FakeWorld, openPage, settled } from './solo.fixture.ts'
import type { SoloSource } from './solo-source.ts'
import type { KeptMatch } from './store.ts'

const GUESS: StandingOrder = { decision: 'guessing', prefer: [{ colour: 'blue' }], until: 'the end' }
const UNTIL_TURN: StandingOrder = { ...GUESS, until: 'my turn' }
const ASKS = { rounds: 9, turnSeconds: 60, guessSeconds: 5 }

let here: Device
beforeEach(() => {
  const playable = { game: lanterns, bots: {} } as unknown as Playable
  here = { playable, world: new FakeWorld(), store: new FakeStore() }
})

const kept = () => JSON.parse(here.store.matches.get('lanterns') ?? 'null') as KeptMatch
const mine = () => kept().log.flatMap((one) => (one.kind === 'act' && one.seat === 0 ? [one] : []))
const ordersOf = ({ state }: SoloSource) => state.table?.you.orders
const give = (source: SoloSource, ...orders: StandingOrder[]) => source.send({ kind: 'order', orders })
const asked = ({ state }: SoloSource) =>
  state.shown?.open.find(({ id, answered }) => id !== undefined && !answered)?.kind
const ANSWERS: Readonly<Record<string, object>> = { hiding: { kind: 'hide', colour: 'red' }, turn: { kind: 'pass' } }

/** Hides, passes, and never guesses. */
async function step(page: SoloSource): Promise<void> {
  const answer = ANSWERS[asked(page) ?? '']
  if (answer !== undefined) await page.act(answer)
  else expect(await here.world.ring()).toBe(true)
  await settled()
}

async function playUntil(page: SoloSource, isEnough: () => boolean): Promise<void> {
  for (let steps = 0; !isEnough(); steps++) {
    if (steps > 500) throw new Error('This does not happen.')
    await step(page)
  }
}

const isOver = (page: SoloSource) => page.state.shown?.outcome != null

describe('standing orders in a match against bots', () => {
  it('answer whenever the person is asked, before the clock does', async () => {
    const page = await openPage(here, { options: ASKS, seats: 4 })
    expect(await give(page, GUESS)).toEqual({ ok: true })
    expect(ordersOf(page)).toEqual([GUESS])
    await playUntil(page, () => isOver(page))
    const guesses = mine().filter(({ action }) => action.kind === 'guess')
    expect(guesses.length).toBeGreaterThan(2)
    for (const guess of guesses) expect(guess).toMatchObject({ by: 'order', action: { colour: 'blue' } })
    expect(ordersOf(page)).toBeUndefined()
    expect(kept().orders?.orders).toEqual([])
    expect(await give(page, GUESS)).toMatchObject({ ok: false, refused: { code: 'match-over' } })
  })

  it('leave the person asked where they fit nothing, and are gone when taken back', async () => {
    const page = await openPage(here, { options: ASKS, seats: 2 })
    await give(page, GUESS)
    await give(page, { ...GUESS, prefer: [{ colour: 'pink' }] })
    await playUntil(page, () => asked(page) === 'guessing')
    await give(page)
    expect(ordersOf(page)).toBeUndefined()
    expect(await here.world.ring()).toBe(true)
    await settled()
    expect(mine().at(-1)).toMatchObject({ by: 'timeout' })
  })

  it('are known when the page is loaded again, and answer what was open', async () => {
    const page = await openPage(here, { options: ASKS, seats: 2 })
    await playUntil(page, () => asked(page) === 'guessing')
    expect(await give(page, GUESS)).toEqual({ ok: true })
    here.world.crash()
    const again = await openPage(here)
    expect(ordersOf(again)).toEqual([GUESS])
    await playUntil(again, () => mine().some(({ by }) => by === 'order'))
    expect(mine().at(-1)).toMatchObject({ by: 'order', action: { colour: 'blue' } })
  })

  it('until my turn end with it', async () => {
    const page = await openPage(here, { options: ASKS, seats: 2 })
    await playUntil(page, () => asked(page) === 'turn')
    await give(page, UNTIL_TURN)
    await step(page)
    expect(ordersOf(page)).toEqual([UNTIL_TURN])
    await playUntil(page, () => asked(page) === 'turn')
    expect(ordersOf(page)).toBeUndefined()
    expect(kept().orders?.orders).toEqual([])
  })

  it('are refused if they are none, and nothing changes', async () => {
    const page = await openPage(here, { options: ASKS, seats: 2 })
    await give(page, GUESS)
    for (const orders of [undefined, 'all', [{ ...GUESS, until: 'never' }], Array(9).fill(GUESS)])
      expect(await page.send({ kind: 'order', orders })).toMatchObject({ ok: false, refused: { code: 'malformed' } })
    expect(ordersOf(page)).toEqual([GUESS])
  })

  it('go over the line as over a wire: a member without a value is none', async () => {
    const page = await openPage(here, { options: ASKS, seats: 2 })
    expect(await give(page, { ...GUESS, prefer: [{ colour: 'blue', card: undefined }] })).toEqual({ ok: true })
    expect(ordersOf(page)).toEqual([GUESS])
  })

  it('belong to the match: a new one begins without', async () => {
    const page = await openPage(here, { options: ASKS, seats: 2 })
    await give(page, GUESS)
    await page.send({ kind: 'rematch' })
    await settled()
    expect(ordersOf(page)).toBeUndefined()
    expect(kept().orders).toBeUndefined()
  })

  it('cannot be given where another tab has the match', async () => {
    const page = await openPage(here, { options: ASKS, seats: 2 })
    await openPage(here)
    expect(await give(page, GUESS)).toMatchObject({ ok: false, refused: { code: 'stopped' } })
    expect(kept().orders).toBeUndefined()
  })
})
