import { createInterface, emitKeypressEvents, type Interface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { paint } from '../print.ts'
import type { Key } from './keys.ts'
import type { Size } from './screen.ts'
import { clean, type Line, type Style } from './text.ts'

const ENTER = '\u001b[?1049h\u001b[?25l'
const LEAVE = '\u001b[?25h\u001b[?1049l'
const CLEAR_LINE = '\u001b[2K'
const CLEAR_BELOW = '\u001b[J'
const SIGNALS = ['SIGTERM', 'SIGHUP'] as const
const ESCAPE_MS = 40
const WIDEST = 110

const LOOKS: Readonly<Record<Style, Parameters<typeof paint>[0]>> = {
  title: 'bold',
  dim: 'dim',
  asked: 'cyan',
  chosen: 'bold',
  warning: 'yellow',
  said: 'green',
}

/** The real terminal: keys come in, lines go out. Escape codes are known only here. */
export class Terminal {
  readonly #input = process.stdin
  readonly #output = process.stdout
  /** Only tells how long a lone escape waits for the rest of a code. */
  readonly #timing: Interface = createInterface({ input: new PassThrough(), escapeCodeTimeout: ESCAPE_MS })
  readonly #restore = (): void => void this.#output.write(LEAVE)
  readonly #killed = (): never => process.exit(1)
  #shown = ''
  #onKey: (key: Key) => void = () => {}

  open({ onKey, onResize }: { onKey: (key: Key) => void; onResize: () => void }): void {
    this.#onKey = onKey
    emitKeypressEvents(this.#input, this.#timing)
    this.#input.setRawMode(true).on('keypress', this.#pressed).resume()
    this.#output.on('resize', onResize).write(ENTER)
    process.once('exit', this.#restore).once('uncaughtExceptionMonitor', this.#restore)
    for (const signal of SIGNALS) process.once(signal, this.#killed)
  }

  close(): void {
    this.#onKey = () => {}
    this.#input.off('keypress', this.#pressed).setRawMode(false).pause()
    this.#output.removeAllListeners('resize')
    this.#timing.close()
    process.off('exit', this.#restore).off('uncaughtExceptionMonitor', this.#restore)
    for (const signal of SIGNALS) process.off(signal, this.#killed)
    this.#restore()
  }

  get size(): Size {
    return { width: Math.min(WIDEST, this.#output.columns || 80), height: Math.max(12, this.#output.rows || 24) }
  }

  /** Only what has changed since, line by line, so that nothing flickers. */
  draw(lines: readonly Line[]): void {
    const text = lines.map((one, row) => `\u001b[${row + 1};1H${CLEAR_LINE}${painted(one)}`).join('')
    if (text === this.#shown) return
    this.#shown = text
    this.#output.write(`${text}\u001b[${lines.length + 1};1H${lines.length < this.size.height ? CLEAR_BELOW : ''}`)
  }

  readonly #pressed = (text: string | undefined, key: { name?: string; ctrl?: boolean; meta?: boolean }): void =>
    this.#onKey(keyOf(text ?? '', key))
}

const painted = ({ text, style }: Line): string =>
  style === undefined ? clean(text) : paint(LOOKS[style], clean(text))

function keyOf(
  text: string,
  { name = '', ctrl = false, meta = false }: { name?: string; ctrl?: boolean; meta?: boolean },
): Key {
  if (ctrl || (meta && name !== 'escape')) return { name: `ctrl-${name}`, text: '' }
  return { name: name === 'enter' ? 'return' : name, text: clean(text) }
}
