import type { ReactNode } from 'react'
import type { SeatFace } from '../contract/board.ts'
import type { Face } from '../contract/face.ts'
import { useAroundBoard } from './context.ts'

/** Bots have faces of their own; a person's is not ours to draw. */
export const facePicture = (Face: Face | undefined, { seat, name, isBot }: SeatFace, size: number): ReactNode =>
  isBot && Face !== undefined ? <Face seat={seat} name={name} size={size} /> : null

export function useFacePicture(face: SeatFace, size: number): ReactNode {
  const { Face } = useAroundBoard()
  return facePicture(Face, face, size)
}
