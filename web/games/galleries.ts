import type { GalleryModule } from '@starboard/screen/contract/gallery.ts'
import { loadChunk } from './load-chunk.ts'

// In a file of its own: only the gallery knows of it.
const GALLERIES = import.meta.glob<{ gallery: GalleryModule }>('../../games/*/board/gallery.tsx')

/** Sheets of drawings that games bring along, by the id of the game; each is loaded when somebody opens it. */
export const galleries: readonly { readonly game: string; load(): Promise<GalleryModule> }[] = Object.entries(
  GALLERIES,
).map(([path, load]) => ({
  game: path.split('/')[3] ?? path,
  load: async () => (await loadChunk(load)).gallery,
}))
