import type { BEARDS, BODY_MARKINGS, HEAD_MARKINGS, HEADWEAR, HORNS } from './goat-features.paths.ts'
import type { COATS } from './palette.ts'

/** How the goat of a ship looks, so that a name can be found at a glance. */
export interface ShipLook {
  readonly coat: keyof typeof COATS
  readonly horns: keyof typeof HORNS
  readonly beard: keyof typeof BEARDS
  readonly body: keyof typeof BODY_MARKINGS
  readonly head: keyof typeof HEAD_MARKINGS
  readonly wears: keyof typeof HEADWEAR
}

/** In the order of the names on the ship cards. */
const LOOKS: readonly [ShipLook, ...ShipLook[]] = [
  { coat: 'white', horns: 'swept', beard: 'goatee', body: 'plain', head: 'plain', wears: 'antenna' },
  { coat: 'white', horns: 'ram', beard: 'goatee', body: 'spots', head: 'blaze', wears: 'laurel' },
  { coat: 'cream', horns: 'spikes', beard: 'forked', body: 'plain', head: 'freckles', wears: 'cheese' },
  { coat: 'white', horns: 'twisted', beard: 'none', body: 'plain', head: 'cheek', wears: 'glasses' },
  { coat: 'tan', horns: 'broken', beard: 'fluffy', body: 'saddle', head: 'plain', wears: 'bandage' },
  { coat: 'brown', horns: 'single', beard: 'goatee', body: 'plain', head: 'blaze', wears: 'sunglasses' },
  { coat: 'gold', horns: 'stubs', beard: 'none', body: 'spots', head: 'plain', wears: 'comet' },
  { coat: 'white', horns: 'swept', beard: 'long', body: 'stripes', head: 'plain', wears: 'sweatband' },
  { coat: 'rust', horns: 'ram', beard: 'forked', body: 'dark', head: 'muzzle', wears: 'fire' },
  { coat: 'cream', horns: 'twisted', beard: 'long', body: 'saddle', head: 'mask', wears: 'grapes' },
  { coat: 'gold', horns: 'ram', beard: 'goatee', body: 'plain', head: 'freckles', wears: 'swirl' },
  { coat: 'grey', horns: 'spikes', beard: 'fluffy', body: 'spots', head: 'cheek', wears: 'bell' },
  { coat: 'brown', horns: 'swept', beard: 'moustache', body: 'dark', head: 'muzzle', wears: 'goggles' },
  { coat: 'slate', horns: 'ibex', beard: 'goatee', body: 'saddle', head: 'blaze', wears: 'feather' },
  { coat: 'grey', horns: 'stubs', beard: 'none', body: 'stripes', head: 'mask', wears: 'cat' },
  { coat: 'coal', horns: 'swept', beard: 'moustache', body: 'plain', head: 'cheek', wears: 'badge' },
]

export const shipLook = (ship: number): ShipLook => LOOKS[ship % LOOKS.length] ?? LOOKS[0]

/** On the flank of the suit, around 0,0: a satellite, a crown, cheese, a nova, and so on with the names. */
const EMBLEMS: readonly string[] = [
  'M-4-1a5 5 0 1 1 9 3a5 5 0 0 1-9-3ZM4-4l7-5M5 0l8-1M2 5l4 7',
  'M-9 6V-6l5 5 4-8 4 8 5-5V6Z',
  'M-9 5 7-7l3 12ZM-2 2h1M4-1h1',
  'M0-10 3-3l7 3-7 3-3 7-3-7-7-3 7-3Z',
  'M-9-3H-3V-9H3V-3H9V3H3V9H-3V3H-9Z',
  'M-4 9C-7 0-3-8 7-10 3-4 4 2 5 9Z',
  'M-8 3a5 5 0 1 0 8 3L9-8-4-1Z',
  'M0-10c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12Z',
  'M-9-2 0-4 9-10 4 0 3 9-3 3-9 8Z',
  'M9-8C8 4-2 10-10 7-6 2-7-3-3-7 1-9 6-9 9-8ZM-3-7C0-3 4-1 8-1',
  'M-9 0A9 9 0 1 1 9 0 9 9 0 0 1-9 0ZM-3-3h1M4-2h1M-1 4h2',
  'M0 1c1-2 4-1 4 1S0 6-3 3s0-9 5-9 9 8 5 13-14 4-15-4',
  'M0-2C-4-10 2-11 0-2 8-6 9-1 0 0c8 5 4 9 0 2-5 8-9 4-2-1-9-1-7-6 2-3Z',
  'M-11 8-3-8 2 1 5-3l6 11Z',
  'M-8-9l5 4H3l5-4V4c-2 6-14 6-16 0ZM-3 0v1M3 0v1',
  'M0-9V8M-8-5H8M-8-5l-3 7h6ZM8-5 5 2h6ZM-4 8h8',
]

export const shipEmblem = (ship: number): string => EMBLEMS[ship % EMBLEMS.length] ?? ''
