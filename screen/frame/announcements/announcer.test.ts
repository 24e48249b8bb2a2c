import { MatchClock } from '@starboard/wire/match-clock'
import { describe, expect, it } from 'vitest'
import type { Announcement } from '../../contract/board.ts'
import { type Announced, Announcer, SILENCE } from './announcer.ts'

const call = (text: string, at: number, tone: Announcement['tone'] = 'calm'): Announcement => ({ text, at, tone })

/** The whole world: one wall, one server on it, and pages whose own clocks began at other times. */
function world() {
  let wall = 1_800_000_000_000
  const noon = wall
  let timers: { readonly at: number; readonly run: () => void }[] = []
  const later = (run: () => void, ms: number) => {
    const timer = { at: wall + ms, run }
    timers.push(timer)
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  }
  const pass = (ms: number) => {
    const until = wall + ms
    for (;;) {
      const [next] = timers.toSorted((one, other) => one.at - other.at)
      if (next === undefined || next.at > until) break
      timers = timers.filter((other) => other !== next)
      wall = next.at
      next.run()
    }
    wall = until
  }

  /** A page whose line takes this long each way, with extra time on the way back for each ping. */
  function page(latencyMs: number, jitterMs: readonly number[] = [0], startedAt = noon, isUntimed = false) {
    const clock = new MatchClock()
    const now = () => wall - startedAt
    const heard: string[] = []
    const shown: { readonly text: string; readonly wall: number; readonly matchMs: number }[] = []
    let announced: Announced = SILENCE
    let isAway = false
    const announcer = new Announcer({
      clock,
      device: { now, later },
      isAway: () => isAway,
      isUntimed: () => isUntimed,
      sound: (fresh) => heard.push(...fresh.map(({ text, tone }) => (tone === 'alarm' ? `alarm, ${text}` : text))),
      onChange(next) {
        const fresh = next.captions.filter((one) => !announced.captions.includes(one))
        shown.push(
          ...fresh.map(({ text }) => ({ text, wall: wall - noon, matchMs: Math.round(clock.matchTime(now()) ?? 0) })),
        )
        announced = next
      },
    })
    for (const jitter of jitterMs)
      later(() => {
        const sentAt = now()
        const answeredAt = wall + latencyMs
        later(() => clock.hear({ sentAt, wall: answeredAt, receivedAt: now() }), 2 * latencyMs + jitter)
      }, 0)
    return {
      clock,
      heard,
      shown,
      get captions() {
        return announced.captions.map(({ text }) => text)
      },
      get isAlarm() {
        return announced.isAlarm
      },
      get log() {
        return announced.log.map(({ text }) => text)
      },
      /** What the server says now arrives when it has come along the line. */
      receive(matchMs: number, rate: number, announcements: readonly Announcement[] = []) {
        const info = { now: matchMs, rate, wall }
        later(() => {
          clock.tell(info, now())
          announcer.announce(announcements)
        }, latencyMs)
      },
      leave() {
        isAway = true
        announcer.wait()
      },
      comeBack() {
        isAway = false
        announcer.wait()
      },
      close: () => announcer.close(),
    }
  }
  return { pass, page, now: () => wall - noon }
}

describe('an announcement', () => {
  it('is shown by three pages at 20, 80 and 150 ms at the same millisecond of the match, 200 ms after it was made', () => {
    const { pass, page } = world()
    const pages = [page(20, [300, 0, 45]), page(80, [0, 12, 700], 1_799_000_000_123), page(150, [90, 90, 0], 0)]
    for (const one of pages) one.receive(0, 1)
    pass(5000)
    for (const one of pages) one.receive(5000, 1, [call('Threat in zone red.', 5000, 'alarm')])
    pass(3000)
    expect(pages.map(({ isAlarm }) => isAlarm)).toEqual([true, true, true])
    for (const { shown, heard } of pages) {
      expect(shown).toEqual([{ text: 'Threat in zone red.', wall: 5200, matchMs: 5200 }])
      expect(heard).toEqual(['alarm, Threat in zone red.'])
    }
  })

  it('is told with the news where nobody acts against the clock, so that it comes before the next question', () => {
    const { pass, page } = world()
    const one = page(20, [0], undefined, true)
    one.receive(0, 1)
    pass(5000)
    one.receive(5000, 1, [call('Phase 1 ends.', 5000)])
    pass(20)
    expect(one.captions).toEqual(['Phase 1 ends.'])
  })

  it('stays for four seconds, or until the next', () => {
    const { pass, page } = world()
    const one = page(0)
    one.receive(0, 1, [call('First', 1000), call('Second', 3000)])
    pass(1200)
    expect(one.captions).toEqual(['First'])
    pass(2000)
    expect(one.captions).toEqual(['Second'])
    pass(3999)
    expect(one.captions).toEqual(['Second'])
    pass(1)
    expect([one.captions, one.log]).toEqual([[], ['First', 'Second']])
  })

  it('shares the screen with another of the same moment', () => {
    const { pass, page } = world()
    const one = page(0)
    one.receive(0, 1, [call('Red', 1000), call('Blue', 1000)])
    pass(1200)
    expect([one.captions, one.heard]).toEqual([
      ['Red', 'Blue'],
      ['Red', 'Blue'],
    ])
  })

  it('waits in a pause at the same millisecond for everybody, and comes after it', () => {
    const { pass, page } = world()
    const pages = [page(20), page(80)]
    for (const one of pages) one.receive(0, 1)
    pass(1000)
    for (const one of pages) one.receive(1000, 1, [call('Soon', 1000)])
    pass(90)
    for (const one of pages) one.receive(1090, 0)
    pass(60_000)
    for (const one of pages) expect([one.clock.matchTime(1e9), one.shown]).toEqual([1090, []])
    for (const one of pages) one.receive(1090, 1)
    pass(1000)
    for (const one of pages) expect(one.shown).toMatchObject([{ text: 'Soon', wall: 61_090 + 110 }])
  })

  it('is told once, however often it is heard of', () => {
    const { pass, page } = world()
    const one = page(0)
    for (let time = 0; time < 3; time++) one.receive(0, 1, [call('Once', 100)])
    pass(1000)
    one.receive(1000, 1, [call('Once', 100)])
    pass(1000)
    expect([one.heard, one.log]).toEqual([['Once'], ['Once']])
  })

  it('that is old goes into the log in silence for whoever joins late; only the newest is shown', () => {
    const { pass, page } = world()
    const one = page(20)
    one.receive(60_000, 1, [call('First', 1000), call('Siren', 20_000, 'alarm'), call('Last', 40_000)])
    pass(100)
    expect([one.captions, one.log, one.heard]).toEqual([['Last'], ['First', 'Siren', 'Last'], []])
  })

  it('that is older than what stands there already does not take its place', () => {
    const { pass, page } = world()
    const one = page(0)
    one.receive(60_000, 1, [call('Now', 59_900)])
    pass(200)
    one.receive(60_200, 1, [call('Long ago', 1000)])
    pass(200)
    expect([one.captions, one.log]).toEqual([['Now'], ['Long ago', 'Now']])
  })

  it('is not told to a page nobody looks at, which catches up without a chorus', () => {
    const { pass, page } = world()
    const one = page(0)
    one.receive(
      0,
      1,
      ['A', 'B', 'C', 'D'].map((text, index) => call(text, 1000 * (index + 1), 'alarm')),
    )
    pass(1500)
    one.leave()
    pass(60_000)
    expect([one.heard, one.log]).toEqual([['alarm, A'], ['A']])
    one.comeBack()
    expect([one.captions, one.log, one.heard]).toEqual([['D'], ['A', 'B', 'C', 'D'], ['alarm, A']])
    expect(one.isAlarm).toBe(false)
  })

  it('of the last two seconds is heard by whoever comes back to the page', () => {
    const { pass, page } = world()
    const one = page(0)
    one.receive(0, 1, [call('Old', 1000), call('New', 5000)])
    one.leave()
    pass(6500)
    one.comeBack()
    expect([one.captions, one.heard]).toEqual([['New'], ['New']])
  })

  it('comes no more once the page is closed', () => {
    const { pass, page } = world()
    const one = page(0)
    one.receive(0, 1, [call('Never', 1000)])
    pass(500)
    one.close()
    pass(5000)
    expect(one.shown).toEqual([])
  })
})
