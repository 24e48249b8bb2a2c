import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyBoardModule } from '../../contract/board.ts'
import { changeSettings } from '../../settings/settings.ts'
import { stopSpeaking } from '../../sound/speech.ts'
import { ENGLISH, stubVoice, type Voice } from '../../sound/voice.fixture.ts'
import { newsSource } from './source.fixture.ts'
import { useAnnouncements } from './use-announcements.ts'

const MODULE = {
  staging: {
    called: ({ text, at }: { text: string; at: number }) => ({ announcement: { text, at, tone: 'calm' } }),
    moved: { beats: 1 },
  },
} as unknown as AnyBoardModule

const called = (text: string, at: number) => ({ kind: 'called', text, at })
const BEFORE: readonly never[] = []

let voice: Voice

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  voice = stubVoice()
  changeSettings({ sound: true, announcements: 'spoken' })
})
afterEach(() => {
  cleanup()
  stopSpeaking()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A screen before a table whose clock has just begun to run. */
function listen() {
  const news = newsSource()
  const { result, unmount } = renderHook(() => useAnnouncements({ ...news, module: MODULE, before: BEFORE }))
  news.setClock(0)
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  return { ...news, pass, unmount, captions: () => result.current.captions.map(({ text }) => text) }
}

describe('the voice', () => {
  it('says each announcement once, in order and at its moment, however often it is heard of', () => {
    const { tell, pass } = listen()
    tell([called('Second.', 3000), { kind: 'moved' }, called('First.', 1000)])
    tell([called('First.', 1000)])
    pass(1199)
    expect(voice.begun).toEqual([])
    pass(1)
    expect(voice.begun).toEqual(['First.'])
    pass(2000)
    expect(voice.begun).toEqual(['First.'])
    voice.finish()
    expect(voice.now).toBe('Second.')
    tell([called('First.', 1000), called('Second.', 3000)])
    voice.finishAll()
    pass(5000)
    expect(voice.begun).toEqual(['First.', 'Second.'])
  })

  it('says in one breath what is announced at one moment', () => {
    const { tell, pass } = listen()
    tell([called('Phase 1 ends.', 500), called('Phase 2 begins.', 500)])
    pass(700)
    expect(voice.begun).toEqual(['Phase 1 ends. Phase 2 begins.'])
  })

  it.each([
    ['captions alone', { announcements: 'captions' }],
    ['no sound', { sound: false }],
  ] as const)('leaves it to the captions for whoever wants %s', (_name, wanted) => {
    changeSettings(wanted)
    const { tell, pass, captions } = listen()
    tell([called('Threat, zone red.', 0)])
    pass(300)
    expect(captions()).toEqual(['Threat, zone red.'])
    expect(voice.begun).toEqual([])
  })

  it('breaks off when somebody turns it off, and says what comes after it is on again', () => {
    const { tell, pass } = listen()
    tell([called('Long.', 0), called('Muted.', 1000), called('Heard.', 3000)])
    pass(300)
    act(() => changeSettings({ sound: false }))
    expect(voice.now).toBeNull()
    pass(1500)
    act(() => changeSettings({ sound: true }))
    pass(1500)
    expect(voice.begun).toEqual(['Long.', 'Heard.'])
  })

  it('is found late, and says then what is not old', () => {
    voice.voices = []
    const { tell, pass } = listen()
    tell([called('Threat, zone blue.', 0)])
    pass(2000)
    expect(voice.begun).toEqual([])
    voice.find([ENGLISH])
    expect(voice.begun).toEqual(['Threat, zone blue.'])
  })

  it('breaks off in a pause, says nothing while it lasts, and goes on after it', () => {
    const { tell, pass, setClock } = listen()
    tell([called('Cut off.', 0), called('After the pause.', 2000)])
    pass(300)
    setClock(300, 0)
    tell([], true)
    expect(voice.now).toBeNull()
    pass(60_000)
    expect(voice.begun).toEqual(['Cut off.'])
    setClock(300)
    tell([])
    pass(2000)
    expect(voice.begun).toEqual(['Cut off.', 'After the pause.'])
  })

  it('breaks off when somebody leaves the table, or the page', () => {
    const first = listen()
    first.tell([called('Cut off.', 0), called('Never said.', 1000)])
    first.pass(300)
    dispatchEvent(new Event('pagehide'))
    expect(voice.now).toBeNull()
    first.unmount()
    first.pass(3000)
    expect(voice.begun).toEqual(['Cut off.'])
    const second = listen()
    second.tell([called('Cut off too.', 0)])
    second.pass(300)
    second.unmount()
    expect(voice.now).toBeNull()
  })
})
