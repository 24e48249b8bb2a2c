import type { EditorModule } from '@starboard/screen/contract/editor.ts'
import { Editor } from './editor.tsx'

export const editor: EditorModule = {
  name: 'Course editor',
  about: 'Draw a factory floor of your own, drive it, and race on it.',
  Editor,
}
