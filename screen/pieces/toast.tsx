import { useId, useLayoutEffect, useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icons.tsx'
import css from './toast.module.css'

export interface ToastLine {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'harm'
}

const SHOWN_MS = 6000
const MOST_SHOWN = 3
const listeners = new Set<() => void>()
let lines: readonly ToastLine[] = []
/** Where they could appear, by id; they do at the last one, which is on top. */
let places: readonly string[] = []
let lastId = 0

/** A sentence at the edge of the screen that goes away by itself. */
export function toast(text: string, tone: ToastLine['tone'] = 'plain'): void {
  const line = { id: ++lastId, text, tone }
  change([...lines.filter((other) => other.text !== text), line].slice(-MOST_SHOWN))
  setTimeout(() => dismiss(line.id), SHOWN_MS)
}

export const clearToasts = (): void => change([])

const dismiss = (id: number): void => change(lines.filter((line) => line.id !== id))

function change(to: readonly ToastLine[]): void {
  lines = to
  tell()
}

function open(place: string): () => void {
  places = [...places, place]
  tell()
  return () => {
    places = places.filter((other) => other !== place)
    tell()
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const NONE: readonly ToastLine[] = []

/**
 * Where toasts appear: one a page, and one in every open dialog. A browser shows a modal dialog above everything, and lets
 * nobody press or hear what is outside of it.
 */
export function Toaster() {
  const place = useId()
  useLayoutEffect(() => open(place), [place])
  const shown = useSyncExternalStore(subscribe, () => (places.at(-1) === place ? lines : NONE))
  return (
    <div className={css.toaster} role="status" aria-live="polite">
      {shown.map((line) => (
        <Toast key={line.id} line={line} close={() => dismiss(line.id)} />
      ))}
    </div>
  )
}

export function Toast({ line, close }: { readonly line: ToastLine; close(): void }) {
  return (
    <div className={css.toast} data-tone={line.tone}>
      <span>{line.text}</span>
      <IconButton label="Dismiss" icon={<Icon name="close" />} onClick={close} />
    </div>
  )
}
