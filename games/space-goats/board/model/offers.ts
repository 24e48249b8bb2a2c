import type { Seat } from '@starboard/kernel'
import type { Action } from '../../rules/actions.ts'
import { type Catalogue, cardOf } from '../../rules/catalogue.ts'
import type { RocketEffect } from '../../rules/effects.ts'
import { fundsOf } from '../../rules/player.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import type { ShipOffer, SlotOffer, StageProps, TargetOffer } from '../stage/props.ts'
import { letterOf } from '../stage/words.ts'
import { givenAnswer } from './answers.ts'
import { isSame, litOf, type Picked, pointed, SORTS, shipIn, slotOf, targetOf } from './choosing.ts'
import { aimedAt, aimOf, clockShip, harmOf } from './consequence.ts'
import { attackIn, hitIn } from './preview.ts'

/** What lights up on the page, and with which consequence. */
export interface Offering {
  readonly view: View
  readonly catalogue: Catalogue
  /** Mine; null for spectators. */
  readonly player: SeenPlayer | null
  readonly legal: readonly Action[]
  readonly picked: Picked
  /** What Enter would send. */
  readonly previewed: Action | null
}

/** Market slots from left to right; while a rocket is aimed, the fleets that it may fly at. */
export const MARKET_KEYS: readonly string[] = ['Q', 'W', 'E', 'R', 'T', 'Y', 'U']

export function shipOffers(offering: Offering): ReadonlyMap<number, ShipOffer> {
  const { catalogue, player, legal, picked, previewed, view } = offering
  if (player === null) return new Map()
  const choices = new Map(
    pointed(picked, { legal }).flatMap((action) => {
      const ship = shipIn(action)
      return ship === undefined ? [] : [[ship, action] as const]
    }),
  )
  const does = hitIn(view)
  const allowed = player.fleet.filter(({ id }) => choices.has(id))
  // Whoever has answered is not answered for.
  const isLate = does !== null && givenAnswer(view, player.seat) === null
  const onTimeout = isLate ? clockShip(catalogue, allowed, does) : null
  return new Map(
    player.fleet.flatMap((ship, place): readonly (readonly [number, ShipOffer])[] => {
      const action = choices.get(ship.id)
      if (action === undefined) return []
      return [
        [
          ship.id,
          {
            key: letterOf(place),
            isPicked: previewed !== null && isSame(previewed, action),
            isOnTimeout: ship.id === onTimeout,
            consequence: does === null ? null : harmOf(catalogue, player, ship, does),
          },
        ],
      ]
    }),
  )
}

export function targetOffers(offering: Offering): ReadonlyMap<Seat, TargetOffer> {
  const { view, catalogue, legal, picked, previewed } = offering
  return new Map(
    pointed(picked, { legal }).flatMap((action): readonly (readonly [Seat, TargetOffer])[] => {
      const seat = targetOf(action)
      const player = seat === undefined ? undefined : view.players[seat]
      const effect = rocketIn(offering, action)
      if (seat === undefined || player === undefined || effect === null) return []
      const isPicked = previewed !== null && isSame(previewed, action)
      return [[seat, { isPicked, consequence: aimedAt(catalogue, player, aimOf(view, effect)) }]]
    }),
  )
}

/** The rocket that this action aims. */
function rocketIn({ view, catalogue }: Offering, action: Action): RocketEffect | null {
  const step = view.agenda.steps.at(-1)
  const card = action.kind === 'rocket' ? action.card : step?.kind === 'nextHit' ? step.card : null
  const effect = card === null ? null : cardOf(catalogue, card).effect
  return effect?.kind === 'rocket' ? effect : null
}

export function slotOffers({ view, catalogue, player, legal, picked }: Offering): StageProps['slots'] {
  const isAiming = pointed(picked, { legal }).some((action) => targetOf(action) !== undefined)
  return view.market.map((card, slot): SlotOffer | null => {
    if (card === null) return null
    const isLegal = legal.some((action) => action.kind === 'buy' && action.slot === slot)
    const mayBuy = litOf(picked, legal).some((action) => action.kind === 'buy' && action.slot === slot)
    const { cost, effect } = cardOf(catalogue, card)
    const short = player === null || player.fleet.length === 0 ? 0 : (cost ?? 0) - funds(catalogue, player)
    const isHeldUp = !mayBuy && short <= 0 && effect.kind === 'special' && effect.does === 'shuttle' && isMine(legal)
    return {
      mayBuy,
      isRefused: !isLegal && isMine(legal),
      key: isAiming ? null : (MARKET_KEYS[slot] ?? null),
      isPicked: slotOf(picked) === slot,
      note: short > 0 ? `${short} short` : isHeldUp ? NO_SHIP : null,
    }
  })
}

/** SG-3.5 */
const NO_SHIP = 'no ship left'

/** Whether the action step is mine: then what is not offered is forbidden. */
const isMine = (legal: readonly Action[]): boolean =>
  legal.some(({ kind }) => kind === 'pass' || SORTS.some((sort) => sort === kind))

const funds = (catalogue: Catalogue, { bank, hand = [] }: SeenPlayer): number => fundsOf(catalogue, { bank, hand })

/** The headline over my fleet. */
export function headlineOf({ view, catalogue, picked, legal }: Offering): string | null {
  const choices = pointed(picked, { legal }).filter((action) => shipIn(action) !== undefined)
  const [first] = choices
  if (first === undefined) return null
  if (first.kind === 'wreckage') return 'Pick the ship that meets the wreckage'
  if (first.kind === 'shield') return `Pick the ship for ${cardOf(catalogue, first.card).name}`
  return attackIn(view)?.seeks === true ? 'Pick one of the least protected ships' : 'Pick the ship that takes the hit'
}
