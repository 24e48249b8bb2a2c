import { settings } from '../settings/settings.ts'

/**
 * Keys that belong to the whole table must not be taken from somebody who is typing, or from an open dialog or menu. A
 * letter with Shift is a question (`isQuestion`), never a move; whoever has switched single keys off has neither.
 */
export const isForTable = (event: KeyboardEvent): boolean => isFree(event) && !isShiftedLetter(event)

/** Shift and a letter ask something of the table. */
export const isQuestion = (event: KeyboardEvent): boolean => isFree(event) && isShiftedLetter(event)

const isShiftedLetter = ({ shiftKey, key }: KeyboardEvent): boolean => shiftKey && /^[a-z]$/i.test(key)

/** Anything that is printed; a space presses what has the focus. */
const isPrinted = ({ key }: KeyboardEvent): boolean => key.length === 1 && key !== ' '

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (isPrinted(event) && !settings().letterKeys) return false
  if (document.querySelector('dialog[open]') !== null || isMenuOpen()) return false
  return !(event.target instanceof Element && event.target.closest(WRITABLE) !== null)
}

/** Enter and Space belong to the control that has the focus. */
export const isOnControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null

/** Enter on the thing that is picked already says "yes, this one". */
export const isOnPicked = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('[aria-pressed="true"], [aria-selected="true"]:not([role="tab"])') !== null

const WRITABLE =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'
const CONTROLS =
  'a, button, input, select, textarea, summary, [role="button"], [role="tab"], [role="slider"], [tabindex="0"]'

function isMenuOpen(): boolean {
  try {
    return document.querySelector('[popover="auto"]:popover-open') !== null
  } catch {
    return false
  }
}
