import type { Act } from '../rules/actions.ts'
import { type CardId, factsOf } from '../rules/cards/catalogue.ts'
import { MOST_FACE_DOWN } from '../rules/vocabulary.ts'
import { waitsToLand } from './orbit.ts'
import { actionsOf, bestOf, dangerOf, effectKind, type Outlook, type Tactic } from './outlook.ts'

/** Puts face down whatever works from there; a bomb is for the one who leads. */
export const hide: Tactic = (o) => bestOf(actionsOf(o, 'placeCovert'), (place) => hidingValue(o, place))

/** Bombs first: there are two places, and a policy is seldom needed. */
function hidingValue(o: Outlook, { victim }: Act<'placeCovert'>): number {
  if (victim === undefined) return 1
  return o.policy.sabotage ? 1 + dangerOf(o, o.playerAt(victim)) : 0
}

/** BR-4.2: a part that lies face down serves as well in the open, and a bomb needs its place. */
export const makeRoom: Tactic = (o) => {
  const isStuck = o.policy.sabotage && o.me.faceDown.length >= MOST_FACE_DOWN && o.hand.some(isBomb)
  return isStuck ? actionsOf(o, 'revealCovert').find(({ place }) => isPart(o, place)) : undefined
}

const isBomb = (card: CardId): boolean => factsOf(card).type === 'sabotage' && factsOf(card).isCovert

function isPart(o: Outlook, place: number): boolean {
  const card = o.me.faceDown[place]?.card
  return card !== undefined && factsOf(card).slot >= 0
}

/** Enhancements serve best in the open, an Enigma Machine too. */
export const enhance: Tactic = (o) => {
  const hidden = actionsOf(o, 'revealCovert').find(({ place }) => {
    const card = o.me.faceDown[place]?.card
    return card !== undefined && factsOf(card).type === 'enhancement'
  })
  return hidden ?? actionsOf(o, 'playEnhancement').find((play) => play.faceDown !== true && !isTooFast(o, play))
}

/** An engine that cannot be stopped, for a rocket that waits to land. */
function isTooFast(o: Outlook, { card }: Act<'playEnhancement'>): boolean {
  const kind = effectKind(card)
  return o.me.level === 2 && (kind === 'fuelEachTurn' || kind === 'cruise') && waitsToLand(o)
}

/** Looks for bombs: under the own rocket if somebody hides anything, else nowhere. */
export const xRay: Tactic = (o) => {
  const looks = actionsOf(o, 'playAbility').filter(({ card }) => effectKind(card) === 'xRay')
  if (looks.length === 0) return undefined
  const isAimedAt = o.rivals.some(({ faceDown }) => faceDown.some(({ victim }) => victim === o.me.seat))
  const isLikely = o.isHandFull && o.rivals.some(({ faceDown }) => faceDown.length > 0)
  return isAimedAt || isLikely ? looks.find(({ target }) => target === o.me.seat) : undefined
}
