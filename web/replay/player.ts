import type { Ms, Viewer } from '@starboard/kernel'
import type { Sound } from '@starboard/screen/contract/board.ts'
import { type FilmedModule, FilmPlayer, type Scene } from '@starboard/screen/frame/film/film-player.ts'
import { SPEEDS } from '@starboard/screen/settings/settings.ts'
import type { Replay } from './model.ts'
import { clampedIndex } from './place.ts'

/** How much faster than it was; films that take no match time go by what the person has set. */
const TIMED_SPEEDS = [1, 5, 20, 60] as const
export type Speed = (typeof SPEEDS)[number] | (typeof TIMED_SPEEDS)[number]

export const speedsOf = ({ isTimed }: Replay): readonly Speed[] => (isTimed ? TIMED_SPEEDS : SPEEDS)
/** Ten minutes in half a one. */
const USUAL_TIMED_SPEED = 20

/** Where the replay stands, and what is on screen. */
export interface PlayerState {
  readonly index: number
  readonly viewer: Viewer
  readonly isPlaying: boolean
  readonly speed: Speed
  readonly scene: Scene
  /** How often it went elsewhere at once. */
  readonly jumps: number
}

export interface PlayerParts {
  readonly replay: Replay
  readonly module: FilmedModule
  readonly start: { readonly index: number }
  /** How fast films are played, as the person has set it. */
  filmSpeed(): (typeof SPEEDS)[number]
  /** Any clock that never goes back, in milliseconds. */
  wall(): number
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
  /** Where match time was, and when. */
  #since: { readonly match: Ms; readonly wall: number }

  constructor(parts: PlayerParts) {
    this.#parts = parts
    const speed = parts.replay.isTimed ? USUAL_TIMED_SPEED : parts.filmSpeed()
    const index = clampedIndex(parts.start.index, parts.replay.length)
    this.#player = this.#stage(index, 'everything')
    this.#since = { match: parts.replay.timeOf(index), wall: parts.wall() }
    this.#state = { index, viewer: 'everything', isPlaying: false, speed, scene: this.#player.scene, jumps: 0 }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get state(): PlayerState {
    return this.#state
  }

  readonly read = (): PlayerState => this.#state

  /** How fast match time runs now; 0: it stands, as it does while the board shows something by itself. */
  get rate(): number {
    const { replay } = this.#parts
    const { index, isPlaying, speed } = this.#state
    return replay.isTimed && isPlaying && replay.lastsAt(index) === 0 ? speed : 0
  }

  /** Where match time is; it never runs past the next moment. */
  get now(): Ms {
    const { replay, wall } = this.#parts
    const next = this.#isAtEnd() ? this.#since.match : replay.timeOf(this.#state.index + 1)
    return Math.min(Math.max(next, this.#since.match), this.#since.match + (wall() - this.#since.wall) * this.rate)
  }

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
    this.#rebase(this.now)
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
    this.#rebase(this.now)
    this.#show({ speed })
    if (this.#parts.replay.isTimed && this.#state.isPlaying && !this.#state.scene.isPlaying) this.#wait()
  }

  /** Nothing moves any more until somebody asks for it. */
  stop(): void {
    this.pause()
    this.skip()
  }

  #play(): void {
    if (this.#isAtEnd()) this.#jump(0, this.#state.viewer)
    this.#rebase(this.#since.match)
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
    if (index !== this.#state.index) this.#rebase(this.#parts.replay.timeOf(index))
    this.#show({ index, viewer, scene: this.#player.scene, jumps: this.#state.jumps + 1 })
  }

  #stage(index: number, viewer: Viewer): FilmPlayer {
    const { replay, module, later, sound } = this.#parts
    return new FilmPlayer({
      module,
      viewer: () => viewer,
      shown: replay.shownAt(index, viewer),
      later,
      sound,
      speed: () => (this.#parts.moves() ? this.#filmSpeed() : 0),
      onChange: (scene) => this.#onScene(scene),
    })
  }

  #film(): void {
    const { replay } = this.#parts
    const { viewer } = this.#state
    const index = this.#state.index + 1
    const events = replay.telling(viewer).moments[index]?.events ?? []
    this.#rebase(replay.timeOf(index))
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
    else this.#cancel = this.#parts.later(() => this.#film(), this.#leftMs())
  }

  /** By match time, unless the board is busy with something that took none. */
  #leftMs(): number {
    const { replay, moves } = this.#parts
    const { index, speed } = this.#state
    if (!replay.isTimed) return READING_MS / speed
    const lasts = replay.lastsAt(index)
    if (lasts > 0) return moves() ? Math.max(READING_MS, lasts / this.#filmSpeed()) : READING_MS
    return Math.max(0, (replay.timeOf(index + 1) - this.now) / speed)
  }

  #filmSpeed(): number {
    return this.#parts.replay.isTimed ? this.#parts.filmSpeed() : this.#state.speed
  }

  #rebase(match: Ms): void {
    this.#since = { match, wall: this.#parts.wall() }
  }

  #show(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
