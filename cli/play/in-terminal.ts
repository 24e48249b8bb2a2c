import { choicesOf, questionOf } from './choices.ts'
import { type Effect, type Key, press } from './keys.ts'
import type { Live } from './live.ts'
import { isOver, ownQuestion } from './model.ts'
import { sceneOf } from './screen.ts'
import { isBegun, spelledChoices } from './spelling.ts'
import { Terminal } from './terminal.ts'
import { line, refusalText } from './text.ts'
import { START, settled, type Ui } from './ui.ts'

/** How a visit to a table ends: gone, or on to the rematch. */
export type Ending = { readonly kind: 'left' } | { readonly kind: 'next'; readonly code: string }

export interface Shell {
  readonly live: Live
  /** Writes the finished match somewhere, if that is wanted; the sentence says where or why not. */
  keep(): Promise<{ readonly path: string | null; readonly problem: string | null }>
}

const TICK_MS = 1000

/** Plays in a terminal until somebody leaves. */
export const playInTerminal = (shell: Shell): Promise<Ending> =>
  new Promise((resolve) => new InTerminal(shell, resolve))

class InTerminal {
  readonly #shell: Shell
  readonly #terminal = new Terminal()
  readonly #ticks: NodeJS.Timeout
  readonly #end: (ending: Ending) => void
  #ui: Ui = START
  #question = ''
  #decision = ''
  #exportPath: string | null = null
  #isKept = false

  constructor(shell: Shell, resolve: (ending: Ending) => void) {
    this.#shell = shell
    this.#ticks = setInterval(() => this.#draw(), TICK_MS)
    this.#end = (ending) => {
      clearInterval(this.#ticks)
      this.#terminal.close()
      resolve(ending)
    }
    this.#terminal.open({ onKey: (key) => this.#press(key), onResize: () => this.#draw() })
    shell.live.onChange(() => this.#changed())
    this.#changed()
  }

  #changed(): void {
    const { model } = this.#shell.live
    const choices = choicesOf(model)
    const question = questionOf(model, choices)
    const decision = ownQuestion(model)?.open.id ?? model.client.table?.status ?? ''
    if (question !== this.#question)
      this.#ui = settled(this.#ui, { choices, isSameQuestion: decision === this.#decision })
    if (!isBegun(spelledChoices(model), this.#ui.spelt)) this.#ui = { ...this.#ui, spelt: '' }
    this.#question = question
    this.#decision = decision
    if (isOver(model) && !this.#isKept) void this.#keep()
    this.#draw()
  }

  async #keep(): Promise<void> {
    this.#isKept = true
    const { path, problem } = await this.#shell.keep()
    this.#exportPath = path
    if (problem !== null) this.#ui = { ...this.#ui, notice: line(problem, 'warning') }
    this.#draw()
  }

  #press(key: Key): void {
    const { ui, effect } = press(this.#ui, key, this.#scene())
    this.#ui = ui
    if (effect?.kind !== 'leave') this.#draw()
    if (effect?.kind === 'send') void this.#send(effect)
    if (effect?.kind === 'leave') this.#end({ kind: 'left' })
  }

  async #send({ command }: Extract<Effect, { kind: 'send' }>): Promise<void> {
    const given = await this.#shell.live.send(command)
    if (given.ok && given.code !== undefined) return this.#end({ kind: 'next', code: given.code })
    const notice = given.ok ? null : line(refusalText(given.refused), 'warning')
    this.#ui = { ...this.#ui, isSending: false, notice }
    this.#draw()
  }

  #scene() {
    const moment = { size: this.#terminal.size, now: Date.now(), exportPath: this.#exportPath }
    return sceneOf(this.#shell.live.model, this.#ui, moment)
  }

  #draw(): void {
    this.#terminal.draw(this.#scene().lines)
  }
}
