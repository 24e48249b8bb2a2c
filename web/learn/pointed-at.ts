/** What a lesson may point at: pieces by the board's own name for their place, everything else by what it is called. */
const PIECES = '[data-spot], [data-point]'
const CALLED = '[aria-label], button, a, [role="button"], [role="tab"], summary'
const PRESSABLE = 'button, a[href], [role="button"], [role="tab"], [role="slider"], input, summary, [tabindex="0"]'

/**
 * The thing of this name: a piece by its place (`data-spot`, `data-point`), else whatever a screen reader calls so, else
 * what it calls by a name that begins like this. Where it is drawn twice, the one that is in sight.
 */
export function pointedAt(root: ParentNode | null, name: string): Element | null {
  if (root === null) return null
  const pieces = [...root.querySelectorAll(PIECES)].filter(
    (piece) => piece.getAttribute('data-spot') === name || piece.getAttribute('data-point') === name,
  )
  if (pieces.length > 0) return inSight(pieces)
  const called = [...root.querySelectorAll(CALLED)].filter((thing) => nameOf(thing, name).startsWith(name))
  const exactly = called.filter((thing) => nameOf(thing, name) === name)
  return inSight(exactly.length > 0 ? exactly : called)
}

const allOf = (root: ParentNode | null, names: readonly string[]): readonly Element[] =>
  names.flatMap((name) => pointedAt(root, name) ?? [])

/** Of things to press one after the other, the last that is there. */
export const pressedNext = (root: ParentNode | null, names: readonly string[]): Element | null =>
  allOf(root, names).at(-1) ?? null

/** A search takes a while and a board moves all the time: what was found counts as long as it is there, for a moment. */
const GOOD_MS = 150

/** Everything of these names that is there now, for whoever looks with every frame. The last is to be pressed next. */
export function finderOf(names: readonly string[], { isToPress }: { isToPress: boolean }): () => readonly Element[] {
  let found: readonly Element[] = []
  let at = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - at > GOOD_MS || found.some(({ isConnected }) => !isConnected)) {
      const things = allOf(document.querySelector('main'), names)
      found = isToPress ? things.map((thing) => pressableIn(thing) ?? thing) : things
      at = now
    }
    return found
  }
}

/** What takes the focus and the press: the thing itself, or the first such thing in it. */
export const pressableIn = (thing: Element): HTMLElement | null => {
  const found = thing.matches(PRESSABLE) ? thing : thing.querySelector(PRESSABLE)
  return found instanceof HTMLElement || found instanceof SVGElement ? (found as HTMLElement) : null
}

/** Of several the one that shows most; on a narrow screen small ones stand for what is further down. */
const inSight = (things: readonly Element[]): Element | null =>
  things.reduce<Element | null>((best, one) => (best === null || seenOf(one) > seenOf(best) ? one : best), null)

/** How much of it is on the screen. */
function seenOf(thing: Element): number {
  const { left, top, right, bottom } = thing.getBoundingClientRect()
  return (
    Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
    Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  )
}

/** What it is called, as far as that may be this name. */
function nameOf(thing: Element, wanted: string): string {
  const label = thing.getAttribute('aria-label')
  if (label !== null) return label
  return unspaced(thing.textContent).includes(unspaced(wanted)) ? tidy(heardIn(thing)) : ''
}

const unspaced = (text: string): string => text.replace(/\s+/g, '')

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The text without what is only for the eye, part by part. */
const heardIn = (thing: Element): string =>
  [...thing.childNodes]
    .map((part) => {
      if (!(part instanceof Element)) return part.textContent ?? ''
      return part.getAttribute('aria-hidden') === 'true' ? '' : heardIn(part)
    })
    .join(' ')
