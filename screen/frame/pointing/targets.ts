/**
 * Whatever carries `data-point` can be pointed at. Its value is the board's own name for it: the same on every screen,
 * and something that everybody at the table may know, because everybody is told.
 */
export const targetsIn = (root: Element | null): readonly Element[] => [
  ...(root?.querySelectorAll('[data-point]') ?? []),
]

/** The thing of this name; where it is drawn twice, the one that is in sight. */
export function targetNamed(root: Element | null, at: string): Element | null {
  const found = targetsIn(root).filter((element) => nameOf(element) === at)
  return found.find(isDrawn) ?? found[0] ?? null
}

/** The thing that something on the screen belongs to. */
export const targetAround = (place: EventTarget | null): Element | null =>
  place instanceof Element ? place.closest('[data-point]') : null

export const nameOf = (target: Element): string => target.getAttribute('data-point') ?? ''

const isDrawn = (element: Element): boolean => element.getBoundingClientRect().width > 0

const MOST_SPOKEN = 120

/** What a screen reader would call it. */
export function spokenName(target: Element): string {
  const label = target.getAttribute('aria-label') ?? target.querySelector(':scope > title')?.textContent
  const text = (label ?? heardIn(target)).replace(/\s+/g, ' ').trim()
  return text === '' ? nameOf(target) : text.slice(0, MOST_SPOKEN).replace(/\.$/, '')
}

function heardIn(target: Element): string {
  const copy = target.cloneNode(true) as Element
  for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove()
  return copy.textContent ?? ''
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How much of the screen is left for it by everything that cuts it off: the stage, a list that scrolls. */
export function windowOf(target: Element): Box {
  let box: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  for (let around = target.parentElement; around !== null; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible') box = shared(box, around.getBoundingClientRect())
  return box
}

const shared = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})
