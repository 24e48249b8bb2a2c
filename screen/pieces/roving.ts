import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isForTable } from './keys.ts'

interface Roving<E extends HTMLElement | SVGElement> {
  readonly ref: RefObject<E | null>
  onFocus(event: FocusEvent): void
  onKeyDown(event: KeyboardEvent): void
}

/** Whatever carries this attribute inside a roving container takes part; give it no `tabIndex` of its own. */
export const ROVE = { 'data-rove': '' } as const

/**
 * One stop for the Tab key, arrow keys inside: to the nearest thing that way, so it works for a row of cards and for
 * targets spread over a board. Home and End go to the first and the last.
 */
export function useRoving<E extends HTMLElement | SVGElement>(reached: typeof reachedBy = reachedBy): Roving<E> {
  const ref = useRef<E>(null)
  const current = useRef<Element | null>(null)
  // After every drawing, because cards come and go.
  useLayoutEffect(() => settle(ref.current, current))
  return {
    ref,
    onFocus: ({ target }) => {
      current.current = target.closest('[data-rove]')
      settle(ref.current, current)
    },
    onKeyDown: (event) => {
      const from = event.target instanceof Element ? event.target.closest('[data-rove]') : null
      if (from === null || event.altKey || event.ctrlKey || event.metaKey) return
      const to = reached(event.key, from, itemsIn(ref.current))
      if (to === undefined) return
      event.preventDefault()
      to.focus()
    },
  }
}

/** The key that presses the thing at this place of a tray, if there is one. */
export const numberKey = (place: number): number | undefined => (place < 9 ? place + 1 : undefined)

/** Keys 1-9 press the first nine things of a tray, from anywhere at the table. */
export function useNumberKeys(ref: RefObject<HTMLElement | SVGElement | null>): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (!/^[1-9]$/.test(event.key) || !isForTable(event)) return
      const item = itemsIn(ref.current)[Number(event.key) - 1]
      if (item === undefined) return
      event.preventDefault()
      item.focus()
      item.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [ref])
}

type Item = HTMLElement | SVGElement

const itemsIn = (container: Element | null): readonly Item[] => [
  ...(container?.querySelectorAll<Item>('[data-rove]') ?? []),
]

function settle(container: Element | null, current: { current: Element | null }): void {
  const items = itemsIn(container)
  if (!items.some((item) => item === current.current)) current.current = items[0] ?? null
  for (const item of items) {
    const stop = item === current.current ? '0' : '-1'
    // Asking is much cheaper than setting it anew: this runs after every drawing.
    if (item.getAttribute('tabindex') !== stop) item.setAttribute('tabindex', stop)
  }
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Straying sideways counts double: a neighbour in the row comes before something near but slanted. */
const STRAY = 2

/** The thing that this key leads to. */
export function reachedBy<I extends Element>(key: string, from: Element, items: readonly I[]): I | undefined {
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  const way = WAYS[key]
  if (way === undefined) return undefined
  const [x, y] = middleOf(from)
  const [toX, toY] = way
  const ahead = items.flatMap((item) => {
    const [itemX, itemY] = middleOf(item)
    const along = (itemX - x) * toX + (itemY - y) * toY
    const aside = Math.abs((itemX - x) * toY) + Math.abs((itemY - y) * toX)
    return item !== from && along > 1 && aside <= along * STRAY ? [{ item, far: along + aside * STRAY }] : []
  })
  return ahead.sort((one, other) => one.far - other.far)[0]?.item
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** For a list that wraps anywhere: one after the other, and round. */
export function nextBy<I extends Element>(key: string, from: Element, items: readonly I[]): I | undefined {
  const step = STEPS[key]
  const at = items.findIndex((item) => item.isSameNode(from))
  return step === undefined ? reachedBy(key, from, items) : items.at((at + step) % items.length)
}

function middleOf(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
