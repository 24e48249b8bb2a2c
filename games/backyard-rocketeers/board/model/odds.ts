import type { AttackOdds, Odds, View } from '../../rules/view.ts'

const WHOLE = 100

/** "66 %": rounded down as the rulebook prints chances (BR-20.3), and never 0 or 100 where it is not. */
export function percent({ ways, of }: Odds): string {
  const figure = Math.floor((WHOLE * ways) / of)
  if (ways > 0 && figure === 0) return 'under 1\u00a0%'
  return `${figure}\u00a0%`
}

/** "never fails", "fails on 1", "fails on 1–2" */
export const failsWords = (verb: string, upTo: number): string =>
  upTo === 0 ? `never ${verb}` : `${verb} on ${upTo === 1 ? '1' : `1–${upTo}`}`

export const attackOn = (
  { attacks }: Pick<View, 'attacks'>,
  { card, target }: { readonly card: string; readonly target: number },
): AttackOdds | null => attacks.find((one) => one.card === card && one.target === target) ?? null

/** "8+ on 2d6 (41 %)"; null: it gets there by itself. */
export const checkWords = ({ check }: Pick<AttackOdds, 'check'>): string | null =>
  check === null ? null : `8+ on 2d6 (${percent(check)})`

/** Any damage at all, once it is through. */
function hurtOdds({ damage }: AttackOdds): Odds {
  const of = damage[0]?.odds.of ?? 1
  return { ways: damage.reduce((ways, { amount, odds }) => (amount > 0 ? ways + odds.ways : ways), 0), of }
}

/** "1–9 damage (74 %), ruin 12 %"; null where no dice decide. */
export function damageWords(attack: AttackOdds): string | null {
  const amounts = attack.damage.map(({ amount }) => amount).filter((amount) => amount > 0)
  if (attack.damage.length === 0) return null
  if (amounts.length === 0) return 'cannot hurt it'
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  const range = least === most ? `${least}` : `${least}–${most}`
  const ruin = attack.ruin.ways === 0 ? '' : `, ruin ${percent(attack.ruin)}`
  return `${range} damage (${percent(hurtOdds(attack))})${ruin}`
}

/** The shortest true words for a target's tag. */
export function shortOdds(attack: AttackOdds): string {
  if (attack.check !== null) return percent(attack.check)
  return attack.damage.length === 0 ? 'no check' : percent(hurtOdds(attack))
}
