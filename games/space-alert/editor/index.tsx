import type { EditorModule } from '@starboard/screen/contract/editor.ts'
import { Editor } from './editor.tsx'

export const editor: EditorModule = {
  name: 'Mission lab',
  about: 'Lay out a mission, plan it for everybody, and watch at once what comes of it.',
  Editor,
}
