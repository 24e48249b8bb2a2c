import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSettings } from '../settings/settings.ts'
import { CUES } from './cues.ts'

const struck = vi.fn()
/** How often it was turned on and put out. */
const [turnedOn, putOut] = [vi.fn(), vi.fn()]

/** What is read as a value; everything else answers with itself, whatever is asked of it. */
const VALUES: Readonly<Record<PropertyKey, unknown>> = {
  start: struck,
  resume: turnedOn,
  suspend: putOut,
  state: 'running',
  currentTime: 0,
  sampleRate: 0,
  length: 0,
}

const anything = (): unknown =>
  new Proxy(() => undefined, {
    get: (_target, name) => VALUES[name] ?? anything(),
    apply: anything,
    set: () => true,
  })

/** `new` gives what this returns. */
function speaker(): unknown {
  return anything()
}

async function freshSpeaker() {
  vi.resetModules()
  return import('./sound.ts')
}

beforeEach(() => {
  vi.clearAllMocks()
  changeSettings({ sound: true })
  vi.stubGlobal('AudioContext', speaker)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('is silent until somebody touches the page, then plays every note of a cue', async () => {
  const { playSound, wakeOnFirstTouch } = await freshSpeaker()
  wakeOnFirstTouch()
  playSound('dice')
  expect(struck).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointerdown'))
  playSound('hit')
  expect(struck.mock.calls.length).toBeGreaterThanOrEqual(CUES.hit.length)
})

it('is silent when muted', async () => {
  const { playSound, wakeOnFirstTouch } = await freshSpeaker()
  const { changeSettings: change } = await import('../settings/settings.ts')
  wakeOnFirstTouch()
  dispatchEvent(new Event('keydown'))
  change({ sound: false })
  playSound('hit')
  expect(struck).not.toHaveBeenCalled()
})

it('does not mind a device without sound', async () => {
  vi.stubGlobal('AudioContext', undefined)
  const { playSound, wakeOnFirstTouch } = await freshSpeaker()
  wakeOnFirstTouch()
  dispatchEvent(new Event('pointerdown'))
  expect(() => playSound('turn')).not.toThrow()
})

it('puts the speaker out when the last note has died away, and turns it on for the next one', async () => {
  vi.useFakeTimers()
  const { playSound } = await freshSpeaker()
  dispatchEvent(new Event('pointerdown'))
  expect(turnedOn).toHaveBeenCalled()
  const cue = (seconds: number) => [{ wave: 'sine', at: 0, hertz: 440, seconds, loud: 1 }] as const
  for (const seconds of [10, 0.1]) playSound(cue(seconds))
  vi.advanceTimersByTime(10_000)
  expect(putOut).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3000)
  expect(putOut).toHaveBeenCalledOnce()
  turnedOn.mockClear()
  playSound(cue(0.1))
  expect(turnedOn).toHaveBeenCalledOnce()
})
