import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSettings } from '../settings/settings.ts'
import { findVoices, speak, stopSpeaking } from './speech.ts'
import { ENGLISH, stubVoice, type Voice } from './voice.fixture.ts'

let voice: Voice

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  voice = stubVoice()
  changeSettings({ sound: true, announcements: 'spoken' })
})
afterEach(() => {
  stopSpeaking()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('speaks by a voice of this device', () => {
  speak('Threat in zone red.')
  expect(voice.begun).toEqual(['Threat in zone red.'])
  expect(voice.words[0]).toMatchObject({ voice: ENGLISH, lang: 'en-GB' })
})

it('says one sentence after the other, each once, and cuts none off', () => {
  for (const text of ['One.', 'Two.', 'Three.']) speak(text)
  expect(voice.begun).toEqual(['One.'])
  voice.finishAll()
  expect(voice.begun).toEqual(['One.', 'Two.', 'Three.'])
  expect(voice.cancelled).toBe(0)
  speak('Four.')
  expect(voice.now).toBe('Four.')
})

it('says nothing to whoever wants captions only, or no sound at all', () => {
  changeSettings({ announcements: 'captions' })
  speak('Threat in zone red.')
  changeSettings({ announcements: 'spoken', sound: false })
  speak('Threat in zone red.')
  changeSettings({ sound: true })
  speak('Later.')
  expect(voice.begun).toEqual(['Later.'])
})

it('says nothing by a voice that sends every sentence away, or that speaks another language', () => {
  for (const other of [
    { ...ENGLISH, localService: false },
    { ...ENGLISH, lang: 'de-DE' },
  ]) {
    voice.voices = [other]
    speak('Threat in zone red.')
  }
  voice.find([ENGLISH])
  expect(voice.begun).toEqual([])
})

it('waits for a browser that finds its voices late, and does not say then what is old', () => {
  voice.voices = []
  findVoices()
  speak('Too early.')
  vi.advanceTimersByTime(6000)
  speak('In time.')
  vi.advanceTimersByTime(3000)
  expect(voice.begun).toEqual([])
  voice.find([ENGLISH])
  voice.finishAll()
  expect(voice.begun).toEqual(['In time.'])
})

it('goes on where a sentence cannot be said, and where a voice hangs', () => {
  speak('Not allowed.')
  voice.words[0]?.onerror?.()
  speak('Hangs.')
  vi.advanceTimersByTime(29_000)
  speak('Stale.')
  expect(voice.cancelled).toBe(0)
  vi.advanceTimersByTime(9000)
  speak('Heard.')
  expect(voice.cancelled).toBe(1)
  expect(voice.now).toBe('Heard.')
  expect(voice.words.map(({ text }) => text)).not.toContain('Stale.')
})

it('is silent at once when it is stopped, and forgets what waited', () => {
  speak('One.')
  speak('Two.')
  stopSpeaking()
  expect(voice.now).toBeNull()
  voice.finishAll()
  expect(voice.begun).toEqual(['One.'])
  speak('Three.')
  expect(voice.begun).toEqual(['One.', 'Three.'])
})

it('does not mind a browser that cannot speak', () => {
  vi.unstubAllGlobals()
  expect(() => speak('Threat in zone red.')).not.toThrow()
  expect(() => stopSpeaking()).not.toThrow()
  expect(() => findVoices()).not.toThrow()
})
