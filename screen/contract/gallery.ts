import type { ComponentType } from 'react'

/** Every drawing of a game on one sheet: `games/<id>/board/gallery.tsx` exports it as `gallery`. */
export interface GalleryModule {
  /** Of the game. */
  readonly name: string
  readonly Sheet: ComponentType
}
