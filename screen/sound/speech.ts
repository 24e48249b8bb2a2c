import { settings } from '../settings/settings.ts'

/** Speaks a sentence, if that is wanted and a voice for it is installed on this device. */
export function speak(text: string): void {
  const { sound, announcements } = settings()
  const voice = sound && announcements === 'spoken' ? englishVoice() : undefined
  if (voice === undefined) return
  const words = new SpeechSynthesisUtterance(text)
  words.voice = voice
  words.lang = voice.lang
  // Whatever has not begun by now is too old to be heard.
  if (speechSynthesis.pending) speechSynthesis.cancel()
  speechSynthesis.speak(words)
}

export function stopSpeaking(): void {
  if (isThere()) speechSynthesis.cancel()
}

/** Browsers look for voices when they are first asked. */
export function findVoices(): void {
  if (isThere()) speechSynthesis.getVoices()
}

/** Only one that is installed here: others send every sentence to their maker. */
const englishVoice = (): SpeechSynthesisVoice | undefined =>
  isThere()
    ? speechSynthesis.getVoices().find(({ lang, localService }) => localService && lang.startsWith('en'))
    : undefined

const isThere = (): boolean => 'speechSynthesis' in globalThis
