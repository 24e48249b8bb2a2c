import type { Page } from 'playwright-core'

/** Less than this nobody notices. */
const SLACK_PX = 2

/** From now on the page itself looks, whenever it has changed and rests again, where every control stands. */
export const watchCalm = (page: Page): Promise<void> => page.evaluate(keepWatch, SLACK_PX)

/** What has moved since, though nobody dragged it; nothing, if all is well. Asking begins anew. */
export const movedOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { calm } = window as unknown as { calm: { moved: Set<string> } }
    const moved = [...calm.moved]
    calm.moved.clear()
    return moved
  })

/** Runs in the page. */
function keepWatch(slack: number): Promise<void> {
  const STILL_FRAMES = 5
  const moved = new Set<string>()
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=slider]'

  interface Place {
    readonly name: string
    /** As the eye has it, and as the place in everything that scrolls around it. */
    readonly at: readonly (readonly [number, number])[]
    /** The finger is on it, or it has just been picked: it answers by rising. */
    readonly isTouched: boolean
    readonly hand: string | null
  }

  const nameOf = (control: Element): string =>
    (
      control.getAttribute('aria-label') ??
      (control as HTMLInputElement).labels?.[0]?.textContent ??
      control.textContent ??
      ''
    ).trim()

  /** What scrolls is known once it has been looked for: to ask for styles is what takes long. */
  const scrolling = new WeakMap<Element, readonly Element[]>()
  function scrollersOf(box: Element | null): readonly Element[] {
    if (box === null || box === document.body) return []
    const known = scrolling.get(box)
    if (known !== undefined) return known
    const outer = scrollersOf(box.parentElement)
    const scrollers = /auto|scroll/.test(getComputedStyle(box).overflow) ? [box, ...outer] : outer
    scrolling.set(box, scrollers)
    return scrollers
  }

  function placesOf(control: Element): Place['at'] {
    const { left, top } = control.getBoundingClientRect()
    const places: [number, number][] = [
      [left, top],
      [left + scrollX, top + scrollY],
    ]
    for (const box of scrollersOf(control.parentElement)) {
      const frame = box.getBoundingClientRect()
      const [x, y] = [left - frame.left + box.scrollLeft, top - frame.top + box.scrollTop]
      // From either end: what is told last may stand first.
      places.push([x, y], [x - box.scrollWidth, y - box.scrollHeight])
    }
    return places
  }

  /** How many cards there are in the hand that this is one of. */
  function handOf(control: Element): string | null {
    const hand = control.closest('[aria-label="Your hand"]')
    return hand === null ? null : [...hand.querySelectorAll('button')].map(nameOf).join()
  }

  /** A link in a sentence goes where the sentence goes. */
  const isInText = (control: Element): boolean =>
    (getComputedStyle(control).display.startsWith('inline') &&
      (control.parentElement?.textContent?.length ?? 0) > (control.textContent?.length ?? 0) + 1) ||
    control.matches('[aria-label^="Read rule"]')

  const lookAt = (control: Element): Place => ({
    name: nameOf(control),
    at: placesOf(control),
    isTouched: control.matches(':hover, :focus, [aria-pressed=true], [data-picked] *, [data-held] *'),
    hand: handOf(control),
  })

  function look(): Map<string, Place> {
    const places = new Map<string, Place>()
    const twice = new Set<string>()
    for (const control of document.querySelectorAll(CONTROLS)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isInText(control)) continue
      // A list of what may be chosen now: of one pixel, seen by nobody, until the focus comes to it.
      const list = control.closest('ul[aria-label="To choose from"]')
      if (list?.matches(':not(:focus-within)')) {
        if (list.clientWidth > 1) moved.add(`${list.clientWidth} px of the readers’ list are seen.`)
        continue
      }
      const place = lookAt(control)
      if (places.has(place.name)) twice.add(place.name)
      places.set(place.name, place)
    }
    for (const name of twice) places.delete(name)
    for (const question of document.querySelectorAll('[data-mood="asked"] [role="status"]')) {
      const clock = document.querySelector('[data-decision] [role="timer"]') === null ? 'no clock' : 'a clock'
      const at = [[question.parentElement?.getBoundingClientRect().left ?? 0, 0] as const]
      const name = `The question beside ${clock}`
      places.set(name, { name, at, isTouched: false, hand: null })
    }
    return places
  }

  const promptNow = () => document.querySelector('[aria-label="What is decided now"]')?.textContent?.slice(0, 60) ?? ''
  const isAtRest = () =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)

  let last = { size: '', places: new Map<string, Place>(), prompt: '' }
  const now = () => ({ size: `${innerWidth} x ${innerHeight}`, places: look(), prompt: promptNow() })

  /** The layout, what is measured of it, and what is drawn after that: until it stays as it is. */
  async function begin(): Promise<void> {
    const print = () =>
      JSON.stringify([...document.querySelectorAll('button')].map((one) => one.getBoundingClientRect()))
    for (let before = '', still = 0; still < STILL_FRAMES; ) {
      await new Promise(requestAnimationFrame)
      const after = print()
      still = after === before ? still + 1 : 0
      before = after
    }
    last = now()
    isPaused = false
  }
  let isDue = false
  let isPaused = true

  /** The least of all ways to see it: what stays in the list that scrolls has not moved. */
  function way(from: Place, to: Place): readonly [number, number] {
    const ways = from.at.flatMap(([x, y], index) => {
      const [x2, y2] = to.at[index] ?? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      return [[Math.round(x2 - x), Math.round(y2 - y)] as const]
    })
    return ways.toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))[0] ?? [0, 0]
  }

  function compare(): void {
    const then = now()
    for (const [name, to] of then.places) {
      const from = last.places.get(name)
      if (from === undefined || from.isTouched || to.isTouched || from.hand !== to.hand) continue
      const [x, y] = way(from, to)
      if (Math.hypot(x, y) > slack)
        moved.add(`${then.size} ${name.slice(0, 50)}: ${x}, ${y} px (“${last.prompt}” → “${then.prompt}”)`)
    }
    last = then
  }

  function tick(): void {
    if (!isAtRest()) return void requestAnimationFrame(tick)
    isDue = false
    if (!isPaused) compare()
  }

  function schedule(): void {
    if (isDue) return
    isDue = true
    requestAnimationFrame(tick)
  }

  const pause = () => {
    isPaused = true
  }
  Object.assign(window, { calm: { moved, pause, begin } })
  new MutationObserver(schedule).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  return begin()
}
