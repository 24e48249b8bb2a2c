import type { Poster } from '@starboard/screen/contract/poster.ts'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { loadChunk } from './load-chunk.ts'
import css from './poster-art.module.css'

/** What was loaded once is there at once. */
const loaded = new Map<string, ComponentType>()

/** A game's poster, loaded when it is about to be seen: whoever never scrolls there never pays for it. */
export function PosterArt({ poster }: { readonly poster: Pick<Poster, 'id' | 'loadArt'> }) {
  const place = useRef<HTMLSpanElement>(null)
  const [Art, setArt] = useState<ComponentType | null>(() => loaded.get(poster.id) ?? null)
  const isThere = Art !== null
  useEffect(() => {
    if (isThere || place.current === null) return
    return whenNear(place.current, () => {
      loadChunk(() => poster.loadArt()).then(
        ({ Art: drawn }) => {
          loaded.set(poster.id, drawn)
          setArt(() => drawn)
        },
        // Without a network its place stays empty; name and buttons are there.
        () => undefined,
      )
    })
  }, [poster, isThere])
  return (
    <span ref={place} className={css.art} data-art={isThere ? 'drawn' : 'awaited'}>
      {Art !== null && <Art />}
    </span>
  )
}

/** So far below the edge of the screen something is about to be seen. */
const NEAR = '160px'

function whenNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
