export { EmptyShelfScene, NothingToContinueScene, OpenFileScene } from './scenes/shelf.tsx'
export { KickedScene, PausedScene, TableFullScene } from './scenes/table.tsx'
export { ErrorScene, NotFoundScene, OfflineScene } from './scenes/trouble.tsx'
