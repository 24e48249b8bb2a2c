/** Put in by `web/build/offline.ts`. */
interface OfflineBuild {
  /** Changes with every file of the build. */
  readonly version: string
  /** Everything that the start page needs. */
  readonly shell: readonly string[]
  /** Everything else that it takes to play alone. */
  readonly games: readonly string[]
  /** All files of the build whose names change with their contents. */
  readonly assets: readonly string[]
}

declare const OFFLINE_BUILD: OfflineBuild
