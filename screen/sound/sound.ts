import type { Note, Sound } from '../contract/board.ts'
import { settings } from '../settings/settings.ts'
import { CUES } from './cues.ts'

const LOUDNESS = 0.35
/** What comes sooner than this after the same sound is the same sound. */
const SAME_MS = 60
/** A speaker that is on is work, and takes from the battery, even while it is silent: it is put out so long after the last note. */
const SILENCE_MS = 2000

let speaker: { readonly context: AudioContext; readonly master: GainNode } | null = null
let silentAt = 0
let puttingOut: ReturnType<typeof setTimeout> | undefined
let isAwake = false
const lastAt = new Map<Sound, number>()

/** Browsers keep a page silent until somebody touches it, and so do we. */
export function wakeOnFirstTouch(): void {
  const wake = () => {
    isAwake = true
    for (const kind of TOUCHES) removeEventListener(kind, wake)
    const { context } = speakerOrNull() ?? {}
    if (context !== undefined) turnOn(context, 0)
  }
  for (const kind of TOUCHES) addEventListener(kind, wake, { passive: true })
}

const TOUCHES = ['pointerdown', 'keydown'] as const

/** Plays a cue, if sound is wanted, possible, and somebody has touched the page. */
export function playSound(sound: Sound): void {
  if (!settings().sound || !isAwake || isRepeated(sound)) return
  const { context, master } = speakerOrNull() ?? {}
  if (context === undefined || master === undefined || context.state === 'closed') return
  try {
    const notes = typeof sound === 'string' ? CUES[sound] : sound
    for (const note of notes) strike(context, master, note)
    turnOn(context, Math.max(...notes.map(({ at, seconds }) => at + seconds)))
  } catch {
    // A device that cannot make a sound still plays the game.
  }
}

/** Its own time stands still while it is off: what was struck meanwhile sounds from now on. */
function turnOn(context: AudioContext, seconds: number): void {
  void context.resume()
  silentAt = Math.max(silentAt, performance.now() + seconds * 1000)
  clearTimeout(puttingOut)
  puttingOut = setTimeout(() => void context.suspend(), silentAt - performance.now() + SILENCE_MS)
}

function isRepeated(sound: Sound): boolean {
  const now = performance.now()
  const isSame = now - (lastAt.get(sound) ?? Number.NEGATIVE_INFINITY) < SAME_MS
  lastAt.set(sound, now)
  return isSame
}

function speakerOrNull() {
  if (speaker !== null) return speaker
  if (typeof AudioContext === 'undefined') return null
  try {
    const context = new AudioContext()
    const master = context.createGain()
    master.gain.value = LOUDNESS
    master.connect(context.destination)
    speaker = { context, master }
  } catch {
    return null
  }
  return speaker
}

/** One note: a tone or a breath of noise that swells quickly and dies away. */
function strike(context: AudioContext, master: GainNode, note: Note): void {
  const from = context.currentTime + note.at
  const until = from + note.seconds
  const envelope = context.createGain()
  envelope.gain.setValueAtTime(0, from)
  envelope.gain.linearRampToValueAtTime(note.loud, from + Math.min(0.012, note.seconds / 4))
  envelope.gain.exponentialRampToValueAtTime(0.0001, until)
  envelope.connect(master)
  const source = note.wave === 'noise' ? noise(context, note, envelope) : tone(context, note, envelope)
  source.start(from)
  source.stop(until)
}

function tone(context: AudioContext, note: Note, to: AudioNode): AudioScheduledSourceNode {
  const oscillator = context.createOscillator()
  oscillator.type = note.wave === 'noise' ? 'sine' : note.wave
  const from = context.currentTime + note.at
  oscillator.frequency.setValueAtTime(note.hertz, from)
  if (note.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(note.to, from + note.seconds)
  oscillator.connect(to)
  return oscillator
}

function noise(context: AudioContext, { at, hertz, to: last, seconds }: Note, to: AudioNode): AudioScheduledSourceNode {
  const source = context.createBufferSource()
  source.buffer = hiss(context)
  source.loop = true
  const band = context.createBiquadFilter()
  const from = context.currentTime + at
  band.type = 'bandpass'
  band.Q.value = 0.9
  band.frequency.setValueAtTime(hertz, from)
  if (last !== undefined) band.frequency.exponentialRampToValueAtTime(last, from + seconds)
  source.connect(band)
  band.connect(to)
  return source
}

let hissed: AudioBuffer | null = null

/** Half a second of noise, made once. A small generator of its own: luck belongs to the rules. */
function hiss(context: AudioContext): AudioBuffer {
  if (hissed !== null) return hissed
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let index = 0; index < samples.length; index++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    samples[index] = seed / 2 ** 31 - 1
  }
  hissed = buffer
  return buffer
}

wakeOnFirstTouch()
