import { emptyTally, mergeTally, type Tally } from '@starboard/bots'
import { type Plan, REPORT_FORMAT, type Report, type Span, tidied } from '@starboard/lab'
import type { FromLab, LabLine, LabWish, ToLab } from './messages.ts'

/** The page's end of the line to one worker. */
export interface WorkerLine extends LabLine<ToLab, FromLab> {
  /** It could not be started, or it broke. */
  onFailure(listener: () => void): void
  close(): void
}

export interface LabPicture {
  readonly state: 'planning' | 'running' | 'done' | 'stopped'
  /** Null: nothing was played yet. */
  readonly report: Report | null
  /** Why it stopped, if nobody asked it to. */
  readonly trouble: string | null
}

interface Parts {
  readonly workers: number
  start(): WorkerLine
  now(): number
  today(): string
  onChange(picture: LabPicture): void
}

/** One answer takes about so long: the page hears of progress, and stopping loses little. */
const SPAN_MS = 250
const MOST_AT_ONCE = 2000
/** A worker is given at most so many times as many games as before. */
const GROWTH = 4

const UNLOADED = 'The bots could not be loaded. Check the connection and try again.'

/** One run of the lab: workers that are dealt spans of games, rule set by rule set in turn, until all are played. */
export class LabRun {
  readonly #parts: Parts
  readonly #lines: WorkerLine[] = []
  #plan: Plan | null = null
  #tallies: Tally[] = []
  #dealt: number[] = []
  #state: LabPicture['state'] = 'planning'
  #trouble: string | null = null
  #began = 0
  #ms = 0

  constructor(wish: LabWish, parts: Parts) {
    this.#parts = parts
    const line = this.#open()
    line.onMessage((message) => this.#heard(line, message))
    line.post({ kind: 'plan', wish })
    this.#tell()
  }

  stop(): void {
    if (this.#state === 'planning' || this.#state === 'running') this.#end('stopped', null)
  }

  #open(): WorkerLine {
    const line = this.#parts.start()
    line.onFailure(() => this.#end('stopped', UNLOADED))
    this.#lines.push(line)
    return line
  }

  #heard(line: WorkerLine, message: FromLab): void {
    if (message.kind === 'planned') this.#begin(line, message.plan)
    else if (message.kind !== 'played') this.#end('stopped', message.why)
  }

  #begin(first: WorkerLine, plan: Plan): void {
    if (this.#state !== 'planning') return
    this.#plan = plan
    this.#tallies = plan.ruleSets.map(() => emptyTally())
    this.#dealt = plan.ruleSets.map(() => 0)
    this.#state = 'running'
    this.#began = this.#parts.now()
    const others = Array.from({ length: Math.min(this.#parts.workers, plan.games) - 1 }, () => this.#open())
    for (const line of [first, ...others]) this.#employ(line, plan)
    this.#tell()
  }

  /** Gives a worker one span after another, as many games at once as it plays in a moment. */
  #employ(line: WorkerLine, plan: Plan): void {
    let size = 1
    let asked = 0
    const next = () => {
      const wanted = this.#deal(plan, size)
      if (wanted === null) return
      asked = this.#parts.now()
      line.post({ kind: 'play', plan, ...wanted })
    }
    line.onMessage((message) => {
      if (this.#state !== 'running') return
      if (message.kind === 'broken') this.#end('stopped', message.why)
      if (message.kind !== 'played') return
      const took = Math.max(1, this.#parts.now() - asked)
      const fitting = Math.round((message.tally.games * SPAN_MS) / took)
      size = Math.max(1, Math.min(MOST_AT_ONCE, size * GROWTH, fitting))
      this.#add(message.ruleSet, message.tally, plan)
      next()
    })
    next()
  }

  /** The rule set that is furthest behind goes first, so that there is something to compare soon. */
  #deal(plan: Plan, size: number): { readonly ruleSet: number; readonly span: Span } | null {
    const least = Math.min(...this.#dealt)
    const ruleSet = this.#dealt.indexOf(least)
    const games = Math.min(size, plan.games - least)
    if (games <= 0) return null
    this.#dealt[ruleSet] = least + games
    return { ruleSet, span: { from: plan.from + least, games } }
  }

  #add(ruleSet: number, played: Tally, plan: Plan): void {
    const tally = this.#tallies[ruleSet]
    if (tally !== undefined) mergeTally(tally, played)
    this.#ms = Math.round(this.#parts.now() - this.#began)
    if (this.#tallies.every(({ games }) => games === plan.games)) this.#end('done', null)
    else this.#tell()
  }

  #end(state: 'done' | 'stopped', trouble: string | null): void {
    if (this.#state === 'done' || this.#state === 'stopped') return
    this.#state = state
    this.#trouble = trouble
    for (const line of this.#lines) line.close()
    this.#tell()
  }

  #tell(): void {
    this.#parts.onChange({ state: this.#state, trouble: this.#trouble, report: this.#report() })
  }

  #report(): Report | null {
    if (this.#plan === null) return null
    return tidied({
      format: REPORT_FORMAT,
      plan: this.#plan,
      tallies: this.#tallies,
      made: { at: this.#parts.today(), ms: this.#ms, workers: this.#lines.length, machine: 'a browser' },
    })
  }
}
