import { type ComponentType, useEffect, useState } from 'react'
import { loadChunk, tryAgain } from '../games/load-chunk.ts'
import { OfflinePage } from '../pages/states/offline-page.tsx'
import { PageSkeleton } from '../pages/states/page-skeleton.tsx'

/** A page that is loaded when somebody goes there. */
export interface LazyPart<P extends object> {
  readonly name: string
  load(): Promise<ComponentType<P>>
  loaded: ComponentType<P> | null
}

export const lazyPart = <P extends object>(name: string, load: () => Promise<ComponentType<P>>): LazyPart<P> => ({
  name,
  load,
  loaded: null,
})

interface LazyPageProps<P extends object> {
  readonly page: LazyPart<P>
  readonly with: P
}

/** Unlike React's own `lazy`, a page that did not come is asked for again the next time. */
export const LazyPage = <P extends object>(props: LazyPageProps<P>) => <Loaded key={props.page.name} {...props} />

function Loaded<P extends object>({ page, with: props }: LazyPageProps<P>) {
  const [Page, setPage] = useState(() => page.loaded)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (page.loaded !== null) return
    let isWanted = true
    loadChunk(() => page.load()).then(
      (loaded) => {
        page.loaded = loaded
        if (isWanted) setPage(() => loaded)
      },
      () => isWanted && setMissing(true),
    )
    return () => {
      isWanted = false
    }
  }, [page])
  if (Page !== null) return <Page {...props} />
  return isMissing ? <OfflinePage retry={tryAgain} /> : <PageSkeleton />
}
