import { useSettings } from '@starboard/screen/settings/settings.ts'
import { useLayoutEffect } from 'react'
import { Route, Switch } from 'wouter'
import { HomePage } from '../pages/home/home-page.tsx'
import { NotFoundPage } from '../pages/states/not-found-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LazyPage, lazyPart } from './lazy-page.tsx'
import { NoticeNote } from './notice-note.tsx'

const GAME = lazyPart('game', async () => (await import('../pages/game/game-page.tsx')).GamePage)
const DAILY = lazyPart('daily', async () => (await import('../pages/daily/daily-page.tsx')).DailyPage)
const RULES = lazyPart('rules', async () => (await import('../pages/rules/rules-page.tsx')).RulesPage)
const RULEBOOKS = lazyPart('rulebooks', async () => (await import('../pages/rules/rulebooks-page.tsx')).RulebooksPage)
const EDITOR = lazyPart('editor', async () => (await import('../pages/editor/editor-page.tsx')).EditorPage)
const TABLE = lazyPart('table', async () => (await import('../pages/table/table-page.tsx')).TablePage)
const SOLO = lazyPart('solo', async () => (await import('../pages/solo/solo-page.tsx')).SoloPage)
const LEARN = lazyPart('learn', async () => (await import('../pages/learn/learn-page.tsx')).LearnPage)
const REPLAY = lazyPart('replay', async () => (await import('../pages/replay/replay-page.tsx')).ReplayPage)
const ME = lazyPart('me', async () => (await import('../pages/me/me-page.tsx')).MePage)
const LAB = lazyPart('lab', async () => (await import('../pages/lab/lab-page.tsx')).LabPage)
const ADMIN = lazyPart('admin', async () => (await import('../pages/admin/admin-page.tsx')).AdminPage)
const SETTINGS = lazyPart('settings', async () => (await import('../pages/settings/settings-page.tsx')).SettingsPage)
const GALLERY = lazyPart('gallery', async () => (await import('../pages/gallery/gallery-page.tsx')).GalleryPage)

/** Every address of the app. The server answers each of them with the same page. */
export function App() {
  useColours()
  return (
    <ErrorBoundary>
      <NoticeNote />
      <Switch>
        <Route path="/">
          <HomePage />
        </Route>
        <Route path="/rules">
          <LazyPage page={RULEBOOKS} with={{}} />
        </Route>
        <Route path="/g/:game/daily">{({ game }) => <LazyPage key={game} page={DAILY} with={{ game }} />}</Route>
        <Route path="/g/:game/rules">{({ game }) => <LazyPage key={game} page={RULES} with={{ game }} />}</Route>
        <Route path="/g/:game/editor">{({ game }) => <LazyPage key={game} page={EDITOR} with={{ game }} />}</Route>
        <Route path="/g/:game">{({ game }) => <LazyPage key={game} page={GAME} with={{ game }} />}</Route>
        <Route path="/t/:code">{({ code }) => <LazyPage key={code} page={TABLE} with={{ code }} />}</Route>
        <Route path="/solo/:game">{({ game }) => <LazyPage key={game} page={SOLO} with={{ game }} />}</Route>
        <Route path="/learn/:game">{({ game }) => <LazyPage key={game} page={LEARN} with={{ game }} />}</Route>
        <Route path="/r/:code">{({ code }) => <LazyPage key={code} page={REPLAY} with={{ code }} />}</Route>
        {['/r', '/replays'].map((path) => (
          <Route key={path} path={path}>
            <LazyPage page={REPLAY} with={{ code: null }} />
          </Route>
        ))}
        <Route path="/me">
          <LazyPage page={ME} with={{}} />
        </Route>
        <Route path="/lab">
          <LazyPage page={LAB} with={{}} />
        </Route>
        <Route path="/settings">
          <LazyPage page={SETTINGS} with={{}} />
        </Route>
        <Route path="/admin">
          <LazyPage page={ADMIN} with={{}} />
        </Route>
        <Route path="/gallery">
          <LazyPage page={GALLERY} with={{}} />
        </Route>
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </ErrorBoundary>
  )
}

function useColours(): void {
  const { contrast, shell } = useSettings()
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { contrast, shell })
  }, [contrast, shell])
}
