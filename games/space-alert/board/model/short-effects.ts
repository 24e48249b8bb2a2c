import type { Effect } from '../../rules/threats/card.ts'

/** A word or two for a mark on the track; what has none is told by the card. */
const WORDS: Readonly<Partial<Record<Effect['kind'], string>>> = {
  heal: 'heals',
  speed: 'faster',
  shields: 'shields up',
  fragment: 'counts',
  drain: 'drains',
  drainOrDamage: 'drains',
  move: 'moves',
  seek: 'moves',
  knockOut: 'knocks out',
  delay: 'delays',
  removeRocket: 'rocket lost',
  disableStoredBots: 'bots off',
  loseFuel: 'fuel lost',
  spread: 'spreads',
  advanceOthers: 'hurries others',
  destroyShip: 'ship lost',
  leak: 'leaks',
}

export function shortEffects(effects: readonly Effect[]): string {
  const attack = effects.find((effect) => effect.kind === 'attack')
  if (attack !== undefined) return attackWords(attack)
  const flag = effects.find((effect) => effect.kind === 'flag')
  if (flag !== undefined) return flag.flag === 'revealed' ? 'seen' : 'changes'
  return effects.map(({ kind }) => WORDS[kind]).find((words) => words !== undefined) ?? ''
}

function attackWords({ amount, zones, mode, ...attack }: Extract<Effect, { readonly kind: 'attack' }>): string {
  if (attack.if === 'damaged') return 'if hurt'
  if (attack.if === 'undamaged') return 'if unhurt'
  const strength = typeof amount === 'number' ? `hits ${amount}` : 'hits hard'
  return `${strength}${mode === 'double' ? ' ×2' : ''}${zones === 'all' ? ' all' : ''}`
}
