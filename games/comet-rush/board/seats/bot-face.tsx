import type { Face } from '@starboard/screen/contract/face.ts'
import { LineFace } from '@starboard/screen/pieces/line-face.tsx'
import { strokesOf } from '../../data/faces.ts'

/** A captain on a phosphor screen of mission control. Nothing for whoever is no bot of ours. */
export const BotFace: Face = ({ name, size }) => {
  const strokes = strokesOf(name)
  if (strokes === null) return null
  return <LineFace size={size} strokes={strokes} ground="var(--night-2)" skin="var(--night-0)" ink="var(--info)" />
}
