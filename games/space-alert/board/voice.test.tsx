import { newsSource } from '@starboard/screen/frame/announcements/source.fixture.ts'
import { useAnnouncements } from '@starboard/screen/frame/announcements/use-announcements.ts'
import { changeSettings } from '@starboard/screen/settings/settings.ts'
import { stopSpeaking } from '@starboard/screen/sound/speech.ts'
import { stubVoice } from '@starboard/screen/sound/voice.fixture.ts'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announcement } from '../rules/script/announcement.ts'
import { type Table, table } from '../scenarios/table.fixture.ts'
import { board } from './index.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  stopSpeaking()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const BEFORE: readonly never[] = []
const SPOKEN_MS = 4000

/** What a page hears of a whole mission whose voice takes four seconds for each breath. */
function heard(made: Table): readonly string[] {
  const voice = stubVoice()
  const { source, setClock, tell } = newsSource()
  renderHook(() => useAnnouncements({ source, module: board as never, before: BEFORE }))
  setClock(0)
  for (let ms = 0; ms <= 440_000; ms += 1000) {
    tell(made.time(ms))
    act(() => void vi.advanceTimersByTime(1000))
    if (ms % SPOKEN_MS === 0) voice.finish()
  }
  voice.finishAll()
  return voice.begun
}

it('SA-2.4 every announcement of a mission is spoken once, in the order of the script', () => {
  changeSettings({ sound: true, announcements: 'spoken' })
  const made = table()
  const spoken = heard(made)
  const script = made.state.script.events.map(announcement)
  expect(made.heard).toHaveLength(script.length)
  expect(spoken.join(' ')).toBe(script.join(' '))
})

it('SA-2.4 nothing of a mission is spoken to whoever reads captions', () => {
  changeSettings({ sound: true, announcements: 'captions' })
  expect(heard(table())).toEqual([])
})

it('SA-1.8 a phase is not told to open before it is read out that the last one ends', () => {
  const made = table()
  const [me, heardOf] = [made.seat('Ada'), made.time(225_000)]
  const kinds = heardOf.filter((event) => board.isRoutine?.(event as never, me) !== true).map(({ kind }) => kind)
  expect(heardOf.map(({ kind }) => kind)).toContain('phaseOpened')
  expect(kinds).not.toContain('phaseOpened')
})
