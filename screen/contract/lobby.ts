import type { ComponentType } from 'react'
import type { Face } from './face.ts'

export interface OptionPicture {
  readonly label: string
  readonly value: unknown
  /** All options as they stand, for one that depends on others. */
  readonly values: Readonly<Record<string, unknown>>
  readonly seats: number
  /** Which match of a series this table plays, from 1. */
  readonly match: number
  /** False: only to be looked at. */
  readonly mayChange: boolean
  onChange(value: unknown): void
}

export interface SeatOptionPicture extends OptionPicture {
  /** Whose choice it is. */
  readonly seat: number
  readonly name: string
  /** What every seat has chosen, this one too; undefined where nothing was chosen. */
  readonly chosen: readonly unknown[]
}

/** How a game draws options of its own in the lobby: `games/<id>/lobby/index.tsx` exports it as `lobby`. */
export interface LobbyModule {
  /** By the option's name; an option that is not listed gets the general control. */
  readonly options: Readonly<Record<string, ComponentType<OptionPicture>>>
  /** By the name of a seat option, such as a robot to choose: a small picture, which is also the way to change it. */
  readonly seatOptions: Readonly<Record<string, ComponentType<SeatOptionPicture>>>
  /** The face of a bot, as the board will show it. Absent: colour and shape alone. */
  readonly Face?: Face
  /** The option that stands on a panel of its own above the rules, where other games have their poster. */
  readonly stage?: string
  /** What to know before more sit down, as the options stand: a line below the seats. */
  seatsNote?(seats: number, values: Readonly<Record<string, unknown>>): string | null
  /** False: as the others stand, this option means nothing; it is not shown, and is again as the preset says. */
  isShown?(name: string, values: Readonly<Record<string, unknown>>): boolean
}
