import { vi } from 'vitest'

export const ENGLISH = { lang: 'en-GB', localService: true, name: 'Anna' }

class Words {
  voice: object | null = null
  lang = ''
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A browser that says one thing after the other, as long as the test lets it; what is cut off ends with an error, as theirs do. */
export class Voice {
  voices: readonly object[] = [ENGLISH]
  onvoiceschanged: (() => void) | null = null
  /** All that was begun, in order. */
  readonly begun: string[] = []
  readonly words: Words[] = []
  #queue: Words[] = []
  cancelled = 0

  get now(): string | null {
    return this.#queue[0]?.text ?? null
  }
  getVoices = () => this.voices
  speak = (words: Words) => {
    this.words.push(words)
    this.#queue.push(words)
    if (this.#queue.length === 1) this.begun.push(words.text)
  }
  cancel = () => {
    this.cancelled++
    for (const words of this.#queue.splice(0)) words.onerror?.()
  }
  /** What is being said comes to its end. */
  finish(): void {
    const [words] = this.#queue.splice(0, 1)
    const [next] = this.#queue
    if (next !== undefined) this.begun.push(next.text)
    words?.onend?.()
  }
  finishAll(): void {
    while (this.now !== null) this.finish()
  }
  find(voices: readonly object[]): void {
    this.voices = voices
    this.onvoiceschanged?.()
  }
}

/** Takes the place of the browser's voice until `vi.unstubAllGlobals()`. */
export function stubVoice(): Voice {
  const voice = new Voice()
  vi.stubGlobal('SpeechSynthesisUtterance', Words)
  vi.stubGlobal('speechSynthesis', voice)
  return voice
}
