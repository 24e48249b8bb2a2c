import type { ComponentType } from 'react'

interface FaceProps {
  /** Of the seat, from 0. */
  readonly seat: number
  /** A bot is known by its name. */
  readonly name: string
  /** In pixels. */
  readonly size: number
}

/** The picture of a bot, in the game's own material. Decoration: the name stands beside it. */
export type Face = ComponentType<FaceProps>
