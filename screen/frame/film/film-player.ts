import type { AnyGame, GameTypes, OpenDecision, Shown, Viewer } from '@starboard/kernel'
import type { AnyBoardModule, Beat, Sound, Staging } from '../../contract/board.ts'
import type { GameEvent } from '../../contract/match-source.ts'
import { type Haste, hasteFor, isPressed, LEISURE } from './haste.ts'
import { stagingOf } from './staging.ts'

export const BEAT_MS = 280
/** Dice roll for so long. */
const TUMBLE_MS = 700

/** What is on screen now. */
export interface Scene {
  /** What the screen shows; while a film plays only what is asked in real time can be answered. */
  readonly shown: Shown
  readonly beat: Beat<GameTypes> | null
  /** What is told of the motion on screen; a die is told of when it has stopped. Null: nothing yet. */
  readonly caption: GameEvent | null
  readonly isPlaying: boolean
  /** The film stands still at the end of its beat. */
  readonly isPaused: boolean
  /** What plays comes in chapters: it can be paused, stepped through and skipped in parts. */
  readonly hasChapters: boolean
  /** What the table waits for meanwhile, whatever the film still shows. */
  readonly ahead: readonly OpenDecision[]
  /** Events whose turn on screen has come, for the log: nobody reads a die before it has stopped. */
  readonly told: readonly ShownEvent[]
}

export interface ShownEvent {
  /** Number of the news it came with. */
  readonly at: number
  readonly event: GameEvent
}

/** What a film needs of a game's board. */
export type FilmedModule = Pick<AnyBoardModule, 'staging' | 'chapters'> & {
  readonly game: Pick<AnyGame, 'picture'>
}

interface FilmParts {
  readonly module: FilmedModule
  /** Through whose eyes it is seen. */
  viewer(): Viewer
  readonly shown: Shown
  /** How much faster than normal; 0: nothing moves, everything is shown at once. */
  speed(): number
  later(run: () => void, ms: number): () => void
  /** How long it takes to read what is told of an event, at normal speed; 0: it has no caption. */
  readingMs?(event: GameEvent): number
  sound(sound: Sound): void
  onChange(scene: Scene): void
}

/** What the prompt bar can do with a film in chapters. */
export type FilmControls = Pick<FilmPlayer, 'pause' | 'resume' | 'nextBeat' | 'rewind' | 'skipChapter'>

interface Act {
  readonly at: number
  readonly events: readonly GameEvent[]
  readonly shown: Shown
}

/** Whoever was away long enough to miss this many batches wants the result, not the film. */
const MOST_WAITING = 60

interface OnStage {
  readonly event: GameEvent
  /** Takes the timer away; a paused film has none. */
  cancel(): void
}

/** Where a chapter of the first act began: what was shown, how much had been seen, and its first beat. */
type Start = Pick<Scene, 'shown' | 'told'> & { readonly seen: number; readonly beat: number }

/**
 * Turns what happened into a film: one event after the other on stage, each for its beats, then the true picture. The
 * table never waits for it.
 */
export class FilmPlayer {
  readonly #parts: FilmParts
  /** The first one is on stage. */
  readonly #acts: (Act & { readonly hasChapters: boolean })[] = []
  /** How many events of the first act have been seen to their end. */
  #seen = 0
  #scene: Scene
  #beats = 0
  /** The beat that is shown; null between beats. */
  #onStage: OnStage | null = null
  #isPaused = false
  /** Until nothing is left to play. */
  #haste: Haste = LEISURE
  /** Of the first act, as far as it has been seen. */
  #starts: Start[] = []
  #isClosed = false
  #caption: GameEvent | null = null
  /** Until it can have been read. */
  #unreadMs = 0

  constructor(parts: FilmParts) {
    this.#parts = parts
    this.#scene = { shown: parts.shown, beat: null, caption: null, told: [], ...ENDED, ahead: parts.shown.open }
  }

  get scene(): Scene {
    return this.#scene
  }

  receive(act: Act): void {
    if (this.#isClosed) return
    this.#acts.push({ ...act, hasChapters: act.events.some((event) => this.#ends(event)) })
    if (this.#parts.speed() === 0) this.#showAtOnce(act)
    else if (this.#acts.length > MOST_WAITING) this.skip()
    else {
      if (isPressed(act.shown.open)) this.#hurry()
      if (this.#onStage === null) this.#play()
      else this.#show(this.#scene)
    }
  }

  /** To the end of everything that is waiting. */
  skip(): void {
    this.#stop()
    this.#isPaused = false
    const last = this.#acts.at(-1)
    if (last === undefined) return
    const told = [...this.#scene.told, ...this.#untold()]
    this.#acts.length = 0
    this.#seen = 0
    this.#starts = []
    this.#haste = LEISURE
    this.#endCaption()
    this.#show({ shown: last.shown, beat: null, told })
  }

  /** The beat on stage comes to its end and stays. */
  pause(): void {
    if (this.#onStage === null || this.#isPaused) return
    this.#isPaused = true
    this.#onStage.cancel()
    this.#beginCaption(this.#onStage.event)
    this.#show(this.#scene)
  }

  resume(): void {
    if (!this.#isPaused) return
    this.#isPaused = false
    this.#goOn()
  }

  /** The next beat, and no more. */
  nextBeat(): void {
    if (this.#onStage === null) return
    this.#isPaused = true
    this.#goOn()
  }

  /** Once more from where this chapter began; from its first beat, the chapter before. */
  rewind(): void {
    if (this.#onStage === null) return
    const isFirstBeat = this.#beats === this.#starts.at(-1)?.beat
    const start = this.#starts.at(isFirstBeat && this.#starts.length > 1 ? -2 : -1)
    if (start === undefined) return
    this.#stop()
    this.#starts.splice(this.#starts.indexOf(start), this.#starts.length, { ...start, beat: this.#beats + 1 })
    this.#seen = start.seen
    this.#endCaption()
    this.#show({ shown: start.shown, beat: null, told: start.told })
    this.#play()
  }

  /** To the first beat after this chapter; without one, to the end. */
  skipChapter(): void {
    if (this.#onStage === null) return
    this.#stop()
    for (let act = this.#acts[0]; act !== undefined; act = this.#acts[0]) {
      const event = act.events[this.#seen]
      if (event === undefined) this.#endAct(act)
      else {
        this.#pass(event)
        if (this.#ends(event)) break
      }
    }
    this.#play()
  }

  close(): void {
    this.#isClosed = true
    this.#stop()
    this.#acts.length = 0
  }

  #stop(): void {
    this.#onStage?.cancel()
    this.#onStage = null
  }

  /** A question waits with its clock running. A film in chapters is watched at leisure all the same. */
  #hurry(): void {
    if (this.#acts.some(({ hasChapters }) => hasChapters)) return
    this.#haste = LEISURE
    const lengths = this.#untold().map(({ event }) => this.#longestFor(event))
    this.#haste = this.#onStage === null ? hasteFor(0, lengths) : hasteFor(lengths[0] ?? 0, lengths.slice(1))
  }

  /** Without motion an act is one picture and one sound, its last. */
  #showAtOnce({ events }: Act): void {
    const heard = events.findLast((event) => this.#staging(event).sound !== undefined)
    if (heard !== undefined) this.#hear(heard)
    this.skip()
  }

  /** The event on stage counts: it has not been seen to its end. */
  #untold(): readonly ShownEvent[] {
    return this.#acts.flatMap(({ at, events }, index) =>
      events.slice(index === 0 ? this.#seen : 0).map((event) => ({ at, event })),
    )
  }

  /** Runs until an event takes its time or nothing is left. */
  #play(): void {
    for (let act = this.#acts[0]; act !== undefined; act = this.#acts[0]) {
      if (this.#starts.length === 0) this.#beginChapter()
      const event = act.events[this.#seen]
      if (event === undefined) this.#endAct(act)
      else if (this.#isLeftOut() || !this.#takesTime(event)) this.#pass(event)
      else return
    }
  }

  #isLeftOut(): boolean {
    const { passed } = this.#haste
    if (passed === 0) return false
    this.#haste = { ...this.#haste, passed: passed - 1 }
    return true
  }

  #takesTime(event: GameEvent): boolean {
    this.#hear(event)
    const ms = this.#lengthOf(event)
    if (ms === 0) return false
    const tumbleMs = this.#isPaused ? 0 : this.#tumbleMs(event, ms)
    if (tumbleMs > 0) this.#stage(event, () => this.#settle(event, ms - tumbleMs), tumbleMs)
    else this.#stage(event, () => this.#goOn(), this.#readFor(event, ms))
    this.#show({ ...this.#scene, beat: { id: ++this.#beats, event, ms } })
    return true
  }

  #stage(event: GameEvent, then: () => void, ms: number): void {
    this.#onStage = { event, cancel: this.#isPaused ? () => undefined : this.#parts.later(then, ms) }
  }

  /** The dice lie still: now they may be told of. */
  #settle(event: GameEvent, leftMs: number): void {
    this.#stage(event, () => this.#goOn(), this.#readFor(event, leftMs))
    this.#show(this.#scene)
  }

  #tumbleMs(event: GameEvent, ms: number): number {
    return this.#staging(event).tumbles === true ? Math.min(ms, this.#timed(TUMBLE_MS)) : 0
  }

  /** How long the event stays, with what is told of it: what moves beneath a caption counts as time to read it. */
  #readFor(event: GameEvent, ms: number): number {
    this.#beginCaption(event)
    const stayMs = this.#unreadMs > ms && this.#isCaptionOver() ? this.#unreadMs : ms
    this.#unreadMs = Math.max(0, this.#unreadMs - stayMs)
    return stayMs
  }

  /** After the event on stage comes one with a caption of its own, or nothing. */
  #isCaptionOver(): boolean {
    const [first, ...later] = this.#acts
    for (const event of [...(first?.events.slice(this.#seen + 1) ?? []), ...later.flatMap(({ events }) => events)])
      if (this.#lengthOf(event) > 0) return this.#isRead(event)
    return true
  }

  /** Without a caption of its own it happens beneath the one that stands. */
  #beginCaption(event: GameEvent): void {
    if (event === this.#caption || !this.#isRead(event)) return
    this.#caption = event
    this.#unreadMs = this.#readingMs(event)
  }

  #endCaption(): void {
    this.#caption = null
    this.#unreadMs = 0
  }

  #isRead(event: GameEvent): boolean {
    return this.#readingMs(event) > 0
  }

  #readingMs(event: GameEvent): number {
    return this.#timed(this.#parts.readingMs?.(event) ?? 0)
  }

  /** At the speed of this film. */
  #timed(ms: number): number {
    const speed = this.#parts.speed()
    return speed === 0 ? 0 : (ms * this.#haste.share) / speed
  }

  #longestFor(event: GameEvent): number {
    const ms = this.#lengthOf(event)
    return ms === 0 ? 0 : Math.max(ms, this.#readingMs(event))
  }

  #lengthOf(event: GameEvent): number {
    const { beats = 0 } = this.#staging(event)
    return this.#timed(beats * BEAT_MS)
  }

  #hear(event: GameEvent): void {
    const { sound } = this.#staging(event)
    if (sound !== undefined) this.#parts.sound(sound)
  }

  #staging(event: GameEvent): Staging {
    return stagingOf(this.#parts.module.staging, event, this.#parts.viewer())
  }

  /** The beat on stage is over. */
  #goOn(): void {
    const event = this.#onStage?.event
    if (event === undefined) return
    this.#stop()
    this.#pass(event)
    this.#play()
  }

  /** The event has been seen: the picture takes it in, the log tells it. */
  #pass(event: GameEvent): void {
    this.#seen++
    const at = this.#acts[0]?.at ?? 0
    const shown = { ...this.#scene.shown, view: this.#stepped(event) }
    this.#show({ shown, beat: null, told: [...this.#scene.told, { at, event }] })
    if (this.#ends(event)) this.#beginChapter()
  }

  #ends(event: GameEvent): boolean {
    return this.#parts.module.chapters?.ends(event) ?? false
  }

  #beginChapter(): void {
    const { shown, told } = this.#scene
    this.#starts.push({ shown, told, seen: this.#seen, beat: this.#beats + 1 })
  }

  /** A picture that a step cannot draw waits for the true one. */
  #stepped(event: GameEvent): object {
    const { view } = this.#scene.shown
    try {
      return this.#parts.module.game.picture?.step(view, event) ?? view
    } catch {
      return view
    }
  }

  #endAct({ shown }: Act): void {
    this.#acts.shift()
    this.#seen = 0
    this.#starts = []
    const isLast = this.#acts.length === 0
    if (isLast) {
      this.#isPaused = false
      this.#haste = LEISURE
      this.#endCaption()
    }
    this.#show({ ...this.#scene, shown, beat: null })
  }

  #show({ shown, beat, told }: Pick<Scene, 'shown' | 'beat' | 'told'>): void {
    this.#scene = { beat, told, caption: this.#caption, ...this.#running(shown) }
    this.#parts.onChange(this.#scene)
  }

  /** How the film stands. An act whose last event has been seen still counts: its true picture is not shown yet. */
  #running(shown: Shown): Omit<Scene, 'beat' | 'told' | 'caption'> {
    const newest = this.#acts.at(-1)?.shown
    if (newest === undefined) return { shown, ...ENDED, ahead: shown.open }
    const hasChapters = this.#acts.some((act) => act.hasChapters)
    return {
      shown: onItsWay(shown, newest),
      isPlaying: true,
      isPaused: this.#isPaused,
      hasChapters,
      ahead: newest.open,
    }
  }
}

const ENDED = { isPlaying: false, isPaused: false, hasChapters: false } as const

/** A picture on its way to another offers nothing, but for what is asked in real time: that waits for no film. */
function onItsWay({ view }: Shown, newest: Shown): Shown {
  const isAsked = newest.open.some(isFreelyMine)
  const { open, legal, refused } = isAsked ? newest : NOTHING
  return { view, open, legal, refused, outcome: null, mayUndo: false }
}

const NOTHING = { open: [], legal: [], refused: [] } as const

/** Of others' decisions nobody is told the id. */
const isFreelyMine = ({ id, mode }: OpenDecision): boolean => id !== undefined && mode === 'free'
