import { onShelf } from '@starboard/games'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { redactedStack } from '../failures/redacted-stack.ts'
import { record } from './recording.fixture.ts'
import { ask, json, type OpenServer, openServer, Tap } from './wire.fixture.ts'

let server: OpenServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

/** So often the rules fail. By the clock a slow machine would hardly get to play in between. */
const ONE_IN = 40

describe('the log of the server', () => {
  it('holds no hand, no seed, no cookie and no chat, however much goes wrong', async () => {
    const game = onShelf('comet-rush')?.game
    if (game === undefined) throw new Error('Comet Rush is not on the shelf.')
    const { apply, view, check } = game
    const hands = (state: object) => JSON.stringify((state as { players?: unknown }).players)
    let asked = 0
    const fails = () => ++asked % ONE_IN === 0
    // Rules that say in their exceptions what everybody holds.
    vi.spyOn(game, 'apply').mockImplementation((state, seat, action, ctx) => {
      if (fails()) throw new Error(`Cannot apply with ${hands(state)}`)
      apply.call(game, state, seat, action, ctx)
    })
    vi.spyOn(game, 'check').mockImplementation((state, seat, action) => {
      if (fails()) throw new TypeError(`Cannot check with ${hands(state)}`)
      return check.call(game, state, seat, action)
    })
    const recording = await record(server, { game, seats: 3, options: {}, seed: 'noisy', patienceMs: 10_000 })
    let isBlind = true
    vi.spyOn(game, 'view').mockImplementation((state, viewer) => {
      isBlind = !isBlind
      if (isBlind) throw new Error(`Cannot view ${hands(state)}`)
      return view.call(game, state, viewer)
    })
    const { row, people, log } = recording
    const path = `${server.url}/api/tables/${row.code}`
    for (const { cookie } of people) {
      for (const more of ['', '/look', '/export']) await ask(path + more, { headers: { cookie } })
      await ask(`${path}/chat`, json({ text: 'CHAT-BY-HTTP' }, cookie))
      const tap = await new Tap(server.url, { cookie }).opened()
      tap.say({ kind: 'watch', table: row.code })
      tap.say('rubbish CHAT-IN-RUBBISH')
      await tap.ask({ kind: 'ping', sent: 1 })
      await tap.close()
    }
    const text = JSON.stringify(server.lines)
    expect(server.lines.filter(({ level }) => level === 'error').length).toBeGreaterThan(3)
    const cards = new Set(
      log.flatMap(({ luck }) => luck).filter((value) => typeof value === 'string' && value.length > 4),
    )
    expect(cards.size).toBeGreaterThan(5)
    const chats = people.flatMap(({ told }) => told.flatMap((one) => one.text.match(/CHAT-\d+/g) ?? []))
    const secrets = [
      ...[...cards].map(String),
      ...chats,
      'CHAT-BY-HTTP',
      'CHAT-IN-RUBBISH',
      row.seed,
      ...row.seats.map(({ seed }) => seed),
      ...people.flatMap(({ cookie }) => [cookie, ...cookie.split(/[=.]/).filter((part) => part.length > 15)]),
      ...row.seats.flatMap(({ user }) => (user === null ? [] : [user])),
      server.secret,
    ]
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })

  it('says what went wrong and where, and what caused it', () => {
    const error = Object.assign(new RangeError('SECRET', { cause: new Error('SECRET\n    at SECRET') }), {
      code: 'E_DISK',
    })
    const trace = redactedStack(error)
    expect(trace).toMatch(/^RangeError E_DISK\n {4}at .*logs\.test\.ts/)
    expect(trace).toContain('caused by Error\n')
    expect(trace).not.toContain('SECRET')
    expect(redactedStack('SECRET')).toBe('string')
  })
})
