import type { Seat } from '@starboard/kernel'
import type { Action } from '../../rules/actions.ts'
import { type Bonus, type Card, type Effect, factsOf } from '../../rules/cards.ts'
import { GAINS } from '../../rules/effects.ts'
import { isBuilding } from '../../rules/player.ts'
import type { Rocket } from '../../rules/state.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { playsOf } from './choosing.ts'
import { counted } from './people.ts'

/** What would come of playing a card now, in a few words under it. */
export interface Consequence {
  readonly text: string
  /** Nothing would come of it, or it cannot be played. */
  readonly isIdle: boolean
}

interface Now {
  readonly view: View
  readonly me: SeenPlayer
  readonly others: readonly SeenPlayer[]
  readonly targets: number
}

type Effects = { readonly [K in Effect['kind']]: (now: Now, effect: Extract<Effect, { kind: K }>) => string | null }

export const BONUS_WORDS: Readonly<Record<Bonus, string>> = {
  powerCap: 'power cap',
  accuracyCap: 'accuracy cap',
  incomeBonus: 'income',
  salvageBonus: 'salvage',
  prestigeBonus: 'prestige',
}

const isCap = (what: Bonus): boolean => what === 'powerCap' || what === 'accuracyCap'

/** The foot of a card is one line. */
const SHORT_WORDS: typeof BONUS_WORDS = { ...BONUS_WORDS, accuracyCap: 'accuracy' }

/** Null: no effect. */
const effects: Effects = {
  raise: ({ me }, { what, most }) =>
    me[what] >= most ? null : `${SHORT_WORDS[what]} ${isCap(what) ? '' : '+'}${me[what] + 1}`,
  gain: ({ view, me }, { by }) => cubes(GAINS[by](view, me)),
  hurry({ me, targets }, { which }) {
    const building = me.rockets.filter(isBuilding)
    if (building.length === 0) return null
    return which === 'all' || building.length === 1 ? sooner(me, building) : counted(targets, 'rocket')
  },
  delay: ({ targets }) => (targets === 0 ? null : counted(targets, 'target')),
  strike: ({ targets }) => (targets === 0 ? null : counted(targets, 'target')),
  token: ({ me }) => counted(me.tokens + 1, 'reroll token'),
  calibrate: () => 'launch +1',
  peek: ({ view }) => (view.movement.next !== undefined && view.segments.next !== undefined ? null : 'only you see it'),
  status: ({ others }, { status }) => freeOf(others, status),
  pressure: ({ others }) => freeOf(others, 'pressured'),
  takeCard: ({ others }) => {
    const robbed = others.filter(({ handSize }) => handSize > 0).length
    return robbed === 0 ? null : '+1 card'
  },
  takeCubes: ({ others }, { most }) => cubes(Math.min(most, Math.max(0, ...others.map((other) => other.cubes)))),
}

const cubes = (count: number): string | null => (count === 0 ? null : `+${counted(count, 'cube')}`)

/** CR-7.1: who has the status already gains nothing by a second copy. */
function freeOf(others: readonly SeenPlayer[], status: 'embargoed' | 'sabotaged' | 'pressured'): string | null {
  const free = others.filter((other) => !other[status]).length
  return free === 0 ? null : counted(free, 'target')
}

function sooner(me: SeenPlayer, building: readonly Rocket[]): string {
  const [rocket] = building
  if (building.length > 1 || rocket === undefined) return `${building.length} sooner`
  return `${padName(me, rocket.id)} ${rocket.remaining === 1 ? 'ready' : 'sooner'}`
}

/** Rockets stand on pads in the order built. */
export const padName = ({ rockets }: Pick<SeenPlayer, 'rockets'>, id: number): string =>
  `pad ${rockets.findIndex((rocket) => rocket.id === id) + 1}`

export function consequenceOf(view: View, me: SeenPlayer, card: Card, legal: readonly Action[]): Consequence {
  if (me.pressured) return { text: 'it is lost', isIdle: false }
  const { effect, needs } = factsOf(card)
  const others = view.players.filter(({ seat }) => seat !== me.seat)
  const targets = playsOf(legal, card).length || targetsNow(view, me.seat, card)
  const say = effects[effect.kind] as (now: Now, effect: Effect) => string | null
  const text = say({ view, me, others, targets }, effect)
  if (text !== null) return { text: withPrestige(text, effect, me.prestigeBonus), isIdle: false }
  if (needs.kind !== 'rocket' && me.prestigeBonus > 0)
    return { text: `only +${counted(me.prestigeBonus, 'cube')}`, isIdle: true }
  return { text: needs.kind === 'rocket' ? 'No target' : 'No effect now', isIdle: true }
}

/** CR-6.4: the card-play bonus comes on top. */
const withPrestige = (text: string, { kind }: Effect, bonus: number): string =>
  bonus === 0 ? text : `${text}${kind === 'gain' || kind === 'takeCubes' ? '' : ','} +${bonus}`

/** For a hand that is looked at outside of its turn: as many as the table shows. */
function targetsNow({ players }: View, seat: Seat, card: Card): number {
  const { needs } = factsOf(card)
  if (needs.kind === 'player') return players.length - 1
  if (needs.kind !== 'rocket') return 0
  const reach = players.filter((player) => (player.seat === seat) === (needs.of === 'own'))
  return reach.flatMap(({ rockets }) => rockets).filter((rocket) => needs.state === 'any' || isBuilding(rocket)).length
}
