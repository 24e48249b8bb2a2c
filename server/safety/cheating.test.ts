import { onShelf } from '@starboard/games'
import type { Entry } from '@starboard/kernel'
import type { TableInfo } from '@starboard/wire/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { until } from '../fixtures/server.fixture.ts'
import { Person } from './recording.fixture.ts'
import { ask, eventually, json, makeTable, type OpenServer, openServer } from './wire.fixture.ts'

let server: OpenServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

interface Table {
  readonly code: string
  readonly ada: Person
  readonly ben: Person
  readonly eve: Person
}

/** Ada and Ben at a table, Eve beside it. */
async function tableOf(wanted: object = {}): Promise<Table> {
  const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => Person.at(server.url, name)))
  if (ada === undefined || ben === undefined || eve === undefined) throw new Error('Nobody came.')
  const code = await makeTable(server.url, ada.cookie, { game: 'comet-rush', time: { kind: 'off' }, ...wanted })
  for (const person of [ada, ben, eve]) await person.watch(code)
  await ada.command({ kind: 'sit' })
  await ben.command({ kind: 'sit' })
  return { code, ada, ben, eve }
}

async function started(wanted: object = {}): Promise<Table> {
  const table = await tableOf(wanted)
  for (const person of [table.ada, table.ben]) await person.command({ kind: 'ready', ready: true })
  expect(await table.ada.command({ kind: 'start' })).toMatchObject({ ok: true })
  await until(() => table.ada.isAsked || table.ben.isAsked, 'the first question')
  return table
}

async function logOf(code: string): Promise<readonly Entry<{ kind: string }>[]> {
  const row = await server.store.tables.findByCode(code)
  return (await server.store.log.read(row?.id ?? '', 0)).map(({ entry }) => entry)
}

const infoOf = async (code: string, person?: Person): Promise<TableInfo> =>
  (await ask(`${server.url}/api/tables/${code}`, { headers: { cookie: person?.cookie ?? '' } })).body as TableInfo

/** The code of a refusal. */
const refusalOf = async (given: ReturnType<Person['command']>): Promise<string> => {
  const answer = await given
  return answer.ok ? 'ok' : answer.refused.code
}

describe('in a match', () => {
  it('a spectator cannot act, take back, pause, resume or ask for a rematch', async () => {
    const { ada, ben, eve, code } = await started()
    const asked = ada.isAsked ? ada : ben
    const before = await logOf(code)
    const action = asked.frame?.legal[0]
    expect(await refusalOf(eve.command({ kind: 'act', action, ...asked.decision }))).toBe('not-seated')
    expect(await refusalOf(eve.command({ kind: 'undo' }))).toBe('not-seated')
    expect(await refusalOf(eve.command({ kind: 'pause', agree: true }))).toBe('not-playing')
    expect(await refusalOf(eve.command({ kind: 'resume' }))).toBe('not-seated')
    expect(await refusalOf(eve.command({ kind: 'rematch' }))).toBe('not-seated')
    expect(await refusalOf(eve.command({ kind: 'stand' }))).toBe('not-seated')
    expect(await refusalOf(eve.command({ kind: 'sit' }))).toBe('table-full')
    expect(await refusalOf(eve.command({ kind: 'sit', seat: 0 }))).toBe('table-full')
    expect(await logOf(code)).toEqual(before)
  })

  it('nobody can act for another seat: there is no way to say so', async () => {
    const { ada, ben, code } = await started()
    const [asked, other] = ada.isAsked && !ben.isAsked ? [ada, ben] : [ben, ada]
    const before = await logOf(code)
    const action = asked.frame?.legal.at(-1)
    if (!other.isAsked)
      expect(await refusalOf(other.command({ kind: 'act', action, ...asked.decision }))).not.toBe('ok')
    const path = `${server.url}/api/tables/${code}/act`
    for (const more of [{ seat: 0 }, { seat: asked.viewer }, { by: 'bot' }, { user: 'x' }])
      expect((await ask(path, json({ action, ...asked.decision, ...more }, other.cookie))).status).toBe(400)
    expect((await logOf(code)).filter(({ kind }) => kind === 'act').length).toBe(before.length - 1)
  })

  it('what was said twice happens once, and an id says nothing about anybody else’s', async () => {
    const { ada, ben, code } = await started()
    const [asked, other] = ada.isAsked ? [ada, ben] : [ben, ada]
    const act = { action: asked.frame?.legal[0], ...asked.decision, id: 'mine' }
    const path = `${server.url}/api/tables/${code}/act`
    expect(await ask(path, json(act, asked.cookie))).toMatchObject({ status: 200, body: { ok: true } })
    const after = await logOf(code)
    expect(await ask(path, json(act, asked.cookie))).toMatchObject({ status: 200, body: { ok: true } })
    expect(await logOf(code)).toEqual(after)
    // The id of another seat is not known here: the message is looked at, and refused or done.
    const rubbish = { action: { kind: 'rubbish' }, id: 'mine' }
    expect((await ask(path, json(rubbish, other.cookie))).status).toBe(400)
    await until(() => other.isAsked || asked.isAsked, 'the next question')
    while (!other.isAsked) {
      await asked.command({ kind: 'act', action: asked.frame?.legal[0], ...asked.decision })
      await until(() => other.isAsked || asked.isAsked, 'the next question')
    }
    const length = (await logOf(code)).length
    const own = { action: other.frame?.legal[0], ...other.decision, id: 'mine' }
    expect(await ask(path, json(own, other.cookie))).toMatchObject({ status: 200, body: { ok: true } })
    expect(await logOf(code)).toHaveLength(length + 1)
  })

  it('nobody can use up, or find out, the ids of a bot', async () => {
    const { code, ada, ben } = await started({ seats: 3, bots: [null, null, 'random'] })
    const path = `${server.url}/api/tables/${code}/act`
    await until(() => ada.frame !== null, 'a look')
    for (let length = 0; length < 12; length++)
      for (const id of [`bot-${length}-2`, `bot-${length}`, `2/bot-${length}-2`]) {
        const { status } = await ask(path, json({ action: { kind: 'rubbish' }, id }, ada.cookie))
        expect(status).toBe(400)
      }
    // Ids that a bot might want, used up by somebody else before it is the bot's turn.
    for (let moves = 0; moves < 8; moves++) {
      await until(() => ada.isAsked || ben.isAsked, 'a person’s turn')
      const asked = ada.isAsked ? ada : ben
      const { length } = await logOf(code)
      const act = { id: `bot-${length + 1}-2`, action: asked.frame?.legal[0], ...asked.decision }
      const before = asked.frame
      expect((await ask(path, json(act, asked.cookie))).status).toBe(200)
      await until(() => asked.frame !== before, 'the news of it')
    }
    expect((await logOf(code)).some((entry) => entry.kind === 'act' && entry.by === 'bot')).toBe(true)
    expect(server.lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('answers do not count what others have done in secret', async () => {
    const { ada, ben, code } = await started()
    const asked = ada.isAsked ? ada : ben
    const answer = await asked.command({ kind: 'act', action: asked.frame?.legal[0], ...asked.decision })
    expect(Object.keys(answer).toSorted()).toEqual(['id', 'kind', 'ok'])
    const body = { action: { kind: 'rubbish' } }
    expect(
      Object.keys((await ask(`${server.url}/api/tables/${code}/act`, json(body, asked.cookie))).body as object),
    ).toEqual(['code', 'rule', 'text'])
  })

  it('a player cannot start again, configure, kick, put bots or change seats', async () => {
    const { ada, ben, code } = await started()
    for (const person of [ada, ben]) {
      expect(await refusalOf(person.command({ kind: 'start' }))).toBe('started')
      expect(await refusalOf(person.command({ kind: 'configure', seats: 3 }))).toBe('started')
      expect(await refusalOf(person.command({ kind: 'kick', seat: 0 }))).toBe('started')
      expect(await refusalOf(person.command({ kind: 'bot', seat: 1, level: 'random' }))).toBe('started')
      expect(await refusalOf(person.command({ kind: 'ready', ready: false }))).toBe('started')
      expect(await refusalOf(person.command({ kind: 'sit', seat: 1 }))).toBe('seated')
    }
    expect((await infoOf(code)).seats.map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  })

  it('a table that one is not at can only be watched', async () => {
    const mine = await started()
    const theirs = await started()
    const before = await logOf(theirs.code)
    const path = `${server.url}/api/tables/${theirs.code}`
    const post = async (command: string, body: object) =>
      (await ask(`${path}/${command}`, json(body, mine.ada.cookie))).body as { code: string }
    expect((await post('act', { action: theirs.ada.frame?.legal[0] })).code).toBe('not-seated')
    expect((await post('undo', {})).code).toBe('not-seated')
    expect((await post('start', {})).code).toBe('started')
    expect((await post('stand', {})).code).toBe('not-seated')
    expect(await logOf(theirs.code)).toEqual(before)
  })

  it('a seat that somebody sits at cannot be taken, not even in the rematch of a match where it was given up', async () => {
    const game = onShelf('comet-rush')?.game
    if (game === undefined) throw new Error('Comet Rush is not on the shelf.')
    const { ada, ben, eve, code } = await started()
    const isHeldByBot = async () => (await infoOf(code)).seats[1]?.kind === 'bot'
    expect(await refusalOf(ben.command({ kind: 'stand' }))).toBe('ok')
    expect(await isHeldByBot()).toBe(true)
    const { outcome } = game
    vi.spyOn(game, 'outcome').mockImplementation((state) => outcome.call(game, state) ?? OVER)
    if (ada.isAsked) await ada.command({ kind: 'act', action: ada.frame?.legal[0], ...ada.decision })
    expect(await eventually(async () => (await infoOf(code)).status, 'over')).toBe('over')
    const again = await ada.command({ kind: 'rematch' })
    vi.restoreAllMocks()
    const next = again.ok ? again.code : undefined
    if (next === undefined) throw new Error('There is no rematch.')
    const path = `${server.url}/api/tables/${next}`
    const post = async (who: Person, command: string, body: object) =>
      (await ask(`${path}/${command}`, json(body, who.cookie))).body as { ok?: boolean; code?: string }
    expect(await post(ada, 'bot', { seat: 1, level: null })).toMatchObject({ ok: true })
    expect(await post(ben, 'sit', { seat: 1 })).toMatchObject({ ok: true })
    for (const person of [ada, ben]) await post(person, 'ready', { ready: true })
    expect(await post(ada, 'start', {})).toMatchObject({ ok: true })
    expect((await post(eve, 'sit', { seat: 1 })).code).toBe('table-full')
    expect((await infoOf(next, ben)).you.seat).toBe(1)
  })
})

const OVER = {
  places: [1, 2],
  points: [1, 0],
  result: 'won',
  ending: 'test',
  text: 'Over.',
  rule: 'x',
  turns: 1,
  lines: [],
  statistics: {},
} as const

describe('in the lobby', () => {
  it('only the host configures, kicks, puts bots and starts', async () => {
    const { ben, eve, code } = await tableOf({ seats: 3 })
    for (const person of [ben, eve]) {
      expect(await refusalOf(person.command({ kind: 'configure', seats: 2 }))).toBe('not-host')
      expect(await refusalOf(person.command({ kind: 'kick', seat: 0 }))).toBe('not-host')
      expect(await refusalOf(person.command({ kind: 'bot', seat: 2, level: 'random' }))).toBe('not-host')
      expect(await refusalOf(person.command({ kind: 'start' }))).toBe('not-host')
    }
    expect((await infoOf(code)).seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'empty'])
  })

  it('a seat that is taken stays taken, a full table is full, and nobody has two seats', async () => {
    const { ada, ben, eve, code } = await tableOf({ seats: 2 })
    expect(await refusalOf(eve.command({ kind: 'sit' }))).toBe('table-full')
    expect(await refusalOf(eve.command({ kind: 'sit', seat: 0 }))).toBe('seat-taken')
    expect(await refusalOf(eve.command({ kind: 'sit', seat: 7 }))).toBe('no-such-seat')
    expect(await refusalOf(ada.command({ kind: 'kick', seat: 0 }))).toBe('own-seat')
    expect(await refusalOf(ada.command({ kind: 'kick', seat: 1 }))).toBe('ok')
    expect(await refusalOf(ada.command({ kind: 'sit', seat: 1 }))).toBe('ok')
    expect((await infoOf(code)).seats.map(({ kind }) => kind)).toEqual(['empty', 'person'])
    expect(await refusalOf(ben.command({ kind: 'ready', ready: true }))).toBe('not-seated')
  })

  it('nobody can get ready for another, and nobody who is not asked can spoil the start', async () => {
    const { ada, ben, eve } = await tableOf({ seats: 2 })
    await ada.command({ kind: 'ready', ready: true })
    expect(await refusalOf(ada.command({ kind: 'start' }))).toBe('not-ready')
    expect(await refusalOf(eve.command({ kind: 'ready', ready: true }))).toBe('not-seated')
    await ben.command({ kind: 'ready', ready: true })
    expect(await refusalOf(ada.command({ kind: 'start' }))).toBe('ok')
  })

  it('choices for a seat that the game does not know are refused, and nothing of them stays behind', async () => {
    const { ada, ben, eve, code } = await tableOf({ seats: 3 })
    expect(await refusalOf(eve.command({ kind: 'sit', options: { robot: 'evil' } }))).toBe('unknown-option')
    expect(await refusalOf(eve.command({ kind: 'sit', options: { constructor: 1 } }))).toBe('unknown-option')
    const { settings } = (await server.store.tables.findByCode(code)) ?? { settings: '' }
    expect(settings).not.toContain('evil')
    await ada.command({ kind: 'bot', seat: 2, level: 'random' })
    for (const person of [ada, ben]) await person.command({ kind: 'ready', ready: true })
    expect(await refusalOf(ada.command({ kind: 'start' }))).toBe('ok')
  })

  it('an option that is to be a surprise is shown to the host only, until the end', async () => {
    const game = onShelf('comet-rush')?.game
    if (game === undefined) throw new Error('Comet Rush is not on the shelf.')
    const form = game.options.form.map((row) => (row.name === 'distance' ? { ...row, hidden: true as const } : row))
    const options = { ...game.options, form }
    vi.spyOn(game, 'options', 'get').mockReturnValue(options)
    const { ada, ben, eve, code } = await tableOf({ options: { distance: 17, baseIncome: 6 } })
    expect((await infoOf(code, ada)).options).toEqual({ distance: 17, baseIncome: 6 })
    for (const person of [ben, eve, undefined]) expect((await infoOf(code, person)).options).toEqual({ baseIncome: 6 })
    const tables = [...ben.told, ...eve.told].filter(({ text }) => text.startsWith('{"kind":"table"'))
    expect(tables.length).toBeGreaterThan(0)
    for (const { text } of tables) expect(text).not.toContain('"distance"')
  })

  it('bots, games and options that do not exist are refused without a trace', async () => {
    const { ada } = await tableOf()
    const create = (wanted: object) => ask(`${server.url}/api/tables`, json(wanted, ada.cookie))
    const before = (await server.store.tables.count()).lobby
    for (const wanted of [
      { game: 'chess' },
      { game: '__proto__' },
      { game: 'comet-rush', seats: 1 },
      { game: 'comet-rush', seats: 15 },
      { game: 'comet-rush', bots: ['constructor'] },
      { game: 'comet-rush', standIn: 'toString' },
      { game: 'comet-rush', options: { distance: 1e9 } },
      { game: 'comet-rush', options: { preset: '__proto__' } },
      { game: 'comet-rush', seats: 2, bots: [null, null, 'random'] },
    ])
      expect((await create(wanted)).status).toBeGreaterThanOrEqual(400)
    expect((await server.store.tables.count()).lobby).toBe(before)
  })
})

describe('names and chat', () => {
  it('are cleaned on the way in and stay text', async () => {
    const eve = await Person.at(server.url, 'E\u202Eve\u0000 <img src=x onerror=alert(1)>'.slice(0, 24))
    const { code, ada } = await tableOf()
    await eve.watch(code)
    expect(await refusalOf(eve.command({ kind: 'chat', text: '\u202E<script>alert("x")</script>\u0000\n' }))).toBe('ok')
    const line = await until(
      () => ada.told.map(({ text }) => text).find((text) => text.startsWith('{"kind":"chat"')),
      'chat',
    )
    expect(JSON.parse(line)).toMatchObject({
      rows: [{ name: 'E ve <img src=x onerror', text: '<script>alert("x")</script>' }],
    })
    expect(await refusalOf(eve.command({ kind: 'chat', text: '\u200B' }))).toBe('no-text')
    expect(await refusalOf(eve.command({ kind: 'chat', text: 'x'.repeat(501) }))).toBe('long-text')
    for (const name of ['', '\u200B', 'x'.repeat(25)])
      expect((await ask(`${server.url}/api/session`, json({ name }))).status).toBe(409)
    expect((await ask(`${server.url}/api/session`, json({ name: 'x'.repeat(10_000) }))).status).toBe(400)
  })
})

describe('trouble', () => {
  it('in the rules is recorded without what the rules said, and the table goes on', async () => {
    const game = onShelf('comet-rush')?.game
    if (game === undefined) throw new Error('Comet Rush is not on the shelf.')
    const { ada, ben, code } = await started()
    const asked = ada.isAsked ? ada : ben
    const before = await logOf(code)
    vi.spyOn(game, 'apply').mockImplementationOnce(() => {
      throw new Error('Ben holds HIDDEN-CARD\n    at HIDDEN-CARD (rules.ts:1:1)')
    })
    const act = { kind: 'act', action: asked.frame?.legal[0], ...asked.decision }
    expect(await refusalOf(asked.command(act))).toBe('trouble')
    expect(await logOf(code)).toEqual(before)
    const line = server.lines.findLast(({ level }) => level === 'error')
    expect(line).toMatchObject({ fields: { table: code, game: 'comet-rush' } })
    expect(JSON.stringify(line)).toContain(' at ')
    expect(JSON.stringify(server.lines)).not.toContain('HIDDEN-CARD')
    await until(() => asked.isAsked, 'the look')
    expect(await refusalOf(asked.command({ ...act, ...asked.decision }))).toBe('ok')
    expect((await logOf(code)).length).toBeGreaterThan(before.length)
  })
})
