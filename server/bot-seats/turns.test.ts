import { afterEach, describe, expect, it } from 'vitest'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import { after, until } from '../fixtures/time.fixture.ts'
import type { BotPlayers } from './players.ts'

const hide = { kind: 'hide', colour: 'red' }

/** Bots that answer as this test says. */
const bots = (think: BotPlayers['think']): BotPlayers => ({ think, close: async () => undefined })

let lab: Lab
afterEach(() => lab.close())

/** Ada against a bot; the bot hides and passes unless the test says otherwise. */
async function against(think: BotPlayers['think'], options: object = {}, pace = {}) {
  lab = await Lab.open({ bots: bots(think), pace })
  const ada = new Visitor('Ada')
  const table = await lab.started(
    { game: 'lanterns', seats: 2, options: { rounds: 9, turnSeconds: 0, ...options }, bots: [null, 'random'] },
    [ada],
  )
  return { ada, table }
}

const byBots = async (id: string) =>
  (await lab.log({ id })).filter((entry) => entry.kind === 'act' && entry.by === 'bot')

describe('while a bot thinks', () => {
  it('nobody at its table waits', async () => {
    const { ada, table } = await against(() => after(1000).then(() => hide))
    await sleep(20)
    const started = lab.now()
    expect(await ada.ask(table, { kind: 'chat', text: 'Take your time.' })).toEqual({})
    expect(await ada.act(table, hide)).toEqual({})
    expect(lab.now() - started).toBe(0)
    await until(() => ada.isAsked, 'the bot')
    expect(await byBots(table.id)).toHaveLength(1)
  })

  it('deadlines are kept, its own too', async () => {
    const { ada, table } = await against(() => after(1500).then(() => hide), { turnSeconds: 1 })
    await until(() => ada.mirror.events.some(({ kind }) => kind === 'turn'), 'the end of the time', 1400)
    await sleep(600)
    expect(lab.lines).toEqual([])
    expect(await byBots(table.id)).toEqual([])
  })

  it('its person comes back and the seat is theirs: what the bot wanted is not done', async () => {
    lab = await Lab.open({ bots: bots(() => after(300).then(() => hide)), pace: { graceMs: 20 } })
    const [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
    const table = await lab.started({ game: 'lanterns', seats: 2, options: { turnSeconds: 0 } }, [ada, ben])
    await ben.leave(table)
    await until(() => table.info(ada.id).seats[1]?.isHeld, 'the bot')
    await sleep(50)
    await ben.watch(table)
    await sleep(400)
    expect(await byBots(table.id)).toEqual([])
    await ben.mustAct(table, { kind: 'hide', colour: 'blue' })
  })
})

describe('a bot', () => {
  it.each([
    ['fails', () => Promise.reject(new Error('No idea.'))],
    ['has no answer', () => Promise.resolve(null)],
    ['wants what is not allowed', () => Promise.resolve({ kind: 'fly' })],
  ])('that %s is answered for by the game', async (_what, think) => {
    const { ada, table } = await against(think)
    await until(() => table.play?.match.length === 2, 'the fallback')
    await ada.mustAct(table, hide)
    await ada.mustAct(table, { kind: 'pass' })
    await until(() => ada.isAsked, 'the next turn')
    expect(await byBots(table.id)).toHaveLength(2)
  })

  it('that waits is asked again, but not all the time', async () => {
    let asked = 0
    await against(async () => {
      asked++
      return 'wait'
    })
    await sleep(1200)
    expect(asked).toBeGreaterThan(1)
    expect(asked).toBeLessThan(5)
  })

  it('cannot be blocked by a person who guesses the ids of its actions', async () => {
    const { ada, table } = await against(async ({ look }) => look.legal.at(-1) ?? null)
    await until(() => table.play?.match.length === 2, 'the bot')
    for (const id of ['bot-3-1', 'bot-4-1', '']) await ada.ask(table, { kind: 'act', action: { kind: 'wave' } }, id)
    await ada.mustAct(table, hide)
    await ada.mustAct(table, { kind: 'pass' })
    await until(() => ada.isAsked, 'the next turn')
    expect(lab.lines).toEqual([])
  })

  it('stops with the server', async () => {
    let asked = 0
    const { table } = await against(
      async ({ look }) => {
        asked++
        return look.legal[0] ?? null
      },
      {},
      { botDelayMs: 30 },
    )
    await lab.tables.stop()
    const before = asked
    await sleep(100)
    expect(asked).toBe(before)
    expect(lab.lines).toEqual([])
    expect(await lab.log(table)).toHaveLength(1)
  })
})
