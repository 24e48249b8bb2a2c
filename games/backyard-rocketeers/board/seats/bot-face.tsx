import type { Face } from '@starboard/screen/contract/face.ts'
import { LineFace } from '@starboard/screen/pieces/line-face.tsx'
import { strokesOf } from '../../data/faces.ts'

/** A neighbour, pencilled on kraft paper. Nothing for whoever is no bot of ours. */
export const BotFace: Face = ({ name, size }) => {
  const strokes = strokesOf(name)
  if (strokes === null) return null
  return <LineFace size={size} strokes={strokes} ground="var(--paper-2)" skin="var(--paper-0)" ink="var(--print)" />
}
