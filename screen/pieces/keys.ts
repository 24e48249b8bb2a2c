/** Keys that belong to the whole table must not be taken from somebody who is typing, or from an open dialog or menu. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
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
    return document.querySelector(':popover-open') !== null
  } catch {
    return false
  }
}
