import type { GameTypes, Luck, Seat } from '@starboard/kernel'

/**
 * A guided first match, as data: `games/<id>/lesson/index.ts` exports it as `lesson`. It is played on the real rules with
 * the luck that is written here and opponents who do what is written here. The reader sits on the first seat.
 */
export interface Lesson<T extends GameTypes> {
  /** Who sits at the other seats. */
  readonly opponents: readonly string[]
  /** Clocks are off whatever is said here. */
  readonly options: Readonly<Record<string, unknown>>
  /** By seat; absent: the usual ones. */
  readonly seatOptions?: readonly Readonly<Record<string, unknown>>[]
  /** What the set-up draws, in order. */
  readonly setupLuck: readonly Luck[]
  readonly steps: readonly LessonStep<T>[]
  /** What the reader can do now, in a sentence. */
  readonly ending: string
}

/** One idea: something to look at, or something to do. */
type LessonStep<T extends GameTypes> = TellStep<T> | DoStep<T>

interface StepBase<T extends GameTypes> {
  /** One or two short sentences, to the reader. */
  readonly say: string
  /** What the others do once the step is done, one after the other. */
  readonly others?: readonly ScriptedMove<T>[]
  /** Stands in the bubble while that is shown. */
  readonly meanwhile?: string
}

/** Waits for "Next". */
interface TellStep<T extends GameTypes> extends StepBase<T> {
  /** The piece that it is about; see `pointedAt`. */
  readonly point?: string
}

/** Waits for a move. */
export interface DoStep<T extends GameTypes> extends StepBase<T> {
  /** What to press, one after the other: the ring is around the last of them that is there. */
  readonly press: readonly [string, ...string[]]
  /** Any of these; all of them leave a match that the rest of the lesson fits. */
  readonly expect: readonly [T['Action'], ...T['Action'][]]
  /** Said to whoever tries something else. */
  readonly refuse: string
  /** What the move draws, in order. */
  readonly luck?: readonly Luck[]
  /** The board is told of all choices, where its words would be wrong without them. */
  readonly hasAllChoices?: true
}

export interface ScriptedMove<T extends GameTypes> {
  readonly seat: Seat
  readonly does: T['Action']
  readonly luck?: readonly Luck[]
}

export type AnyLesson = Lesson<GameTypes>
export type AnyStep = LessonStep<GameTypes>
