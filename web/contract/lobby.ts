import type { ComponentType } from 'react'

export interface OptionPicture {
  readonly label: string
  readonly value: unknown
  readonly seats: number
  /** False: only to be looked at. */
  readonly mayChange: boolean
  onChange(value: unknown): void
}

/** How a game draws options of its own in the lobby: `games/<id>/lobby/index.tsx` exports it as `lobby`. */
export interface LobbyModule {
  /** By the option's name; an option that is not listed gets the general control. */
  readonly options: Readonly<Record<string, ComponentType<OptionPicture>>>
  /** By the name of a seat option, such as a robot to choose. */
  readonly seatOptions: Readonly<Record<string, ComponentType<OptionPicture>>>
}
