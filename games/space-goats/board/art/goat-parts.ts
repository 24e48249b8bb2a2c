import { BEARDS, BODY_MARKINGS, HEAD_MARKINGS, HEADWEAR, HORNS } from './goat-features.paths.ts'
import * as goat from './goat-side.paths.ts'
import { flat, type Mark, oval, type Part, shape } from './marks.ts'
import { type ShipLook, shipEmblem, shipLook } from './ship-looks.ts'

export type ShipMood = keyof typeof goat.MOODS

export interface GoatFace {
  readonly ship: number
  readonly suited: boolean
  readonly mood: ShipMood
}

/** A goat from the side, for inside a drawing. */
export function goatParts({ ship, suited, mood }: GoatFace): readonly Part[] {
  const look = shipLook(ship)
  return suited ? suitedParts(ship, look, mood) : bareParts(look, mood)
}

const suitedParts = (ship: number, look: ShipLook, mood: ShipMood): readonly Part[] => [
  { marks: goat.DOME_BACK },
  { marks: goat.FLAMES, name: 'flame' },
  { marks: [...goat.BACK, ...goat.BODY, ...goat.SUIT, ...goat.LEGS, ...goat.SUIT_LEGS] },
  { marks: emblem(ship), at: 'translate(117 57)' },
  { marks: [...headMarks(look, mood), ...goat.COLLAR, ...goat.DOME] },
]

const bareParts = (look: ShipLook, mood: ShipMood): readonly Part[] => [
  { marks: goat.SMOKE, name: 'smoke' },
  { marks: goat.FLAMES, name: 'flame' },
  { marks: [...goat.BACK, ...goat.BODY, ...BODY_MARKINGS[look.body], ...goat.WEAR, ...goat.LEGS] },
  { marks: [...headMarks(look, mood), ...goat.SCARF] },
]

const headMarks = (look: ShipLook, mood: ShipMood): readonly Mark[] => [
  ...goat.HEAD,
  ...HEAD_MARKINGS[look.head],
  ...goat.HEAD_LINES,
  ...BEARDS[look.beard],
  ...goat.EAR,
  ...HORNS[look.horns],
  ...goat.MOODS[mood],
  ...HEADWEAR[look.wears],
]

const emblem = (ship: number): readonly Mark[] => [
  shape('paper', oval(0, 0, 17), 3.4),
  flat('accent', oval(0, 0, 13.5)),
  shape('paper', shipEmblem(ship), 2.4),
]
