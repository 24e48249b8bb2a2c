import type { GameTypes } from '@starboard/kernel'
import type { Frame } from '@starboard/server/client'
import type { AnyBoardModule, Beat, SoundName } from '../contract/board.ts'
import type { GameEvent } from '../play/source.ts'

export const BEAT_MS = 280

/** What is on screen now. */
export interface Scene {
  /** The frame that is shown; while a film plays nothing in it can be answered. */
  readonly frame: Frame
  readonly beat: Beat<GameTypes> | null
  readonly isPlaying: boolean
  /** Events whose turn on screen has come, for the log: nobody reads a die before it has stopped. */
  readonly told: readonly Told[]
}

export interface Told {
  /** Number of the news it came with. */
  readonly at: number
  readonly event: GameEvent
}

export interface TheaterParts {
  readonly module: Pick<AnyBoardModule, 'beats' | 'sounds' | 'step'>
  readonly frame: Frame
  /** How much faster than normal; 0: nothing moves, everything is shown at once. */
  speed(): number
  later(run: () => void, ms: number): () => void
  sound(name: SoundName): void
  onChange(scene: Scene): void
}

export interface Act {
  readonly at: number
  readonly events: readonly GameEvent[]
  readonly frame: Frame
}

/** Who was away long enough to miss this many batches wants the result, not the film. */
const MOST_WAITING = 60

/**
 * Turns what happened into a film: one event after the other on stage, each for its beats, then the true picture. The
 * table never waits for it.
 */
export class Theater {
  readonly #parts: TheaterParts
  /** The first one is on stage. */
  readonly #acts: Act[] = []
  /** How many events of the first act have been seen to their end. */
  #seen = 0
  #scene: Scene
  #beats = 0
  /** Ends the beat on stage early; null between beats. */
  #cancel: (() => void) | null = null
  #isClosed = false

  constructor(parts: TheaterParts) {
    this.#parts = parts
    this.#scene = { frame: parts.frame, beat: null, isPlaying: false, told: [] }
  }

  get scene(): Scene {
    return this.#scene
  }

  receive(act: Act): void {
    if (this.#isClosed) return
    this.#acts.push(act)
    if (this.#parts.speed() === 0) this.#showAtOnce(act)
    else if (this.#acts.length > MOST_WAITING) this.skip()
    else if (this.#cancel === null) this.#play()
  }

  /** To the end of everything that is waiting. */
  skip(): void {
    this.#stop()
    const last = this.#acts.at(-1)
    if (last === undefined) return
    const told = [...this.#scene.told, ...this.#untold()]
    this.#acts.length = 0
    this.#seen = 0
    this.#show({ frame: last.frame, beat: null, isPlaying: false, told })
  }

  close(): void {
    this.#isClosed = true
    this.#stop()
    this.#acts.length = 0
  }

  #stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  /** Without motion an act is one picture and one sound, its last. */
  #showAtOnce({ events }: Act): void {
    const { sounds } = this.#parts.module
    const heard = events.findLast(({ kind }) => sounds[kind] !== undefined)
    if (heard !== undefined) this.#hear(heard)
    this.skip()
  }

  /** The event on stage counts: it has not been seen to its end. */
  #untold(): readonly Told[] {
    return this.#acts.flatMap(({ at, events }, index) =>
      events.slice(index === 0 ? this.#seen : 0).map((event) => ({ at, event })),
    )
  }

  /** Runs until an event takes its time or nothing is left. */
  #play(): void {
    for (let act = this.#acts[0]; act !== undefined; act = this.#acts[0]) {
      const event = act.events[this.#seen]
      if (event === undefined) this.#endAct(act)
      else if (this.#takesTime(event)) return
      else this.#pass(event)
    }
  }

  #takesTime(event: GameEvent): boolean {
    this.#hear(event)
    const ms = this.#lengthOf(event)
    if (ms === 0) return false
    this.#cancel = this.#parts.later(() => this.#endBeat(event), ms)
    const beat = { id: ++this.#beats, event, ms }
    this.#show({ ...this.#scene, frame: unanswerable(this.#scene.frame), beat, isPlaying: true })
    return true
  }

  #lengthOf({ kind }: GameEvent): number {
    const speed = this.#parts.speed()
    return speed === 0 ? 0 : ((this.#parts.module.beats[kind] ?? 0) * BEAT_MS) / speed
  }

  #hear({ kind }: GameEvent): void {
    const sound = this.#parts.module.sounds[kind]
    if (sound !== undefined) this.#parts.sound(sound)
  }

  #endBeat(event: GameEvent): void {
    this.#cancel = null
    this.#pass(event)
    this.#play()
  }

  /** The event has been seen: the picture takes it in, the log tells it. */
  #pass(event: GameEvent): void {
    this.#seen++
    const at = this.#acts[0]?.at ?? 0
    const frame = { ...unanswerable(this.#scene.frame), view: this.#stepped(event) }
    this.#show({ frame, beat: null, isPlaying: true, told: [...this.#scene.told, { at, event }] })
  }

  /** A picture that a step cannot draw waits for the true one. */
  #stepped(event: GameEvent): object {
    const { view } = this.#scene.frame
    try {
      return this.#parts.module.step(view, event)
    } catch {
      return view
    }
  }

  #endAct({ frame }: Act): void {
    this.#acts.shift()
    this.#seen = 0
    const isLast = this.#acts.length === 0
    this.#show({ ...this.#scene, frame: isLast ? frame : unanswerable(frame), beat: null, isPlaying: !isLast })
  }

  #show(scene: Scene): void {
    this.#scene = scene
    this.#parts.onChange(scene)
  }
}

/** A picture on its way to another offers nothing to click. */
const unanswerable = (frame: Frame): Frame => ({
  ...frame,
  open: [],
  legal: [],
  refused: [],
  outcome: null,
  mayUndo: false,
})
