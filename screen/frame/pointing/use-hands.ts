import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isForTable } from '../../pieces/keys.ts'
import { reachedBy } from '../../pieces/roving.ts'
import { nameOf, targetAround, targetNamed, targetsIn } from './targets.ts'

interface Hands {
  readonly root: RefObject<Element | null>
  readonly isOffered: boolean
  readonly isOn: boolean
  readonly chosen: string | null
  choose(name: string): void
  point(target: Element): Promise<void>
  toggle(): void
  end(): void
}

/** "P" is taken by games; a full stop is a point as well. */
export const POINT_KEY = '.'

/** Listens to clicks and keys before anything on the board does: what points is no move. */
export function useHands(hands: Hands): void {
  const { isOffered } = hands
  const click = useEffectEvent((event: MouseEvent) => take(event, clickMeans(event, hands)))
  const press = useEffectEvent((event: KeyboardEvent) => take(event, keyMeans(event, hands)))
  const focus = useEffectEvent(({ target }: FocusEvent) => {
    const focused = hands.isOn ? targetAround(target) : null
    if (focused !== null) hands.choose(nameOf(focused))
  })
  useEffect(() => {
    if (!isOffered) return
    document.addEventListener('click', click, CAPTURE)
    document.addEventListener('keydown', press, CAPTURE)
    document.addEventListener('focusin', focus)
    return () => {
      document.removeEventListener('click', click, CAPTURE)
      document.removeEventListener('keydown', press, CAPTURE)
      document.removeEventListener('focusin', focus)
    }
  }, [isOffered])
}

const CAPTURE = { capture: true } as const

function take(event: Event, run: (() => void) | null): void {
  if (run === null) return
  event.preventDefault()
  event.stopPropagation()
  run()
}

/** With Alt a click points at once. */
function clickMeans({ target: place, altKey }: MouseEvent, { isOn, point }: Hands): (() => void) | null {
  if (!isOn && !altKey) return null
  const target = targetAround(place)
  if (target !== null) return () => void point(target)
  // One that misses is no move either.
  return isOn && place instanceof Element && place.closest('[data-board]') !== null ? () => undefined : null
}

function keyMeans(event: KeyboardEvent, hands: Hands): (() => void) | null {
  const { root, isOn, chosen, choose, point, toggle, end } = hands
  if (!isForTable(event)) return null
  if (event.key === POINT_KEY) return event.repeat ? null : toggle
  if (!isOn) return null
  if (event.key === 'Escape') return end
  const target = chosen === null ? null : targetNamed(root.current, chosen)
  if (event.key === 'Enter') return target === null ? null : () => void point(target)
  const next = nextBy(event.key, target, targetsIn(root.current))
  return next === undefined ? null : () => choose(nameOf(next))
}

/** Any arrow begins with the first thing. */
function nextBy(key: string, from: Element | null, targets: readonly Element[]): Element | undefined {
  if (from !== null) return reachedBy(key, from, targets)
  return key.startsWith('Arrow') || key === 'Home' ? targets[0] : key === 'End' ? targets.at(-1) : undefined
}
