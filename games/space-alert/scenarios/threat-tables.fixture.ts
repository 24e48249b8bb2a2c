import { DUCKLING_INTERNAL, THREAT_CARDS } from '../rules/threats/cards.ts'
import {
  EXTERNAL_COMMON,
  EXTERNAL_SERIOUS,
  INTERNAL_COMMON,
  INTERNAL_SERIOUS,
  type ThreatId,
} from '../rules/vocabulary.ts'
import { effectsInWords } from '../rules/words/effects.ts'
import { PLACE_NAMES } from '../rules/words/names.ts'
import { specialsOf } from '../rules/words/traits.ts'

/** The tables of threats as the rulebook prints them, made from the cards. */
export const threatTables = (): string =>
  [
    table('External, common', EXTERNAL_COMMON),
    table('External, serious', EXTERNAL_SERIOUS),
    table('Internal, common', INTERNAL_COMMON),
    table('Internal, serious', INTERNAL_SERIOUS),
  ].join('\n\n')

const table = (title: string, ids: readonly ThreatId[]): string =>
  [`### ${title}`, '', HEAD, RULE, ...ids.map(rowOf)].join('\n')

const HEAD = '| Card | HP | S | V | Points | X | Y | Z | Special |'
const RULE = '| --- | --- | --- | --- | --- | --- | --- | --- | --- |'

function rowOf(id: ThreatId): string {
  const card = THREAT_CARDS[id]
  const { x, y, z } = card.actions
  const star = DUCKLING_INTERNAL.includes(id) ? '*' : ''
  const cells = [
    `${id}${star} ${card.name}`,
    card.hp,
    card.kind === 'external' ? card.shields : '–',
    card.speed,
    `${card.points.survived} / ${card.points.destroyed}`,
    ...[x, y, z].map(effectsInWords),
    [...whereAndHow(id), ...specialsOf(id)].join('; ') || '–',
  ]
  return `| ${cells.join(' | ')} |`
}

/** Where an internal threat is and what gets rid of it. */
function whereAndHow(id: ThreatId): readonly string[] {
  const card = THREAT_CARDS[id]
  if (card.kind === 'external') return []
  const places = card.places.map((place) => PLACE_NAMES[place]).join(', ')
  return [card.fixedBy === 'space-bots' ? 'repaired by interceptors from space' : `${places}: ${card.fixedBy}`]
}
