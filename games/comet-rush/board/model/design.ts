import type { Refused } from '@starboard/kernel'
import type { BoardProps } from '@starboard/screen/contract/board.ts'
import type { Build } from '../../rules/actions.ts'
import { buildTurns, LEVELS, rocketCost } from '../../rules/build.ts'
import { type Bonus, CARD_NAMES, factsOf } from '../../rules/cards.ts'
import type { CometRush } from '../../rules/state.ts'
import type { SeenPlayer } from '../../rules/view.ts'

export type Design = Omit<Build, 'kind'>
export type Part = keyof Design

/** The highest value that cards can ever raise a number to. */
export function mostOf(what: Bonus): number {
  for (const card of CARD_NAMES) {
    const { effect } = factsOf(card)
    if (effect.kind === 'raise' && effect.what === what) return effect.most
  }
  return 0
}

type Purse = Pick<SeenPlayer, 'cubes' | 'powerCap' | 'accuracyCap'>

const capOf = ({ powerCap, accuracyCap }: Purse, part: Part): number =>
  part === 'power' ? powerCap : part === 'accuracy' ? accuracyCap : LEVELS.length

const endOf: Readonly<Record<Part, number>> = {
  power: mostOf('powerCap'),
  accuracy: mostOf('accuracyCap'),
  level: LEVELS.length,
}

/** A steady rocket at the caps, as dear as the purse allows. */
export function firstDesign(player: Purse): Design {
  const wanted = { power: player.powerCap, accuracy: player.accuracyCap, level: 2 }
  return within(player, wanted)
}

/** The same design, held below the caps. */
export const within = (player: Purse, { power, accuracy, level }: Design): Design => ({
  power: Math.max(1, Math.min(power, capOf(player, 'power'))),
  accuracy: Math.max(1, Math.min(accuracy, capOf(player, 'accuracy'))),
  level: Math.max(1, Math.min(level, capOf(player, 'level'))),
})

export interface Notch {
  readonly value: number
  /** `dear`: within the cap, but the cubes do not reach. `locked`: above the cap. */
  readonly state: 'free' | 'dear' | 'locked'
}

/** Every position of one slider. */
export const notchesOf = (player: Purse, design: Design, part: Part): readonly Notch[] =>
  Array.from({ length: endOf[part] }, (_, place) => place + 1).map((value) => {
    if (value > capOf(player, part)) return { value, state: 'locked' }
    return { value, state: rocketCost({ ...design, [part]: value }) > player.cubes ? 'dear' : 'free' }
  })

/** What one slider adds to the price. */
export const priceOf = (design: Design, part: Part): number => rocketCost(design) - rocketCost({ ...design, [part]: 0 })

const WHEN: Readonly<Record<number, string>> = { 0: 'this turn', 1: 'next turn', 2: 'in 2 turns' }

export const whenReady = (level: number): string => WHEN[buildTurns(level)] ?? ''

export interface Plan {
  readonly cost: number
  readonly leaves: number
  /** The action, if it may be done now. */
  readonly build: Build | null
  /** Why not. */
  readonly why: Pick<Refused, 'text' | 'rule'> | null
}

type Offer = Pick<BoardProps<CometRush>, 'legal' | 'refused'>

export function planOf({ legal, refused }: Offer, player: Purse, design: Design): Plan {
  const cost = rocketCost(design)
  const build = legal.find((action) => action.kind === 'build' && sameDesign(action, design))
  const found = build?.kind === 'build' ? build : null
  return { cost, leaves: player.cubes - cost, build: found, why: found === null ? whyNot() : null }

  function whyNot(): NonNullable<Plan['why']> {
    const general = refused.find(({ action }) => action.kind === 'build')?.why
    if (general !== undefined) return general
    const isMain = legal.some(({ kind }) => kind === 'endTurn')
    if (!isMain) return { text: 'You build in the main step of your own turn.', rule: 'CR-2.8' }
    return { text: `This rocket costs ${cost} cubes, you have ${player.cubes}.`, rule: 'CR-3.3' }
  }
}

const sameDesign = (one: Design, other: Design): boolean =>
  one.power === other.power && one.accuracy === other.accuracy && one.level === other.level
