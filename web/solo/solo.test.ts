import { botsFor, randomBot } from '@starboard/bots'
import { shelf } from '@starboard/games'
import {
  type AnyBot,
  type AnyGame,
  commitmentOf,
  fastChance,
  type GameTypes,
  hashOf,
  lookAt,
  type MatchExport,
  pick,
  readExport,
  seatOf,
  verify,
} from '@starboard/kernel'
import { levelAmong } from '@starboard/wire/levels'
import { describe, expect, it } from 'vitest'
import { nightWatch } from '../../e2e/night-watch/rules/index.ts'
import { type Device, FakeStore, FakeWorld, openPage, settled } from './solo.fixture.ts'
import { NotExported, type SoloSource } from './solo-source.ts'
import type { KeptMatch } from './store.ts'

const [entry] = shelf
if (entry === undefined) throw new Error('The shelf is empty.')
const id = entry.game.meta.id

const device = (change: Partial<Device> = {}): Device => ({
  playable: entry,
  world: new FakeWorld(),
  store: new FakeStore(),
  ...change,
})

/** Presses something that may be pressed; which one depends on the moment alone. */
async function press(source: SoloSource): Promise<boolean> {
  const { shown, at } = source.state
  if (shown === null || !isAsked(source)) return false
  const given = await source.act(pick(shown.legal, fastChance(`me ${at}`), 'me'))
  expect(given).toEqual({ ok: true })
  return true
}

/** An answer that waits in a window could be changed forever. */
const isAsked = ({ state: { shown } }: SoloSource) =>
  shown?.open.some(({ id, answered }) => id !== undefined && answered !== true) === true

const isOver = (source: SoloSource) => source.state.shown?.outcome != null

/** Plays on; `between` may put another page in the place of this one after every step. */
async function playOut(source: SoloSource, { world }: Device, between = async (now: SoloSource) => now) {
  let page = source
  for (let step = 0; !isOver(page); step++) {
    if (step > 1000) throw new Error('The match does not end.')
    if (!(await press(page))) expect(await world.ring()).toBe(true)
    await settled()
    page = await between(page)
  }
  return page
}

const keptIn = ({ store }: Device): KeptMatch => JSON.parse(store.matches.get(id) ?? 'null') as KeptMatch

describe('a match against bots in this browser', () => {
  it('looks like a table: open, with names, a commitment and no limits', async () => {
    const here = device()
    const { state } = await openPage(here)
    expect(state).toMatchObject({ connection: 'open', gone: null, chat: [] })
    expect(state.table).toMatchObject({ game: id, status: 'playing', time: { kind: 'off' }, you: { seat: 0 } })
    const names = state.table?.seats.map(({ name }) => name) ?? []
    expect(state.table?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot'])
    expect(names[0]).toBe('Ada')
    expect(new Set(names).size).toBe(4)
    for (const name of names.slice(1)) expect(entry.game.meta.botNames).toContain(name)
    expect(state.table?.commitment).toBe(commitmentOf(keptIn(here).terms.seed))
    expect(state.shown?.open.every(({ by }) => by === undefined)).toBe(true)
  })

  it('is played to its end, and its export is true', async () => {
    const here = device()
    const source = await playOut(await openPage(here), here)
    expect(source.state.table?.status).toBe('over')
    expect(here.world.isQuiet).toBe(true)
    const exported = readExport(entry.game, structuredClone(await source.export())) as MatchExport<GameTypes>
    expect(verify(entry.game, exported).problems).toEqual([])
    expect([...here.store.exports]).toEqual([[source.state.table?.code.replace('solo-', ''), exported]])
  })

  it('lets bots move one after the other, not all at once', async () => {
    const here = device()
    const source = await openPage(here)
    await playOut(source, here)
    const times = keptIn(here).log.flatMap((one) => (one.kind === 'act' && one.by === 'bot' ? [one.at] : []))
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
    expect(gaps.length).toBeGreaterThan(20)
    expect(Math.min(...gaps.filter((gap) => gap > 0))).toBeGreaterThanOrEqual(500)
    expect(gaps.filter((gap) => gap === 700).length).toBeGreaterThan(gaps.length / 3)
  })

  it.each([1, 3, 20])('goes on where it was when the tab is closed every %i entries', async (k) => {
    const [unbroken, broken] = [device(), device()]
    await playOut(await openPage(unbroken), unbroken)
    let closings = 0
    let before = 1
    await playOut(await openPage(broken), broken, async (page) => {
      const { length } = keptIn(broken).log
      if (length < before + k) return page
      before = length
      closings++
      broken.world.crash()
      return openPage(broken, { match: keptIn(broken).terms.id })
    })
    expect(closings).toBeGreaterThan(2)
    // Whoever comes back is given a moment again: times differ, nothing else does.
    const essence = ({ terms, log }: KeptMatch) => ({ terms, log: log.map((one) => ({ ...one, id: '', at: 0 })) })
    expect(essence(keptIn(broken))).toEqual(essence(keptIn(unbroken)))
  })

  it('tells the same story before and after a reload', async () => {
    const here = device()
    const told: unknown[] = []
    const source = await openPage(here)
    const first = await source.story()
    source.subscribe((_state, events) => void told.push(...events))
    await playOut(source, here)
    const [now, later] = [await source.story(), await (await openPage(here, { match: keptIn(here).terms.id })).story()]
    expect(now.events).toEqual([...first.events, ...told])
    expect(now.at).toBe(source.state.at)
    expect(later.events).toEqual(now.events)
  })

  it('refuses what the rules do not allow, and nothing changes', async () => {
    const here = device()
    const source = await openPage(here)
    await playOutUntilAsked(source, here)
    const [state, kept] = [source.state, here.store.matches.get(id)]
    for (const action of [{ kind: 'no-such-thing' }, null, 'draw']) {
      const given = await source.act(action)
      expect(given).toMatchObject({ ok: false, refused: { text: expect.any(String) } })
    }
    const stale = await source.send({ kind: 'act', decision: 'another', action: state.shown?.legal[0] })
    expect(stale).toMatchObject({ ok: false, refused: { code: 'stale-decision' } })
    expect(source.state).toBe(state)
    expect(here.store.matches.get(id)).toBe(kept)
  })

  it('takes back what the kernel lets one take back, and nothing else', async () => {
    const here = device()
    const source = await openPage(here)
    let undone = 0
    await playOut(source, here, async (page) => {
      const { shown } = page.state
      if (shown?.mayUndo !== true) {
        const { log } = keptIn(here)
        expect(await page.send({ kind: 'undo' })).toMatchObject({ ok: false, refused: { code: 'nothing-to-undo' } })
        expect(keptIn(here).log).toEqual(log)
      } else if (undone < 3) {
        undone++
        expect(await page.send({ kind: 'undo' })).toEqual({ ok: true })
        expect(keptIn(here).log.at(-1)?.kind).toBe('undo')
      }
      return page
    })
    expect(undone).toBeGreaterThan(0)
  })

  it('answers in a sentence what cannot be done alone', async () => {
    const source = await openPage(device())
    for (const command of [
      { kind: 'chat', text: 'Hello?' },
      { kind: 'point', at: 'seat 2' },
      { kind: 'start' },
      { kind: 'pause', agree: true },
    ] as const)
      expect(await source.send(command)).toMatchObject({ ok: false, refused: { text: expect.stringMatching(/\.$/) } })
    await expect(source.export()).rejects.toThrow(NotExported)
  })

  it('tells when the game closes talk, and when it opens it again', async () => {
    const here = device({ playable: { game: nightWatch as unknown as AnyGame, bots: {} } })
    const source = await openPage(here)
    const told = [source.state.table?.talkRefused?.rule]
    source.subscribe(({ table }) => {
      if (table?.talkRefused?.rule !== told.at(-1)) told.push(table?.talkRefused?.rule)
    })
    while (!isOver(source)) expect(await here.world.ring()).toBe(true)
    expect(told).toEqual([undefined, 'NW-4', undefined, 'NW-4', undefined])
  })
})

const playOutUntilAsked = async (source: SoloSource, { world }: Device) => {
  while (!isAsked(source)) await world.ring()
}

describe('bots', () => {
  /** What a bot complains of is lost, as every failure of a bot is: so it notes it, and is asked afterwards. */
  it('see what their seat sees, and only a copy of it', async () => {
    const states: GameTypes['State'][] = []
    const notes: { seen: unknown; own: unknown; before: string; after: string }[] = []
    const game = {
      ...entry.game,
      decisions(state: GameTypes['State']) {
        states.push(state)
        return entry.game.decisions(state)
      },
    }
    const random = randomBot(entry.game)
    const spy: AnyBot = {
      play(look, seat, budget) {
        const state = states.at(-1)
        if (state === undefined) throw new Error('Nobody has asked for a decision.')
        const { at, now, view, open, outcome, legal, refused } = lookAt(entry.game, state, seat, look)
        const own = structuredClone({ at, now, view, open, outcome, legal, refused })
        const [seen, before, answer] = [structuredClone({ ...look }), hashOf(state), random.play(look, seat, budget)]
        scribble(look.view)
        notes.push({ seen, own, before, after: hashOf(state) })
        return answer
      },
    }
    const here = device({ playable: { game, bots: { spy } } })
    await playOut(await openPage(here, { level: 'spy' }), here)
    const asked = keptIn(here).log.filter((one) => one.kind === 'act' && one.by === 'bot').length
    expect(notes.length).toBe(asked)
    expect(asked).toBeGreaterThan(20)
    for (const { seen, own, before, after } of notes) {
      expect(seen).toEqual(own)
      expect(after).toBe(before)
    }
  })

  it('that fail are replaced by the fallback of the game', async () => {
    const broken: AnyBot = {
      play() {
        throw new Error('No idea.')
      },
    }
    const here = device({ playable: { game: entry.game, bots: { broken } } })
    expect(isOver(await playOut(await openPage(here, { level: 'broken' }), here))).toBe(true)
  })

  it('of a level that there is not are replaced by those that there are', async () => {
    const { state } = await openPage(device(), { level: 'grandmaster' })
    expect(state.table?.seats[1]?.bot).toBe(levelAmong(Object.keys(botsFor(entry)), 'heuristic'))
  })
})

/** Changes every list and record in it. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  for (const part of Object.values(value)) scribble(part)
  if (Array.isArray(value)) value.push('scribble')
  else Object.assign(value, { scribble: true })
}

describe('a match that is over', () => {
  it('is shown again to whoever asks for it; everybody else gets a new one', async () => {
    const here = device()
    const source = await playOut(await openPage(here), here)
    const { id: match } = keptIn(here).terms
    expect(isOver(await openPage(here, { match }))).toBe(true)
    expect(isOver(await openPage(here))).toBe(false)
    expect(keptIn(here).terms.id).not.toBe(match)
    expect(source.state.table?.code).toBe(`solo-${match}`)
  })

  it('can be played again', async () => {
    const here = device()
    const source = await playOut(await openPage(here), here)
    const before = source.state.table
    expect(await source.send({ kind: 'rematch' })).toEqual({ ok: true })
    expect(source.state.table).toMatchObject({ status: 'playing', seats: before?.seats })
    expect(source.state.table?.code).not.toBe(before?.code)
    expect(source.state.table?.commitment).not.toBe(before?.commitment)
    await playOut(source, here)
  })
})

it('makes room at once for a new one with options of its own', async () => {
  const here = device()
  await openPage(here)
  const before = keptIn(here).terms.id
  const source = await openPage(here, { isNew: true, seats: 3 })
  expect(keptIn(here).terms.id).not.toBe(before)
  expect(source.state.table?.seats).toHaveLength(3)
  await playOut(source, here)
})

describe('a series alone', () => {
  const { series } = entry.game
  const inSeries = (games: number) =>
    device({
      playable: {
        ...entry,
        game: { ...entry.game, ...(series && { series: { ...series, noun: 'round trip', gamesOf: () => games } }) },
      },
    })

  it('goes on with the next match, and ends', async () => {
    const here = inSeries(2)
    const source = await playOut(await openPage(here), here)
    expect(source.state.table?.series).toMatchObject({ games: 2, number: 1, noun: 'round trip', end: null })
    const first = source.state.shown?.outcome
    await source.send({ kind: 'rematch' })
    expect(keptIn(here).terms.header.setup.series).toEqual({ games: 2, number: 2 })
    expect(source.state.table?.series).toMatchObject({ number: 2, played: [{ places: first?.places }], end: null })
    await playOut(source, here)
    expect(source.state.table?.series).toMatchObject({ number: 2, played: [{}, {}], end: { result: 'won' } })
    await source.send({ kind: 'rematch' })
    expect(source.state.table?.series).toMatchObject({ number: 1, played: [], end: null })
  })

  it('outlives the page', async () => {
    const here = inSeries(2)
    const source = await playOut(await openPage(here), here)
    const again = await openPage(here, { match: keptIn(here).terms.id })
    await source.close()
    await again.send({ kind: 'rematch' })
    await again.close()
    const later = await openPage(here)
    expect(later.state.table?.series).toMatchObject({ number: 2, played: [{}] })
    const exported = (await playOut(later, here).then((page) => page.export())) as MatchExport<GameTypes>
    expect(exported.header.setup.series).toEqual({ games: 2, number: 2 })
  })

  it('given up in the middle begins anew', async () => {
    const here = inSeries(2)
    const source = await playOut(await openPage(here), here)
    await source.send({ kind: 'rematch' })
    await source.send({ kind: 'rematch' })
    expect(source.state.table?.series).toMatchObject({ number: 1, played: [] })
  })
})

it('can be given up for a new one', async () => {
  const here = device()
  const source = await openPage(here)
  await press(source)
  const before = keptIn(here).terms.id
  expect(await source.send({ kind: 'rematch' })).toEqual({ ok: true })
  expect(keptIn(here)).toMatchObject({ log: { length: 1 } })
  expect(keptIn(here).terms.id).not.toBe(before)
  await playOut(source, here)
})

describe('what is kept', () => {
  it('of older rules is not thrown away before a new match is asked for', async () => {
    const here = device()
    await openPage(here)
    const old = JSON.stringify(keptIn(here)).replace(/"rules":\d+/, '"rules":0')
    here.store.matches.set(id, old)
    const source = await openPage(here)
    expect(source.state.shown).toBeNull()
    expect(source.notice).toMatchObject({ kind: 'unfit', text: expect.stringContaining('version 0') })
    expect(here.store.matches.get(id)).toBe(old)
    source.anew()
    await settled()
    expect(source.notice).toBeNull()
    expect(source.state.shown?.outcome).toBeNull()
    expect(keptIn(here).terms.header.setup.rules).toBe(entry.game.meta.rules)
  })

  it('and damaged is said to be so', async () => {
    const here = device()
    await openPage(here)
    const kept = keptIn(here)
    const bad = {
      kind: 'act',
      seat: seatOf(0),
      action: { kind: 'no-such-thing' },
      by: 'player',
      id: '',
      at: 1,
      luck: [],
    }
    here.store.matches.set(id, JSON.stringify({ ...kept, log: [...kept.log, bad] }))
    expect((await openPage(here)).notice).toMatchObject({ kind: 'unfit' })
  })

  it('is everything again once there is room again; that there was none is said once', async () => {
    const here = device()
    const source = await openPage(here)
    let [notices, steps] = [0, 0]
    source.subscribe(() => {
      if (source.notice === null) return
      notices++
      source.dismiss()
    })
    await playOut(source, here, async (page) => {
      here.store.isFull = ++steps >= 10 && steps < 40
      return page
    })
    expect(steps).toBeGreaterThan(40)
    expect(notices).toBe(1)
    expect(isOver(await openPage(here, { match: keptIn(here).terms.id }))).toBe(true)
  })

  it('plays on where nothing can be kept at all', async () => {
    const here = device()
    here.store.isClosed = true
    const source = await openPage(here)
    expect(source.notice).toMatchObject({ kind: 'not-kept' })
    await playOut(source, here)
  })

  it('belongs to the tab that opened it last; the other one says so and stops', async () => {
    const here = device()
    const one = await openPage(here)
    await playOutUntilAsked(one, here)
    const other = await openPage(here)
    const { log } = keptIn(here)
    const given = await one.act(one.state.shown?.legal[0])
    expect(given).toMatchObject({ ok: false, refused: { text: expect.stringContaining('another tab') } })
    expect(one.state.gone).toContain('another tab')
    expect(keptIn(here).log).toEqual(log)
    expect(other.state.gone).toBeNull()
    await playOut(other, here)
  })
})

it('stops and keeps its log when the rules fail', async () => {
  const here = device()
  let isBroken = false
  const game = {
    ...entry.game,
    apply: (...given: Parameters<typeof entry.game.apply>) => {
      if (isBroken) throw new Error('A bug.')
      entry.game.apply(...given)
    },
  }
  const source = await openPage({ ...here, playable: { ...entry, game } })
  await playOutUntilAsked(source, here)
  const kept = here.store.matches.get(id)
  isBroken = true
  expect(await source.act(source.state.shown?.legal[0])).toMatchObject({ ok: false })
  expect(source.state.gone).toContain('load the page again')
  expect(here.store.matches.get(id)).toBe(kept)
  here.world.crash()
  await playOut(await openPage(here), here)
})

it('says that there is no such game', async () => {
  const { state } = await openPage(device(), { game: 'chess' })
  expect(state.gone).toContain('chess')
})
