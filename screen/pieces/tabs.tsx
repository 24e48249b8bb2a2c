import { type KeyboardEvent, type ReactNode, useId } from 'react'
import css from './tabs.module.css'

export interface Tab {
  readonly name: string
  readonly body: ReactNode
  /** What waits there: unread lines. */
  readonly badge?: number
}

interface TabsProps {
  /** What the tabs are about. */
  readonly label: string
  readonly tabs: readonly Tab[]
  /** Null, or one that is not there: the first. */
  readonly open: string | null
  onOpen(name: string): void
}

/** One of several panels. Arrow keys go from tab to tab. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const id = useId()
  const shown = tabs.find(({ name }) => name === open) ?? tabs[0]
  if (shown === undefined) return null
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabs[nextIndex(event.key, tabs.indexOf(shown), tabs.length)]
    if (next === undefined) return
    event.preventDefault()
    onOpen(next.name)
    document.getElementById(`${id}-${tabs.indexOf(next)}`)?.focus()
  }
  return (
    <div className={css.tabs}>
      <div className={css.list} role="tablist" aria-label={label} onKeyDown={go}>
        {tabs.map((tab, index) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab === shown}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onOpen(tab.name)}
          >
            {tab.name}
            {tab.badge !== undefined && tab.badge > 0 && <Unread count={tab.badge} />}
          </button>
        ))}
      </div>
      <div className={css.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tabs.indexOf(shown)}`}>
        {shown.body}
      </div>
    </div>
  )
}

function Unread({ count }: { readonly count: number }) {
  return (
    <span className={css.badge}>
      {count > 99 ? '99+' : count}
      <span className="spoken"> unread</span>
    </span>
  )
}

function nextIndex(key: string, index: number, count: number): number {
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  }
  return moves[key] ?? -1
}
