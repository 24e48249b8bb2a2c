import { Brand } from '@starboard/screen/pieces/brand.tsx'
import { Icon, type IconName } from '@starboard/screen/pieces/icons.tsx'
import { Toaster } from '@starboard/screen/pieces/toast.tsx'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { JoinForm } from '../shared/join-form.tsx'
import { usePageStart } from '../shared/use-page-start.ts'
import { MeButton } from './me-button.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import css from './shell.module.css'
import { SoundButton } from './sound-button.tsx'
import { UpdateNote } from './update-note.tsx'

interface Place {
  readonly id: 'shelf' | 'replays' | 'lab' | 'rules' | 'settings'
  readonly name: string
  readonly href: string
  readonly icon: IconName
}

const PLACES: readonly Place[] = [
  { id: 'shelf', name: 'Shelf', href: '/', icon: 'home' },
  { id: 'replays', name: 'Replays', href: '/replays', icon: 'film' },
  { id: 'lab', name: 'Lab', href: '/lab', icon: 'flask' },
  { id: 'rules', name: 'Rules', href: '/rules', icon: 'rules' },
  { id: 'settings', name: 'Settings', href: '/settings', icon: 'settings' },
]

interface ShellProps {
  /** Of the browser's tab. Null: the name of the app alone. */
  readonly title: string | null
  /** Where in the navigation this page is. */
  readonly current?: Place['id']
  /** Stands in the header before sound and name. */
  readonly extra?: ReactNode
  /** A bar that stays at the bottom; on a phone it takes the place of the navigation. */
  readonly dock?: ReactNode
  readonly children: ReactNode
}

/** What is around every page but a running match. */
export function Shell({ title, current, extra, dock, children }: ShellProps) {
  useTitle(title)
  const main = usePageStart()
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#main">
        Skip to the page
      </a>
      <header className={css.top}>
        <Link className={css.brand ?? ''} href="/" aria-label="Starboard">
          <Brand />
        </Link>
        <nav className={css.nav} aria-label="Main">
          {PLACES.filter(({ id }) => id !== 'settings').map(({ id, name, href }) => (
            <Link key={id} href={href} aria-current={id === current ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <div className={css.tools}>
          {extra}
          <JoinForm />
          <span className={css.desk}>
            <SoundButton />
          </span>
          <Link
            className={css.settings ?? ''}
            href="/settings"
            aria-label="Settings"
            title="Settings"
            aria-current={current === 'settings' ? 'page' : undefined}
          >
            <Icon name="settings" />
          </Link>
          <MeButton />
        </div>
      </header>
      <OfflineBanner />
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        {children}
      </main>
      {dock === undefined ? <TabBar current={current} /> : <div className={css.dock}>{dock}</div>}
      <UpdateNote />
      <Toaster />
    </div>
  )
}

/** The navigation of a phone. */
function TabBar({ current }: { readonly current: Place['id'] | undefined }) {
  return (
    <nav className={css.tabbar} aria-label="Main, below">
      {PLACES.map(({ id, name, href, icon }) => (
        <Link key={id} href={href} aria-current={id === current ? 'page' : undefined}>
          <Icon name={icon} />
          {name}
        </Link>
      ))}
    </nav>
  )
}

function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Starboard' : `${title} · Starboard`
  }, [title])
}
