import { useSettings } from '@starboard/screen/settings/settings.ts'
import { useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { HomePage } from '../pages/home/home-page.tsx'
import { NotFoundPage } from '../pages/states/not-found-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LazyPage, lazyPart } from './lazy-page.tsx'

const GAME = lazyPart('game', async () => (await import('../pages/game/game-page.tsx')).GamePage)
const RULES = lazyPart('rules', async () => (await import('../pages/rules/rules-page.tsx')).RulesPage)
const RULEBOOKS = lazyPart('rulebooks', async () => (await import('../pages/rules/rulebooks-page.tsx')).RulebooksPage)
const EDITOR = lazyPart('editor', async () => (await import('../pages/editor/editor-page.tsx')).EditorPage)
const TABLE = lazyPart('table', async () => (await import('../pages/table/table-page.tsx')).TablePage)
const SOLO = lazyPart('solo', async () => (await import('../pages/solo/solo-page.tsx')).SoloPage)
const REPLAY = lazyPart('replay', async () => (await import('../pages/replay/replay-page.tsx')).ReplayPage)
const SETTINGS = lazyPart('settings', async () => (await import('../pages/settings/settings-page.tsx')).SettingsPage)
const GALLERY = lazyPart('gallery', async () => (await import('../pages/gallery/gallery-page.tsx')).GalleryPage)

/** Every address of the app. The server answers each of them with the same page. */
export function App() {
  useContrast()
  return (
    <ErrorBoundary>
      <Switch>
        <Route path="/">
          <HomePage />
        </Route>
        <Route path="/rules">
          <LazyPage page={RULEBOOKS} with={{}} />
        </Route>
        <Route path="/g/:game/rules">{({ game }) => <LazyPage key={game} page={RULES} with={{ game }} />}</Route>
        <Route path="/g/:game/editor">{({ game }) => <LazyPage key={game} page={EDITOR} with={{ game }} />}</Route>
        <Route path="/g/:game">{({ game }) => <LazyPage key={game} page={GAME} with={{ game }} />}</Route>
        <Route path="/t/:code">{({ code }) => <LazyPage key={code} page={TABLE} with={{ code }} />}</Route>
        <Route path="/solo/:game">{({ game }) => <LazyPage key={game} page={SOLO} with={{ game }} />}</Route>
        <Route path="/r/:code">{({ code }) => <LazyPage key={code} page={REPLAY} with={{ code }} />}</Route>
        <Route path="/r">
          <LazyPage page={REPLAY} with={{ code: null }} />
        </Route>
        <Route path="/settings">
          <LazyPage page={SETTINGS} with={{}} />
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

function useContrast(): void {
  const { contrast } = useSettings()
  useEffect(() => {
    document.documentElement.dataset.contrast = contrast
  }, [contrast])
}
