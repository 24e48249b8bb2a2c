import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { wordsIn } from '../../screen/frame/speech/breath.ts'
import { focused } from './keyboard.fixture.ts'
import { isOver } from './pressing.fixture.ts'

/** A short match that can be played by roles, names and keys: `games/<id>/browser-tests/by-keys.fixture.ts` has one. */
export interface KeyMatch {
  readonly seats: number
  readonly level: string
  readonly options: Readonly<Record<string, unknown>>
  /** What is pressed, in the order in which it is looked for: all of it stands in the region of the decision. */
  readonly presses: readonly RegExp[]
  /** What stands elsewhere and comes before these. */
  readonly elsewhere?: readonly RegExp[]
  /** What comes before all of it, each a single time. */
  readonly once?: readonly RegExp[]
  /** What is answered by the next question alone: nothing has happened yet that could be told. */
  readonly toldByQuestion?: RegExp
  /** Questions that say themselves what came of a move: nothing else has happened before them. */
  readonly tellingQuestion?: RegExp
  /** What the board answers when it is asked, by Shift and these letters. */
  readonly asks: Readonly<Record<string, RegExp>>
}

/** Said is a question, what to press for it, or what has happened. A key of mine silences every reader, and may send a move. */
interface HeardText {
  readonly kind: 'question' | 'hint' | 'news' | 'key' | 'move'
  readonly text: string
}

declare global {
  var heard: HeardText[]
}

/** Runs in the page from its beginning: all that a screen reader is given to say, in its order. */
export function listen(): void {
  window.heard = []
  const partsOf = ({ type, target, addedNodes }: MutationRecord): readonly Node[] =>
    type === 'characterData' ? [target] : [...addedNodes]
  const hear = (records: readonly MutationRecord[]) => {
    const told = new Set<Element>()
    for (const record of records) {
      const element = record.target instanceof Element ? record.target : record.target.parentElement
      const region = element?.closest('[aria-live], [role="status"], [role="alert"]') ?? null
      if (region === null || region.getAttribute('aria-live') === 'off' || told.has(region)) continue
      const isWhole = region.getAttribute('role') === 'status'
      if (isWhole) told.add(region)
      const parts = partsOf(record).map((node) => node.textContent)
      const text = (isWhole ? region.textContent : parts.join(' ')).trim()
      const isAsked = region.closest('[data-decision]') !== null
      const kind = isAsked && isWhole ? 'question' : region.matches('[data-decision] .spoken') ? 'hint' : 'news'
      if (text !== '') window.heard.push({ kind, text })
    }
  }
  document.addEventListener('keydown', ({ key }) => window.heard.push({ kind: 'key', text: key }), true)
  const { send } = WebSocket.prototype
  WebSocket.prototype.send = function (data) {
    if (String(data).includes('"kind":"act"')) window.heard.push({ kind: 'move', text: String(data) })
    send.call(this, data)
  }
  new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true })
}

const MOST_PRESSES = 150
/** Before a question, at “brief”. */
const MOST_WORDS = 40

/** Plays to the end by keys alone, and minds after each of them where the focus is and what was said. */
export async function playByKeys(page: Page, match: KeyMatch): Promise<void> {
  const once = new Set(match.once)
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await expect.poll(() => isAskedOrOver(page)).toBe(true)
    // Now that everything stands there, too: what had it may have been taken away meanwhile.
    expect(await focused(page), 'The focus is lost.').not.toBe(NOWHERE)
    if (await isOver(page)) return
    const pressed = await pressNext(page, { ...match, once: [...once] })
    for (const name of once) if (name.test(pressed)) once.delete(name)
    const isAnswered = async () => isTold(await heardSince(page), match, pressed)
    await expect.poll(isAnswered, { message: `“${pressed}” is not announced.` }).toBe(true)
    expect(await focused(page), `The focus is lost after “${pressed}”.`).not.toBe(NOWHERE)
  }
  throw new Error('This match does not end.')
}

/** Whoever has moved is told what came of it; whoever has only picked something, what is asked now. */
function isTold(heard: readonly HeardText[], { toldByQuestion, tellingQuestion }: KeyMatch, pressed: string): boolean {
  if (heard.some(({ kind }) => kind === 'news')) return true
  const questions = heard.filter(({ kind }) => kind === 'question')
  if (toldByQuestion?.test(pressed) === true || heard.every(({ kind }) => kind !== 'move')) return questions.length > 0
  return questions.some(({ text }) => tellingQuestion?.test(text))
}

const NOWHERE = 'the body'

/** What came of my last key. */
const heardSince = (page: Page): Promise<readonly HeardText[]> =>
  page.evaluate(() => window.heard.slice(window.heard.findLastIndex(({ kind }) => kind === 'key') + 1))

/** Settled: nothing is on its way, and a question stands there. */
const isAskedOrOver = async (page: Page): Promise<boolean> =>
  (await isOver(page)) ||
  (await page.evaluate(() => document.querySelector('[data-decision][data-mood="asked"]:not([data-sending])') !== null))

/** Says what it has pressed. */
async function pressNext(page: Page, { presses, elsewhere = [], once = [] }: KeyMatch): Promise<string> {
  const wanted = (await page.evaluate(isPreviewed)) ? 'Enter' : await wantedOn(page, { presses, elsewhere, once })
  if (wanted !== 'Enter') await goTo(page, wanted)
  await page.keyboard.press('Enter')
  return wanted
}

type Wanted = Required<Pick<KeyMatch, 'presses' | 'elsewhere' | 'once'>>

async function wantedOn(page: Page, { presses, elsewhere, once }: Wanted): Promise<string> {
  const offered = await page.evaluate(offeredIn, '[data-decision]')
  const around = elsewhere.length === 0 ? [] : await page.evaluate(offeredIn, 'main')
  const wanted = firstOf(around, elsewhere) ?? firstOf(offered, [...once, ...presses])
  if (wanted === undefined) throw new Error(`Nothing of these is meant: ${offered.join(' | ')}`)
  return wanted
}

const firstOf = (offered: readonly string[], wanted: readonly RegExp[]): string | undefined =>
  wanted.flatMap((name) => offered.filter((one) => name.test(one)))[0]

/** By Tab, and by the arrows inside of a group. */
async function goTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < MOST_PRESSES; step++) {
    const now = (await focused(page)).trim()
    if (now === name) return
    const isInGroup = await page.evaluate(isBesideIn, name)
    await page.keyboard.press(isInGroup ? 'ArrowRight' : 'Tab')
  }
  throw new Error(`“${name}” cannot be reached.`)
}

/** Runs in the page: the arrows lead there. */
const isBesideIn = (name: string): boolean => {
  const group = document.activeElement?.closest('[data-rove]')?.closest('[role="grid"], ul, ol, section') ?? null
  const names = [...(group?.querySelectorAll('[data-rove]') ?? [])].map(
    (item) => item.getAttribute('aria-label') ?? item.textContent.trim(),
  )
  return names.includes(name)
}

/** Runs in the page: Enter says yes now, and that is said. */
const isPreviewed = (): boolean => document.querySelector('[data-decision]')?.textContent.includes('Enter: ') === true

/** Runs in the page: what may be pressed there, by name. */
const offeredIn = (place: string): readonly string[] =>
  [...document.querySelectorAll(`${place} button:not([aria-disabled="true"], :disabled)`)]
    .filter((button) => button.checkVisibility())
    .map((button) => button.getAttribute('aria-label') ?? button.textContent.trim())

/** Everything that was put before a question: at “brief” never more than a breath. */
export async function longestWait(page: Page): Promise<string> {
  const heard = await page.evaluate(() => window.heard)
  let [words, longest, waiting]: [string[], string, number] = [[], '', 0]
  for (const { kind, text } of heard) {
    if (kind === 'news' || kind === 'hint') words.push(text)
    else if (kind !== 'move') {
      const all = words.join(' ')
      if (wordsIn(all) > waiting) [longest, waiting] = [all, wordsIn(all)]
      words = []
    }
  }
  return waiting > MOST_WORDS ? `${waiting} words: ${longest}` : ''
}

/** Shift and a letter: the answer is said. */
export async function ask(page: Page, key: string, answer: RegExp): Promise<void> {
  await page.keyboard.press(`Shift+${key}`)
  const said = async () => (await heardSince(page)).map(({ text }) => text).join(' ')
  await expect.poll(said, { message: `Shift ${key}` }).toMatch(answer)
}

/** What is asked for on purpose may be long. */
export const forgetAnswers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.heard = []
  })
