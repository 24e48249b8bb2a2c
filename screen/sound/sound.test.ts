// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSettings } from '../settings/settings.ts'
import { CUES } from './cues.ts'

const struck = vi.fn()

/** What is read as a value; everything else answers with itself, whatever is asked of it. */
const VALUES: Readonly<Record<PropertyKey, unknown>> = {
  start: struck,
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
  struck.mockClear()
  changeSettings({ sound: true })
  vi.stubGlobal('AudioContext', speaker)
})
afterEach(() => vi.unstubAllGlobals())

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
