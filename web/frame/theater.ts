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

interface Act {
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
  readonly #waiting: Act[] = []
  #playing: { readonly act: Act; next: number } | null = null
  #scene: Scene
  #beats = 0
  #cancel: () => void = () => undefined

  constructor(parts: TheaterParts) {
    this.#parts = parts
    this.#scene = { frame: parts.frame, beat: null, isPlaying: false, told: [] }
  }

  get scene(): Scene {
    return this.#scene
  }

  receive(act: Act): void {
    this.#waiting.push(act)
    if (this.#parts.speed() === 0 || this.#waiting.length > MOST_WAITING) return this.skip()
    if (this.#playing === null) this.#nextAct()
  }

  /** To the end of everything that is waiting. */
  skip(): void {
    this.#cancel()
    const rest = [...(this.#playing === null ? [] : [restOf(this.#playing)]), ...this.#waiting]
    this.#waiting.length = 0
    this.#playing = null
    const last = rest.at(-1)
    if (last === undefined) return
    const told = rest.flatMap(({ at, events }) => events.map((event) => ({ at, event })))
    this.#show({ frame: last.frame, beat: null, isPlaying: false, told: [...this.#scene.told, ...told] })
  }

  close(): void {
    this.#cancel()
    this.#waiting.length = 0
    this.#playing = null
  }

  #nextAct(): void {
    const act = this.#waiting.shift()
    if (act === undefined) {
      this.#playing = null
      return
    }
    this.#playing = { act, next: 0 }
    this.#nextEvent()
  }

  #nextEvent(): void {
    const playing = this.#playing
    if (playing === null) return
    const event = playing.act.events[playing.next]
    if (event === undefined) return this.#endAct(playing.act)
    playing.next++
    const ms = this.#lengthOf(event)
    const sound = this.#parts.module.sounds[event.kind]
    if (sound !== undefined) this.#parts.sound(sound)
    if (ms === 0) return this.#pass(playing.act, event)
    const beat = { id: ++this.#beats, event, ms }
    this.#show({ ...this.#scene, frame: unanswerable(this.#scene.frame), beat, isPlaying: true })
    this.#cancel = this.#parts.later(() => this.#pass(playing.act, event), ms)
  }

  #lengthOf({ kind }: GameEvent): number {
    const speed = this.#parts.speed()
    return speed === 0 ? 0 : ((this.#parts.module.beats[kind] ?? 0) * BEAT_MS) / speed
  }

  /** The event has been seen: the picture takes it in, the log tells it. */
  #pass({ at }: Act, event: GameEvent): void {
    const frame = { ...unanswerable(this.#scene.frame), view: this.#stepped(event) }
    this.#show({ frame, beat: null, isPlaying: true, told: [...this.#scene.told, { at, event }] })
    this.#nextEvent()
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
    const isLast = this.#waiting.length === 0
    this.#show({ ...this.#scene, frame: isLast ? frame : unanswerable(frame), beat: null, isPlaying: !isLast })
    this.#nextAct()
  }

  #show(scene: Scene): void {
    this.#scene = scene
    this.#parts.onChange(scene)
  }
}

const restOf = ({ act, next }: { act: Act; next: number }): Act => ({ ...act, events: act.events.slice(next) })

/** A picture on its way to another offers nothing to click. */
const unanswerable = (frame: Frame): Frame => ({
  ...frame,
  open: [],
  legal: [],
  refused: [],
  outcome: null,
  mayUndo: false,
})
