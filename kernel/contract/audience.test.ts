import { describe, expect, test } from 'vitest'
import { type AsSeen, type Audiences, isAmong, seenBy, telling, viewersTold } from './audience.ts'
import { type Seat, seatOf, type Viewer } from './seat.ts'

interface State {
  readonly spies: readonly Seat[]
}
type Event =
  | { kind: 'rolled'; pips: number }
  | { kind: 'drew'; seat: Seat; deck: string; card: string }
  | { kind: 'placed'; seat: Seat; slot: number }
  | { kind: 'whispered'; seat: Seat; text: string }
  | { kind: 'flown'; seat: Seat; where: string }

const own = (event: { seat: Seat }) => [event.seat]
const audiences = {
  rolled: 'all',
  drew: { seat: 'all', deck: 'all', card: (event, state) => [event.seat, ...state.spies] },
  placed: own,
  whispered: { seat: own, text: own },
  flown: { kind: own, seat: 'all', where: 'all' },
} satisfies Audiences<State, Event>

const [ada, ben, cyd] = [seatOf(0), seatOf(1), seatOf(2)]
const tell = telling(audiences)
const toldTo = (event: Event, viewer: Viewer, spies: readonly Seat[] = []) => seenBy([tell(event, { spies })], viewer)

describe('who is told what', () => {
  test('an event for all goes to everybody, and is not copied', () => {
    const event: Event = { kind: 'rolled', pips: 3 }
    for (const viewer of [ada, cyd, 'spectator', 'everything'] as const) expect(toldTo(event, viewer)[0]).toBe(event)
  })

  test('a secret field is there for its audience and absent for others', () => {
    const event: Event = { kind: 'drew', seat: ada, deck: 'sky', card: 'sun' }
    expect(toldTo(event, ada)).toEqual([event])
    expect(toldTo(event, ben)).toEqual([{ kind: 'drew', seat: ada, deck: 'sky' }])
    expect(Object.keys(toldTo(event, 'spectator')[0] ?? {})).toEqual(['kind', 'seat', 'deck'])
    expect(toldTo(event, 'everything')).toEqual([event])
  })

  test('the state at the moment of emission decides', () => {
    const event: Event = { kind: 'drew', seat: ada, deck: 'sky', card: 'sun' }
    expect(toldTo(event, ben, [ben])).toEqual([event])
    expect(toldTo(event, cyd, [ben])).toEqual([{ kind: 'drew', seat: ada, deck: 'sky' }])
  })

  test('an event for some is not heard of by others, spectators least of all', () => {
    const event: Event = { kind: 'placed', seat: ben, slot: 2 }
    expect(toldTo(event, ben)).toEqual([event])
    for (const viewer of [ada, 'spectator'] as const) expect(toldTo(event, viewer)).toEqual([])
  })

  test('without an open field, only who may see some field hears of the event', () => {
    const event: Event = { kind: 'whispered', seat: cyd, text: 'psst' }
    expect(toldTo(event, cyd)).toEqual([event])
    expect(toldTo(event, ada)).toEqual([])
  })

  test('`kind` narrows who hears of it at all', () => {
    const event: Event = { kind: 'flown', seat: ada, where: 'up' }
    expect(toldTo(event, ada)).toEqual([event])
    expect(toldTo(event, ben)).toEqual([])
  })

  test('order is kept, and viewers are counted over the whole batch', () => {
    const placed: Event[] = [
      { kind: 'placed', seat: ada, slot: 1 },
      { kind: 'placed', seat: ben, slot: 2 },
    ]
    const batch = placed.map((event) => tell(event, { spies: [] }))
    const viewers = viewersTold(batch)
    const told = ([ada, ben, cyd, 'spectator'] as const).map((viewer) => isAmong(viewers, viewer))
    expect(told).toEqual([true, true, false, false])
    expect(seenBy(batch, 'everything')).toEqual(placed)
  })
})

test('an event without an audience is a bug', () => {
  expect(() => tell({ kind: 'unheard' }, {})).toThrow('The event unheard has no audience.')
})

test('boards get the secret field as optional (checked by the compiler)', () => {
  const seen: AsSeen<Event, typeof audiences> = { kind: 'drew', seat: ada, deck: 'sky' }
  // @ts-expect-error a field without an audience does not compile
  const missing: Audiences<State, Event> = { ...audiences, drew: { seat: 'all', deck: 'all' } }
  expect([seen.kind, Object.keys(missing.drew)]).toEqual(['drew', ['seat', 'deck']])
})
