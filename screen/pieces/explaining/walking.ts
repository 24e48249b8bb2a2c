import { reachedBy } from '../roving.ts'
import { type Desk, listen } from './desk.ts'
import { explainedAround } from './explain.ts'

/** Enlarges the card that is explained. */
export const ENLARGE_KEY = '+'
/** The same key without Shift, where both are on one. */
const ENLARGE_KEYS = [ENLARGE_KEY, '=']

const isArrow = (key: string): boolean => /^(Arrow|Home$|End$)/.test(key)

/** The piece that Tab or arrow keys have brought the focus to explains itself; Esc puts that away, and nothing else. */
export function watchKeys(desk: Desk): () => void {
  let isWalking = false
  return listen({
    keydown(event) {
      isWalking = event.key === 'Tab' || isArrow(event.key)
      if (event.key === 'Tab') settleStops()
      if (walk(event) || answer(event, desk)) event.preventDefault()
    },
    pointerdown() {
      isWalking = false
    },
    focusin({ target }) {
      const piece = isWalking ? explainedAround(target) : null
      if (piece !== null) desk.show({ piece, by: 'keys', finger: null })
      else desk.close('keys')
    },
    focusout: () => desk.close('keys'),
  })
}

/** What a key does to an explanation that is open. True: it is not for anybody else. */
function answer(event: KeyboardEvent, desk: Desk): boolean {
  const { now } = desk
  if (now === null || !now.piece.isConnected || event.ctrlKey || event.metaKey || event.altKey) return false
  if (ENLARGE_KEYS.includes(event.key) && now.piece.hasAttribute('data-large')) {
    desk.enlarge(now.piece)
    return true
  }
  if (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ') desk.show(null)
  // A pointer that happens to rest somewhere does not take the key from whoever steps back.
  return event.key === 'Escape' && now.by !== 'hover'
}

/** From one thing that only lies there to the next one in the same part of the screen. */
function walk(event: KeyboardEvent): boolean {
  const { target, key } = event
  if (!(target instanceof Element) || !target.hasAttribute('data-lies') || !isArrow(key) || event.altKey) return false
  const to = reachedBy(key, target, stillsIn(partAround(target)))
  to?.focus()
  return to !== undefined
}

/**
 * One stop for the Tab key in each part of the screen: where somebody was last, or its first piece. Settled when the key
 * goes down, because pieces come and go all the time.
 */
function settleStops(): void {
  const parts = new Set([...document.querySelectorAll(STILL)].map(partAround))
  for (const part of parts) {
    const stills = stillsIn(part)
    const stop = stills.find(isFocused) ?? stills.find(isStop) ?? stills[0]
    for (const piece of part.querySelectorAll(STILL)) piece.setAttribute('tabindex', piece === stop ? '0' : '-1')
  }
}

const STILL = '[data-lies]'
/** Those of the frame: seats, stage, tray. */
const PARTS = '[data-walk]'

const partAround = (piece: Element): Element => piece.closest(PARTS) ?? document.body

const stillsIn = (part: Element): readonly (HTMLElement | SVGElement)[] =>
  [...part.querySelectorAll<HTMLElement | SVGElement>(STILL)].filter(isDrawn)

const isDrawn = (piece: Element): boolean => piece.checkVisibility?.() ?? true

const isFocused = (piece: Element): boolean => piece === document.activeElement

const isStop = (piece: Element): boolean => piece.getAttribute('tabindex') === '0'
