import { type Bag, bagOf, bug, type Chance, dealFrom } from '@starboard/kernel'

export const COLOURS = ['red', 'green', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

const ORDERS_A_COLOUR = 3

/** The orders that are left when these are in use. */
export const unusedBeside = (used: readonly (Colour | undefined)[]): Bag<Colour> =>
  bagOf(COLOURS, (colour) => ORDERS_A_COLOUR - used.filter((order) => order === colour).length)

export const dealOrder = (orders: Bag<Colour>, random: Chance): Colour =>
  dealFrom(orders, 1, random, 'orders')[0] ?? bug('There are more keepers than orders.')
