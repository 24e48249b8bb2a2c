import type { Amount, AttackEffect, Condition, Effect, Flag, Who, ZonesWord } from '../threats/card.ts'

type EffectOf<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>
type EffectWords = { readonly [K in Effect['kind']]: (effect: EffectOf<K>) => string }

const ZONES: Readonly<Record<ZonesWord, string>> = {
  own: 'its zone',
  all: 'every zone',
  other: 'every other zone',
  lateral: 'red and blue',
  white: 'white',
  tokens: 'the zone of each of its tokens',
}

const AMOUNTS: Readonly<Record<Exclude<Amount, number>, string>> = {
  hp: 'its hit points left',
  '2xhp': 'twice its hit points left',
  '3xhp': 'three times its hit points left',
  reactor: 'the energy in the reactor',
  crew: 'the number of crew in its station',
}

const WHO: Readonly<Record<Who, string>> = {
  all: 'everybody aboard',
  zone: 'everybody in its zone',
  station: 'everybody in its station',
  'station-without-active-bots': 'everybody in its station without active battlebots',
  'active-bots': 'everybody with active battlebots',
  'not-bridge': 'everybody off the bridge',
}

const FLAG_WORDS: Readonly<Record<Flag, string>> = {
  revealed: 'can be targeted from now on',
  'attack-aura': 'all others attack with +1 from now on',
  'shield-aura': 'all external threats have +1 shields from now on',
  grown: 'returns fire from now on',
  'double-red': 'damage to red is doubled from now on',
  'double-all': 'all damage is doubled from now on',
  lethal: 'whoever enters one of its stations is knocked out from now on',
}

const CONDITIONS: Readonly<Record<Condition, string>> = { damaged: 'if damaged: ', undamaged: 'if undamaged: ' }

const conditionOf = (condition: Condition | undefined): string => (condition === undefined ? '' : CONDITIONS[condition])

const amountOf = (amount: Amount): string => (typeof amount === 'number' ? `${amount}` : AMOUNTS[amount])

function attack({ amount, zones = 'own', mode, unlessDamageAtLeast, ...effect }: AttackEffect): string {
  const unless = unlessDamageAtLeast === undefined ? '' : `unless damaged by ${unlessDamageAtLeast}: `
  const how = mode === 'double' ? ', doubled behind the shield' : mode === 'ignore' ? ', past the shield' : ''
  return `${conditionOf(effect.if)}${unless}attacks ${ZONES[zones]} with ${amountOf(amount)}${how}`
}

const EFFECT_WORDS: EffectWords = {
  attack,
  heal: ({ amount }) => (amount === 'half' ? 'recovers half of its damage' : `recovers ${amount}`),
  speed: ({ by }) => `speed +${by}`,
  shields: (effect) => ('to' in effect ? `shields become ${effect.to}` : `shields +${effect.by}`),
  flag: ({ flag }) => FLAG_WORDS[flag],
  fragment: () => 'one more mark for its break-up',
  drain: ({ system, zones = 'own', amount }) => `${amount ?? 'all'} energy of the ${system} of ${ZONES[zones]} is lost`,
  drainOrDamage: () => 'its reactor loses 1 energy, or its zone takes 1 damage',
  move: ({ to, ...effect }) =>
    `${conditionOf(effect.if)}moves ${to === 'lift' ? 'to the other deck' : `towards ${to}`}`,
  seek: () => 'moves to the neighbouring station with the most crew',
  knockOut: ({ who }) => `knocks out ${WHO[who]}`,
  delay: ({ who }) => `delays ${WHO[who]}`,
  removeRocket: () => 'a rocket is lost',
  disableStoredBots: () => 'the squad stored in lower red is disabled',
  loseFuel: () => 'a fuel capsule is lost',
  spread: ({ to }) => `spreads towards ${to}`,
  selfDamage: ({ amount }) => `loses ${amount} itself`,
  advanceOthers: () => 'all other external threats move 1 space',
  destroyShip: () => 'destroys the ship',
  fillShield: () => 'its shield is filled from its reactor',
  leak: ({ system, zones = 'own' }) => `all energy of the ${system} of ${ZONES[zones]} is lost and becomes damage`,
}

const wordsFor = <K extends Effect['kind']>(effect: EffectOf<K>): string => EFFECT_WORDS[effect.kind](effect)

/** What a threat does on a mark, in one line, as its card says it. */
export const effectsInWords = (effects: readonly Effect[]): string =>
  effects.length === 0 ? 'nothing' : effects.map((effect) => wordsFor(effect)).join('; ')
