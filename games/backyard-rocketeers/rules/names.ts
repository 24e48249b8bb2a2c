import { type CardId, nameOf } from './cards/catalogue.ts'
import type { PartKind } from './vocabulary.ts'

/** "Ada, Ben and Cleo" */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? 'nothing'
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

/** "2 × Teleport and Drag Chute"; what is not seen is "a hidden card". */
export function cardList(some: readonly (CardId | null)[]): string {
  const names = some.map((card) => (card === null ? 'a hidden card' : nameOf(card)))
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length
    return count === 1 ? name : `${count} × ${name}`
  })
  return listed(counted)
}

export const PART_NAMES: Readonly<Record<PartKind, string>> = {
  fuselage: 'Fuselage',
  'nose-cone': 'Nose Cone',
  'stabilizer-fins': 'Stabilizer Fins',
  thruster: 'Thruster',
  boosters: 'Boosters',
  staging: 'Staging',
  'anti-missile': 'Anti-Missile System',
  'anti-asteroid': 'Anti-Asteroid System',
}

export const partList = (kinds: readonly PartKind[]): string => listed(kinds.map((kind) => PART_NAMES[kind]))
