import type { Act } from '../rules/actions.ts'
import type { CardId } from '../rules/cards/catalogue.ts'
import type { Effect } from '../rules/effects.ts'
import type { SeenPlayer } from '../rules/view.ts'
import { type PartKind, slotOf } from '../rules/vocabulary.ts'
import { damageHarm, hullHarm, partHarm } from './harm.ts'
import { breakHarm } from './harm-on-mars.ts'
import { downgraded, type Hull, hullOf } from './hull.ts'
import { dangerOf, effectKind, type Outlook } from './outlook.ts'
import { weights } from './weights.ts'

type Ability = Act<'playAbility'>
type Value = (o: Outlook, victim: SeenPlayer, action: Ability) => number

/** What a hostile ability is worth; nobody can answer it. `share` is the chance that it gets through. */
export function hostileValue(o: Outlook, action: Ability, share: number): number {
  if (action.target === undefined) return 0
  const value = VALUES[effectKind(action.card)]
  return value === undefined ? 0 : share * value(o, o.playerAt(action.target), action)
}

const VALUES: Readonly<Partial<Record<Effect['kind'], Value>>> = {
  tierDown: (o, victim) =>
    dangerOf(o, victim) * (victim.level === 1 ? hullHarm(o, victim, worsened(victim)) : weights.hold.tierDown),
  supernova: (o, victim) =>
    dangerOf(o, victim) * (victim.enhancements.length * enhancementWorth(victim) + openingWorth(o, victim)),
  exchangeParts: (o, victim, { give = [], take = [] }) => exchangeValue(o, victim, { give, take }),
  audit: (o, victim) => (dangerOf(o, victim) * weights.faceDownWorth) / 2,
  laser: (o, victim, action) => dangerOf(o, victim) * laserHarm(o, victim, action),
}

const enhancementWorth = ({ level }: SeenPlayer): number =>
  level === 1 ? weights.enhancementWorth / 3 : weights.enhancementWorth

/** Behind an Enigma Machine (BR-4.15) some parts are Improvised, and these break. */
function worsened(victim: SeenPlayer): Hull {
  const hull = hullOf(victim)
  if (victim.rocket !== undefined) return downgraded(hull)
  const broken = Math.round(victim.parts * weights.hiddenImprovised)
  return hull.map((strength, slot) => (slot < broken ? 0 : strength))
}

/** An Enigma Machine that goes opens the rocket to every shot that is held. */
function openingWorth(o: Outlook, victim: SeenPlayer): number {
  if (victim.level !== 1 || victim.rocket !== undefined || !o.policy.sabotage) return 0
  const shots = o.hand.filter(isShot).length + o.me.faceDown.filter(({ victim: seat }) => seat === victim.seat).length
  return shots * weights.openedShot
}

const isShot = (card: CardId): boolean => effectKind(card) === 'hitPart'

interface Swap {
  readonly give: readonly PartKind[]
  readonly take: readonly PartKind[]
}

function exchangeValue(o: Outlook, victim: SeenPlayer, { give, take }: Swap): number {
  const theirs = hullOf(victim)
  const harm = hullHarm(o, victim, exchanged(theirs, o.hull, { give: take, take: give }))
  return dangerOf(o, victim) * harm - hullHarm(o, o.me, exchanged(o.hull, theirs, { give, take }))
}

function exchanged(own: Hull, others: Hull, { give, take }: Swap): Hull {
  const hull = own.slice()
  for (const kind of give) hull[slotOf(kind)] = 0
  for (const kind of take) hull[slotOf(kind)] = others[slotOf(kind)] ?? 0
  return hull
}

/** BR-13.10: a part, a rover, or the whole rocket by option. */
function laserHarm(o: Outlook, victim: SeenPlayer, { part, place }: Pick<Ability, 'part' | 'place'>): number {
  if (place !== undefined) return breakHarm(victim, place)
  return part === undefined ? damageHarm(o, victim, victim.original) : partHarm(o, victim, part)
}
