import { lazy, Suspense, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { HomePage } from '../pages/home/home-page.tsx'
import { NotFoundPage } from '../pages/states/not-found-page.tsx'
import { PageSkeleton } from '../pages/states/page-skeleton.tsx'
import { useSettings } from '../settings/settings.ts'
import { ErrorBoundary } from './error-boundary.tsx'

const GamePage = lazy(() => import('../pages/game/game-page.tsx').then((page) => ({ default: page.GamePage })))
const RulesPage = lazy(() => import('../pages/rules/rules-page.tsx').then((page) => ({ default: page.RulesPage })))
const RulebooksPage = lazy(() =>
  import('../pages/rules/rulebooks-page.tsx').then((page) => ({ default: page.RulebooksPage })),
)
const TablePage = lazy(() => import('../pages/table/table-page.tsx').then((page) => ({ default: page.TablePage })))
const SoloPage = lazy(() => import('../pages/solo/solo-page.tsx').then((page) => ({ default: page.SoloPage })))
const ReplayPage = lazy(() => import('../pages/replay/replay-page.tsx').then((page) => ({ default: page.ReplayPage })))
const SettingsPage = lazy(() =>
  import('../pages/settings/settings-page.tsx').then((page) => ({ default: page.SettingsPage })),
)
const GalleryPage = lazy(() =>
  import('../pages/gallery/gallery-page.tsx').then((page) => ({ default: page.GalleryPage })),
)

/** Every address of the app. The server answers each of them with the same page. */
export function App() {
  useContrast()
  return (
    <ErrorBoundary>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route path="/rules">
            <RulebooksPage />
          </Route>
          <Route path="/g/:game/rules">{({ game }) => <RulesPage key={game} game={game} />}</Route>
          <Route path="/g/:game">{({ game }) => <GamePage key={game} game={game} />}</Route>
          <Route path="/t/:code">{({ code }) => <TablePage key={code} code={code} />}</Route>
          <Route path="/solo/:game">{({ game }) => <SoloPage key={game} game={game} />}</Route>
          <Route path="/r/:code">{({ code }) => <ReplayPage key={code} code={code} />}</Route>
          <Route path="/r">
            <ReplayPage code={null} />
          </Route>
          <Route path="/settings">
            <SettingsPage />
          </Route>
          <Route path="/gallery">
            <GalleryPage />
          </Route>
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

function useContrast(): void {
  const { contrast } = useSettings()
  useEffect(() => {
    document.documentElement.dataset.contrast = contrast
  }, [contrast])
}
