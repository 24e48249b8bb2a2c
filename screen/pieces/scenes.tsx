export { NoChatScene, NoLogScene } from './scenes/quiet.tsx'
export { EmptyShelfScene, LoadingScene, NothingToContinueScene, OpenFileScene } from './scenes/shelf.tsx'
export { KickedScene, MatchOverScene, TableFullScene } from './scenes/table.tsx'
export { ErrorScene, NotFoundScene, OfflineScene } from './scenes/trouble.tsx'
