import type { EditorModule } from '@starboard/screen/contract/editor.ts'
import { loadChunk } from './load-chunk.ts'

// Beside the other parts of games, but in a file of its own: the first page knows nothing of it.
const EDITORS = import.meta.glob<{ editor: EditorModule }>('../../games/*/editor/index.tsx')

const pathOf = (game: string): string => `../../games/${game}/editor/index.tsx`

export const hasEditor = (game: string): boolean => EDITORS[pathOf(game)] !== undefined

/** Null: this game has no editor. */
export async function loadEditor(game: string): Promise<EditorModule | null> {
  const load = EDITORS[pathOf(game)]
  return load === undefined ? null : (await loadChunk(load)).editor
}

export const editorAddress = (game: string): string => `/g/${game}/editor`
