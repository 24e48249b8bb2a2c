// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSettings } from '../settings/settings.ts'
import { speak, stopSpeaking } from './speech.ts'

const ENGLISH = { lang: 'en-GB', localService: true, name: 'Anna' }
const said: string[] = []
const speech = { pending: false, getVoices: () => [ENGLISH], speak: vi.fn(), cancel: vi.fn() }

class Words {
  voice: object | null = null
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

beforeEach(() => {
  said.length = 0
  speech.cancel.mockClear()
  speech.speak.mockImplementation(({ text }: Words) => said.push(text))
  vi.stubGlobal('SpeechSynthesisUtterance', Words)
  vi.stubGlobal('speechSynthesis', speech)
  changeSettings({ sound: true, announcements: 'spoken' })
})
afterEach(() => vi.unstubAllGlobals())

it('speaks by a voice of this device', () => {
  speak('Threat in zone red.')
  expect(said).toEqual(['Threat in zone red.'])
  expect(speech.speak.mock.calls.at(-1)?.[0]).toMatchObject({ voice: ENGLISH, lang: 'en-GB' })
})

it('says nothing to whoever wants captions only, or no sound at all', () => {
  changeSettings({ announcements: 'captions' })
  speak('Threat in zone red.')
  changeSettings({ announcements: 'spoken', sound: false })
  speak('Threat in zone red.')
  expect(said).toEqual([])
})

it('says nothing by a voice that sends every sentence away, or that speaks another language', () => {
  for (const voice of [
    { ...ENGLISH, localService: false },
    { ...ENGLISH, lang: 'de-DE' },
  ]) {
    vi.stubGlobal('speechSynthesis', { ...speech, getVoices: () => [voice] })
    speak('Threat in zone red.')
  }
  expect(said).toEqual([])
})

it('drops what has not begun when the next is to be said', () => {
  vi.stubGlobal('speechSynthesis', { ...speech, pending: true })
  speak('Two minutes left.')
  expect(speech.cancel).toHaveBeenCalledOnce()
  expect(said).toEqual(['Two minutes left.'])
})

it('does not mind a browser that cannot speak', () => {
  vi.unstubAllGlobals()
  expect(() => speak('Threat in zone red.')).not.toThrow()
  expect(() => stopSpeaking()).not.toThrow()
})
