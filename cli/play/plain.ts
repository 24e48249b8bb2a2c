import { createInterface, type Interface } from 'node:readline'
import type { Command } from '@starboard/wire/protocol'
import { print } from '../print.ts'
import { type Answer, answerOf } from './answer.ts'
import { choicesOf, isAsked, questionOf } from './choices.ts'
import { helpLines } from './help.ts'
import type { Ending, Shell } from './in-terminal.ts'
import { leaveText } from './leave.ts'
import { isOver, type Model } from './model.ts'
import { COVERED, isVeiled } from './pause.ts'
import { questionLines, reminder, type Waiting, waitingFor } from './plain-screen.ts'
import { exportHint, resultLines } from './result.ts'
import { wholeViewLines } from './show.ts'
import { shownTo } from './shown.ts'
import { clean, type Line, line, refusalText, wrapLine } from './text.ts'

const WIDTH = 80
const MOST_WAITING = 1000
const TICK_MS = 1000

/** Plays line by line: for pipes, for scripts, and for terminals that can do no more. */
export const playInLines = (shell: Shell): Promise<Ending> => new Promise((resolve) => new InLines(shell, resolve))

class InLines {
  readonly #shell: Shell
  readonly #input: Interface
  readonly #ticks: NodeJS.Timeout
  readonly #waiting: string[] = []
  readonly #end: (ending: Ending) => void
  #hasEnded = false
  #isBusy = false
  #isInputOver = false
  #told = 0
  #question = ''
  #awaited: Waiting | null = null

  constructor(shell: Shell, resolve: (ending: Ending) => void) {
    this.#shell = shell
    this.#ticks = setInterval(() => this.#remind(), TICK_MS)
    this.#end = (ending) => {
      this.#hasEnded = true
      clearInterval(this.#ticks)
      this.#input.close()
      resolve(ending)
    }
    this.#input = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
    this.#input.on('line', (text) => this.#read(text))
    this.#input.on('close', () => this.#inputOver())
    shell.live.onChange(() => void this.#goOn())
    void this.#goOn()
  }

  /** A script may write faster than a game goes. */
  #read(text: string): void {
    this.#waiting.push(text)
    if (this.#waiting.length >= MOST_WAITING) this.#input.pause()
    void this.#goOn()
  }

  #inputOver(): void {
    this.#isInputOver = true
    void this.#goOn()
  }

  /** Tells what is new, then takes the lines that wait, one after another, each at the time it answers something. */
  async #goOn(): Promise<void> {
    this.#tellStory()
    if (this.#isBusy || this.#hasEnded) return
    const { model } = this.#shell.live
    if (model.client.gone !== null) return this.#leave(model.client.gone)
    if (isOver(model)) return this.#finish()
    this.#ask()
    const [next] = this.#waiting
    if (next === undefined) return this.#isInputOver && isAsked(model) ? this.#leave(leaveText(model)) : undefined
    const answer = answerOf(next, model)
    if (answer.kind === 'later') return
    this.#waiting.shift()
    if (this.#waiting.length === 0 && !this.#isInputOver) this.#input.resume()
    this.#isBusy = true
    await this.#do(answer)
    this.#isBusy = false
    return this.#goOn()
  }

  #tellStory(): void {
    const { story, told } = this.#shell.live.model
    const news = told - this.#told
    this.#told = told
    if (news > 0) this.#print(story.slice(-news).flatMap((one) => wrapLine(one, WIDTH, '  ')))
  }

  #ask(): void {
    const { model } = this.#shell.live
    if (!isAsked(model)) return
    const question = questionOf(model, choicesOf(model))
    if (question === this.#question) return
    this.#question = question
    this.#print(questionLines(model, { width: WIDTH, now: Date.now() }))
  }

  #remind(): void {
    const waiting = waitingFor(this.#shell.live.model, Date.now())
    const text = reminder(this.#awaited, waiting)
    this.#awaited = waiting
    if (text !== null) print.line(text)
  }

  async #do(answer: Exclude<Answer, { kind: 'later' }>): Promise<void> {
    if (answer.kind === 'send') await this.#send(answer.command)
    else if (answer.kind === 'unclear') print.line(answer.text)
    else this.#wordsDo[answer.kind]()
  }

  readonly #wordsDo: Readonly<Record<'help' | 'view' | 'leave', () => void>> = {
    help: () => this.#print(helpLines(this.#shell.live.model, { width: WIDTH, isPlain: true })),
    view: () => this.#print(wholeView(this.#shell.live.model)),
    leave: () => this.#leave(leaveText(this.#shell.live.model)),
  }

  async #send(command: Command): Promise<void> {
    const given = await this.#shell.live.send(command)
    if (given.ok) return
    // The same question stands, and is asked again.
    this.#question = ''
    print.line(clean(`Not possible: ${refusalText(given.refused)}`))
  }

  async #finish(): Promise<void> {
    this.#isBusy = true
    const { model } = this.#shell.live
    const outcome = model.client.shown?.outcome
    if (outcome == null) return
    print.line()
    this.#print(resultLines(model, outcome, WIDTH))
    const { path, problem } = await this.#shell.keep()
    print.line()
    this.#print(problem === null ? exportHint(model, path) : [line(problem)])
    this.#end({ kind: 'left' })
  }

  #leave(text: string): void {
    print.line(text)
    this.#end({ kind: 'left' })
  }

  #print(lines: readonly Line[]): void {
    for (const { text } of lines) print.line(clean(text))
  }
}

function wholeView(model: Model): readonly Line[] {
  const { shown } = model.client
  if (isVeiled(model)) return COVERED
  if (shown === null) return [line('There is nothing to see before the match.')]
  return wholeViewLines(shownTo(model, shown, WIDTH))
}
