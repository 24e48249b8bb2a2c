import type { Act, Action } from '../rules/actions.ts'
import { type Card, type CardId, factsOf } from '../rules/cards/catalogue.ts'
import type { Effect } from '../rules/effects.ts'
import { atLeast } from '../rules/odds.ts'
import type { SeenPlayer } from '../rules/view.ts'
import { CROSS_LEVEL } from '../rules/vocabulary.ts'
import { gainFrom } from './gain.ts'
import { type Blow, harmOf } from './harm.ts'
import { hostileValue } from './hostile.ts'
import { keepWorth } from './keep.ts'
import { leavesLevel } from './leave.ts'
import { bestOf, dangerOf, effectKind, leaderOf, mostOf, type Outlook, type Tactic } from './outlook.ts'
import { weights } from './weights.ts'

/** Hits where it hurts most; keeps what would hurt too little for now. */
export const attack: Tactic = (o) => {
  const attacks = o.legal.filter(o.policy.sabotage ? isAttack : isHostileAbility)
  if (attacks.length === 0) return undefined
  const isHasty = isNowOrNever(o)
  const last = lastInHand(o)
  return bestOf(attacks, (action) => {
    const patience = isHasty || isOf(action, last) ? weights.holdNothing : o.policy.patience * patienceFor(action)
    return attackValue(o, action) - patience
  })
}

/** Before anything is built: a tank that is stolen may be placed in the same turn. */
export const steal: Tactic = (o) => {
  const raids = o.legal.filter(isAttack).filter(isRaid)
  return o.policy.sabotage ? bestOf(raids, (raid) => attackValue(o, raid) - weights.hold.takeTank) : undefined
}

const isRaid = (action: Attack): boolean => action.kind === 'playSabotage' && effectKind(action.card) === 'takeTank'

/** With a full hand the card that would be discarded next, for which nearly anything will do. */
const lastInHand = (o: Outlook): CardId | undefined =>
  o.isHandFull ? mostOf(o.hand, (card) => -keepWorth(o, card)) : undefined

const isOf = (action: Attack, card: CardId | undefined): boolean => action.kind !== 'detonate' && action.card === card

type Attack = Act<'playSabotage'> | Act<'playAbility'> | Act<'detonate'>

const isHostileAbility = (action: Action): action is Act<'playAbility'> =>
  action.kind === 'playAbility' && factsOf(action.card).reaches > 0

const isAttack = (action: Action): action is Attack =>
  action.kind === 'playSabotage' || action.kind === 'detonate' || isHostileAbility(action)

/** Whether everything should be used that hurts at all: somebody may win next, or the cards will be lost. */
function isNowOrNever(o: Outlook): boolean {
  const leader = leaderOf(o)
  const odds = leader?.figures.victory ?? null
  return (odds !== null && odds.ways > 0) || leavesLevel(o)
}

/** How much an attack must be worth now. */
function patienceFor(action: Attack): number {
  if (action.kind === 'detonate') return weights.hold.hitPart
  const holds: Readonly<Partial<Record<Effect['kind'], number>>> = weights.hold
  return holds[effectKind(action.card)] ?? weights.hold.others
}

function attackValue(o: Outlook, action: Attack): number {
  if (action.kind === 'playAbility') return hostileValue(o, action, shareOf(o, action.target))
  const blow = blowOf(o, action)
  if (blow === undefined) return 0
  const { victim } = blow
  const value = shareOf(o, victim.seat) * (dangerOf(o, victim) * harmOf(o, blow) + gainFrom(o, blow))
  return value + secondShare(o, action, blow) - riskOf(o, blow)
}

const CHECK = atLeast(2, CROSS_LEVEL)

/** BR-19.5: the chance to get through at all. */
function shareOf(o: Outlook, seat: SeenPlayer['seat'] | undefined): number {
  return seat !== undefined && o.playerAt(seat).level > o.me.level ? CHECK.ways / CHECK.of : 1
}

function blowOf(o: Outlook, action: Act<'playSabotage'> | Act<'detonate'>): Blow | undefined {
  if (action.kind === 'playSabotage') {
    const { card, target, part, place } = action
    return { card: factsOf(card), victim: o.playerAt(target), by: o.me, part, place }
  }
  const bomb = o.me.faceDown[action.place]
  if (bomb?.card === undefined || bomb.victim === undefined || bomb.victim === null) return undefined
  return { card: factsOf(bomb.card), victim: o.playerAt(bomb.victim), by: o.me, part: action.part }
}

/** The second ship of a Collision Course, which may be the attacker's own. */
function secondShare(o: Outlook, action: Attack, blow: Blow): number {
  if (action.kind !== 'playSabotage' || action.second === undefined) return 0
  const victim = o.playerAt(action.second)
  const harm = harmOf(o, { ...blow, victim })
  return victim.seat === o.me.seat ? -harm : harm * dangerOf(o, victim)
}

/** Newton's Third Law may turn it round. */
const riskOf = (o: Outlook, { card, victim }: Blow): number =>
  isRepeatable(card) ? weights.newtonRisk * Math.max(0, harmOf(o, { card, victim: o.me, by: victim })) : 0

const isRepeatable = ({ effect: { kind } }: Card): boolean => kind === 'barrage' || kind === 'hitPart'
