import { settings } from '../settings/settings.ts'

interface Sentence {
  readonly text: string
  readonly since: number
}

/** What has waited longer than this for its turn, or for a voice, is history: it stands in the captions and in the log. */
const STALE_MS = 8000
/** A voice that is not through after this long hangs. */
const STUCK_MS = 30_000

let waiting: readonly Sentence[] = []
/** What is being said. Held here, because a browser forgets an utterance that nobody holds and never says that it has ended. */
let said: { readonly words: SpeechSynthesisUtterance; readonly since: number } | null = null

/** Speaks a sentence after those before it, if that is wanted and a voice for it is installed on this device. */
export function speak(text: string): void {
  if (!isWanted() || !isThere()) return
  const now = performance.now()
  if (said !== null && now - said.since > STUCK_MS) hush()
  waiting = [...waiting, { text, since: now }]
  sayNext()
}

/** At once, and nothing of what waits is said later. */
export function stopSpeaking(): void {
  waiting = []
  if (isThere()) hush()
}

/** Browsers look for voices when they are first asked, and some find them later. */
export function findVoices(): void {
  if (!isThere()) return
  speechSynthesis.onvoiceschanged = sayNext
  speechSynthesis.getVoices()
}

function sayNext(): void {
  const now = performance.now()
  waiting = isWanted() ? waiting.filter(({ since }) => now - since <= STALE_MS) : []
  const [next, ...rest] = waiting
  if (said !== null || next === undefined || speechSynthesis.getVoices().length === 0) return
  const voice = englishVoice()
  waiting = voice === undefined ? [] : rest
  if (voice !== undefined) say(next.text, voice)
}

function say(text: string, voice: SpeechSynthesisVoice): void {
  const words = new SpeechSynthesisUtterance(text)
  words.voice = voice
  words.lang = voice.lang
  said = { words, since: performance.now() }
  const end = () => {
    if (said?.words !== words) return
    said = null
    sayNext()
  }
  words.onend = end
  words.onerror = end
  speechSynthesis.speak(words)
}

function hush(): void {
  said = null
  speechSynthesis.cancel()
}

function isWanted(): boolean {
  const { sound, announcements } = settings()
  return sound && announcements === 'spoken'
}

/** Only one that is installed here: others send every sentence to their maker. */
const englishVoice = (): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find(({ lang, localService }) => localService && lang.startsWith('en'))

const isThere = (): boolean => 'speechSynthesis' in globalThis
