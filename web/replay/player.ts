import type { Viewer } from '@starboard/kernel'
import type { Sound } from '@starboard/screen/contract/board.ts'
import { type FilmedModule, FilmPlayer, type Scene } from '@starboard/screen/frame/film/film-player.ts'
import type { SPEEDS } from '@starboard/screen/settings/settings.ts'
import type { Replay } from './model.ts'
import { clampedIndex } from './place.ts'

export type Speed = (typeof SPEEDS)[number]

/** Where the replay stands, and what is on screen. */
export interface PlayerState {
  readonly index: number
  readonly viewer: Viewer
  readonly isPlaying: boolean
  readonly speed: Speed
  readonly scene: Scene
}

export interface PlayerParts {
  readonly replay: Replay
  readonly module: FilmedModule
  readonly start: { readonly index: number; readonly speed: Speed }
  /** False: pictures change at once. */
  moves(): boolean
  sound(sound: Sound): void
  later(run: () => void, ms: number): () => void
}

/** A moment stands at least this long while playing: time to read its sentence. */
const READING_MS = 900

/** Plays a replay forward as a film; everywhere else it goes at once. */
export class Player {
  readonly #parts: PlayerParts
  readonly #listeners = new Set<() => void>()
  #player: FilmPlayer
  #state: PlayerState
  #cancel: () => void = () => undefined

  constructor(parts: PlayerParts) {
    this.#parts = parts
    const { speed } = parts.start
    const index = clampedIndex(parts.start.index, parts.replay.length)
    this.#player = this.#stage(index, 'everything')
    this.#state = { index, viewer: 'everything', isPlaying: false, speed, scene: this.#player.scene }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get state(): PlayerState {
    return this.#state
  }

  readonly read = (): PlayerState => this.#state

  /** Shows that moment at once and stays there. */
  go(to: number): void {
    this.pause()
    this.#jump(clampedIndex(to, this.#parts.replay.length), this.#state.viewer)
  }

  readonly goTo = (to: number): void => this.go(to)

  /** Forward as a film, unless one is still on: then the person is in a hurry, chapter by chapter where there are some. */
  step(by: 1 | -1): void {
    this.pause()
    const isHurry = by === -1 || this.#state.scene.isPlaying
    if (by === 1 && this.#state.scene.isPaused) this.#player.skipChapter()
    else if (isHurry) this.go(this.#state.index + by)
    else if (!this.#isAtEnd()) this.#film()
  }

  /** To where the next or the previous turn begins. */
  turn(by: 1 | -1): void {
    const { index, viewer } = this.#state
    const { turns } = this.#parts.replay.telling(viewer)
    const last = this.#parts.replay.length - 1
    this.go(by === 1 ? (turns.find((at) => at > index) ?? last) : (turns.findLast((at) => at < index) ?? 0))
  }

  toggle(): void {
    if (this.#state.isPlaying) this.pause()
    else this.#play()
  }

  /** A short film that is on still runs to the end of its moment, one in chapters stands still. */
  pause(): void {
    this.#cancel()
    if (this.#state.scene.hasChapters) this.#player.pause()
    if (this.#state.isPlaying) this.#show({ isPlaying: false })
  }

  skip(): void {
    this.#player.skip()
  }

  look(viewer: Viewer): void {
    this.#jump(this.#state.index, viewer)
    if (this.#state.isPlaying) this.#wait()
  }

  setSpeed(speed: Speed): void {
    this.#show({ speed })
  }

  /** Nothing moves any more until somebody asks for it. */
  stop(): void {
    this.pause()
    this.skip()
  }

  #play(): void {
    if (this.#isAtEnd()) this.#jump(0, this.#state.viewer)
    this.#show({ isPlaying: true })
    if (this.#state.scene.isPaused) this.#player.resume()
    else if (!this.#state.scene.isPlaying) this.#wait()
  }

  #isAtEnd(): boolean {
    return this.#state.index >= this.#parts.replay.length - 1
  }

  #jump(index: number, viewer: Viewer): void {
    this.#player.close()
    this.#player = this.#stage(index, viewer)
    this.#show({ index, viewer, scene: this.#player.scene })
  }

  #stage(index: number, viewer: Viewer): FilmPlayer {
    const { replay, module, later, sound } = this.#parts
    return new FilmPlayer({
      module,
      viewer: () => viewer,
      shown: replay.shownAt(index, viewer),
      later,
      sound,
      speed: () => (this.#parts.moves() ? this.#state.speed : 0),
      onChange: (scene) => this.#onScene(scene),
    })
  }

  #film(): void {
    const { replay } = this.#parts
    const { viewer } = this.#state
    const index = this.#state.index + 1
    const events = replay.telling(viewer).moments[index]?.events ?? []
    this.#show({ index })
    this.#player.receive({ at: index, events, shown: replay.shownAt(index, viewer) })
  }

  #onScene(scene: Scene): void {
    this.#show({ scene })
    if (!scene.isPlaying && this.#state.isPlaying) this.#wait()
  }

  #wait(): void {
    this.#cancel()
    if (this.#isAtEnd()) this.#show({ isPlaying: false })
    else this.#cancel = this.#parts.later(() => this.#film(), READING_MS / this.#state.speed)
  }

  #show(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
