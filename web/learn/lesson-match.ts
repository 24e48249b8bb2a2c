import {
  type AnyGame,
  type Batch,
  bug,
  canonical,
  clocksOff,
  type GameTypes,
  type Header,
  isRefusal,
  type Luck,
  MATCH_FORMAT,
  Match,
  type Refusal,
  readSetup,
  refuse,
  type Seat,
  type Shown,
  seatOf,
  shownTo,
  toldRefusal,
} from '@starboard/kernel'
import { type Scripted, scriptedChance } from '@starboard/kernel/scenario'
import type { AnyLesson, AnyStep, DoStep, ScriptedMove } from '@starboard/screen/contract/lesson.ts'

type Action = GameTypes['Action']
type AnyBatch = Batch<Action>
type AnyDoStep = DoStep<GameTypes>

/** The reader looks up the screen, as everywhere. */
export const READER: Seat = seatOf(0)
/** What a refusal of the coach names in the place of a rule. */
export const LESSON_RULE = 'lesson'

const READ_ON = 'Read on first: press Next.'
const OVER = 'The lesson is over.'

/** A guided match: the real rules, with luck and opponents as the lesson says. It is at one step, and nothing but that step happens. */
export class LessonMatch {
  readonly lesson: AnyLesson
  readonly match: Match<GameTypes>
  /** Which of the expected moves was made at each step that is done; 0 where there was none. */
  readonly done: number[] = []
  readonly #luck: Scripted

  constructor(game: AnyGame, lesson: AnyLesson) {
    this.lesson = lesson
    this.#luck = scriptedChance(lesson.setupLuck)
    this.match = Match.start({ game, header: headerOf(game, lesson), source: this.#luck }).match
    this.#luck.finish()
  }

  /** Null: all steps are done. */
  get step(): AnyStep | null {
    return this.lesson.steps[this.done.length] ?? null
  }

  /** What the reader sees. Of all that the rules allow only the lesson may be done now, and the rest says so. */
  get shown(): Shown {
    const shown = shownTo(this.match, READER)
    const { step } = this
    if (isDoStep(step) && step.hasAllChoices) return { ...shown, mayUndo: false }
    const why = toldRefusal(refusalOf(step))
    const isWanted = (action: Action) => isDoStep(step) && placeOf(step, action) >= 0
    return {
      ...shown,
      legal: shown.legal.filter(isWanted),
      refused: [...shown.refused, ...shown.legal.filter((one) => !isWanted(one)).map((action) => ({ action, why }))],
      mayUndo: false,
    }
  }

  /** The reader has read it. */
  next(): readonly AnyBatch[] | Refusal {
    const { step } = this
    return step === null || isDoStep(step) ? refusalOf(step) : this.#goOn(step, 0, [])
  }

  act(action: unknown, decision?: string): readonly AnyBatch[] | Refusal {
    const { step } = this
    const place = isDoStep(step) ? placeOf(step, action) : -1
    if (step === null || place === -1) return refusalOf(step)
    const made = this.#move(READER, action, { decision, luck: isDoStep(step) ? step.luck : undefined })
    return isRefusal(made) ? made : this.#goOn(step, place, [made])
  }

  /** Does the step again that was done before. */
  redo(place: number): readonly AnyBatch[] {
    const { step } = this
    const action = isDoStep(step) ? step.expect[place] : undefined
    const made = isDoStep(step) ? this.act(action ?? bug('There is no such move.'), this.#asked(READER)) : this.next()
    return isRefusal(made) ? bug(made.text) : made
  }

  #goOn({ others = [] }: AnyStep, place: number, made: readonly AnyBatch[]): readonly AnyBatch[] {
    const answers = others.map((move) => this.#scripted(move))
    this.done.push(place)
    return [...made, ...answers]
  }

  #scripted({ seat, does, luck }: ScriptedMove<GameTypes>): AnyBatch {
    const made = this.#move(seat, does, { decision: this.#asked(seat), luck })
    return isRefusal(made) ? bug(`Step ${this.done.length + 1}, seat ${seat}, ${does.kind}: ${made.text}`) : made
  }

  #move(seat: Seat, action: unknown, { decision, luck = [] }: Moved): AnyBatch | Refusal {
    this.#luck.load(luck)
    const sent = { id: `${this.match.length}`, action, by: seat === READER ? 'player' : 'bot' } as const
    const made = this.match.act(seat, decision === undefined ? sent : { ...sent, decision }, this.match.now)
    if (!isRefusal(made)) this.#luck.finish()
    return made
  }

  #asked(seat: Seat): string | undefined {
    return this.match.open.find((one) => one.seat === seat)?.id
  }
}

interface Moved {
  readonly decision: string | undefined
  readonly luck: readonly Luck[] | undefined
}

export const isDoStep = (step: AnyStep | null): step is AnyDoStep => step !== null && 'expect' in step

function placeOf({ expect }: AnyDoStep, action: unknown): number {
  const wanted = canonical(action)
  return expect.findIndex((one) => canonical(one) === wanted)
}

function refusalOf(step: AnyStep | null): Refusal {
  const text = step === null ? OVER : isDoStep(step) ? step.refuse : READ_ON
  return refuse('not-the-lesson', LESSON_RULE, text)
}

const NO_SEED = '0'.repeat(64)

function headerOf(game: AnyGame, { opponents, options, seatOptions }: AnyLesson): Header<GameTypes> {
  const seats = opponents.length + 1
  const bots = opponents.map((_, place) => seatOf(place + 1))
  const setup = readSetup(game, {
    seats,
    bots,
    options: { ...options, ...clocksOff(game.options.form) },
    ...(seatOptions !== undefined && { seatOptions }),
  })
  if (isRefusal(setup)) return bug(setup.text)
  const pace = { pauseMs: 0, fixedWindows: false }
  return { format: MATCH_FORMAT, game: game.meta.id, setup, pace, commitment: NO_SEED, seatSeeds: [] }
}
