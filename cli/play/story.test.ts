import type { PauseInfo } from '@starboard/wire/protocol'
import { describe, expect, it } from 'vitest'
import { bot, client, empty, model, person, table } from './model.fixture.ts'
import { recalled, reduce } from './reduce.ts'
import { noticeLine, pointLine } from './story.ts'

type Client = Parameters<typeof client>[0]

const told = (before: Client, after: Client, events: readonly { kind: string }[] = []) =>
  reduce(model(before), { client: client(after), events, now: 0 }).story.map(({ text }) => text)

describe('the story', () => {
  it('tells events in the words of the game, with names, and what was taken back', () => {
    const events = [{ kind: 'putts', by: 1 }, { kind: 'silent' }, { kind: 'undone', seat: 0 }]
    expect(told({}, {}, events)).toEqual(['Bot 2 putts.', 'You take back a move.'])
  })

  it('is there after coming back, and nothing twice', () => {
    const live = reduce(model(), {
      client: client({ at: 5 }),
      events: [{ kind: 'chips', by: 1 } as { kind: string }],
      now: 0,
    })
    const events = [
      { kind: 'putts', by: 1 },
      { kind: 'drives', by: 1 },
    ]
    expect(recalled(live, { at: 4, events }).story.map(({ text }) => text)).toEqual([
      'Bot 2 putts.',
      'Bot 2 drives.',
      'Bot 2 chips.',
    ])
    expect(recalled(live, { at: 5, events }).story).toHaveLength(2)
  })

  it('has what was told in the lobby before the match', () => {
    const lobby = model({ shown: null, table: table({ status: 'lobby' }) })
    const begun = reduce(lobby, { client: client({ at: 1 }), events: [], now: 0 })
    const first = { at: 1, events: [{ kind: 'putts', by: 1 }] }
    expect(recalled(begun, first).story.map(({ text }) => text)).toEqual(['The match begins.', 'Bot 2 putts.'])
  })

  it('says when the connection is lost and when it is back', () => {
    expect(told({}, { connection: 'lost' })).toEqual(['The connection is lost; trying again …'])
    expect(told({ connection: 'lost' }, {})).toEqual(['Connected again.'])
    expect(told({ connection: 'connecting' }, {})).toEqual([])
  })

  it('says who comes, goes and is played by a bot', () => {
    const seats = (one: Parameters<typeof person>[2], status: 'lobby' | 'playing' = 'playing') => ({
      table: table({ status, seats: [person(0, 'Ada'), person(1, 'Ben', one)] }),
    })
    expect(told(seats({}), seats({ isHere: false }))).toEqual(['Ben is gone.'])
    expect(told(seats({ isHere: false }), seats({ isHere: false, isHeld: true }))).toEqual([
      'Ben is away; a bot plays until they are back.',
    ])
    expect(told(seats({ isHere: false, isHeld: true }), seats({}))).toEqual(['Ben is back.'])
    expect(told(seats({ ready: false }, 'lobby'), seats({}, 'lobby'))).toEqual(['Ben is ready.'])
    expect(told({ table: table({ seats: [person(0, 'Ada'), empty(1)] }) }, seats({}))).toEqual(['Ben takes seat 2.'])
    expect(told(seats({}), { table: table({ seats: [person(0, 'Ada'), bot(1)] }) })).toEqual(['Ben gave up seat 2.'])
  })

  it('tells each message once', () => {
    const chat = [1, 2].map((id) => ({ id, name: 'Ben', text: `Hello ${id}`, at: 0 }))
    expect(told({ chat: chat.slice(0, 1) }, { chat })).toEqual(['Ben says: Hello 2'])
  })

  it('tells what was done for me: all of it to whoever comes, then each time-out', () => {
    const since = new Date(2026, 10, 17, 14, 5).getTime()
    const done = (byBot: number, byClock: number) =>
      table({ you: { seat: 0, isHost: true, doneForYou: { since, byBot, byClock } } })
    expect(told({ table: null }, { table: done(3, 1) })).toEqual([
      'While you were away (since Tue 14:05) a bot made 3 moves for you and the clock 1.',
    ])
    expect(told({ table: null }, { table: done(0, 1) })).toEqual([
      'While you were away (since Tue 14:05) the clock made 1 move for you.',
    ])
    expect(told({ table: done(3, 1) }, { table: done(3, 2) })).toEqual(['Time was up: the clock moved for you.'])
    expect(told({}, { table: done(1, 0) })).toEqual(['Time was up: a bot moved for you.'])
    const held = { seats: [person(0, 'Ada', { isHeld: true }), bot(1)] }
    expect(told({ table: table(held) }, { table: { ...done(1, 0), ...held } })).toEqual(['A bot moved for you.'])
    const lost = reduce(model(), { client: client({ connection: 'lost' }), events: [], now: 0 })
    const open = reduce(lost, { client: { ...lost.client, connection: 'open' }, events: [], now: 0 })
    const back = reduce(open, { client: client({ table: done(0, 1) }), events: [], now: 0 })
    expect(back.story.at(-1)?.text).toMatch(/^While you were away .* the clock made 1 move for you\.$/)
    expect(told({ table: done(3, 2) }, { table: done(3, 2) })).toEqual([])
    expect(told({ table: done(3, 2) }, {})).toEqual([])
  })

  it('tells of pauses and of those who would like one', () => {
    expect(told({}, { table: table({ pauseVotes: [1] }) })).toEqual(['Bot 2 would like a pause.'])
    expect(told({}, { table: table({ isPaused: true }) })).toEqual(['The match is paused.'])
    expect(told({ table: table({ isPaused: true }) }, {})).toEqual(['The match goes on.'])
    const paused = (more: Partial<PauseInfo>) =>
      table({ isPaused: true, pause: { by: 'absence', isBlind: true, isEnding: false, endsInMs: null, ...more } })
    expect(told({}, { table: paused({}) })).toEqual(['The match is paused: nobody who plays is there.'])
    const ending = paused({ isEnding: true, endsInMs: 3000 })
    expect(told({ table: paused({}) }, { table: ending })).toEqual(['The match goes on in 3 s.'])
    expect(told({ table: ending }, { table: { ...ending } })).toEqual([])
  })

  it('says why nobody may talk, and when they may again', () => {
    const closed = { table: table({ talkRefused: { code: 'hush', rule: 'NW-4', text: 'Nobody may talk.' } }) }
    expect(told({}, closed)).toEqual(['Nobody may talk. (NW-4)'])
    expect(told(closed, closed)).toEqual([])
    expect(told(closed, {})).toEqual(['Everybody may talk again.'])
  })

  it('says where somebody points: at a seat by its name, at anything else as the board calls it', () => {
    const at = (place: string) =>
      pointLine({ kind: 'point', table: 'KFQ7M', seat: 0, name: 'Ada', at: place }, model()).text
    expect([at('seat 2'), at('the comet')]).toEqual(['Ada points at Bot 2.', 'Ada points at the comet.'])
  })

  it('says what the host of the server tells everybody, and when, without what a terminal would obey', () => {
    const at = new Date(2026, 10, 19, 16, 5).getTime()
    expect(noticeLine({ text: 'We restart.\u001B[2J', at })).toEqual({ text: '16:05 We restart.[2J', style: 'warning' })
  })
})
