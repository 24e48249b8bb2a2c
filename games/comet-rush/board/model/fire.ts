import { type Seat, seatOf } from '@starboard/kernel'
import { type SegmentCard, strengthOf } from '../../rules/cards.ts'
import { aim } from '../../rules/launch.ts'
import type { Rocket } from '../../rules/state.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { launchOdds } from './odds.ts'

export interface UnderFire {
  /** Face up, or seen by this viewer alone. Null: nobody knows. */
  readonly strength: number | null
  /** What it has left; one figure where it is known, else all that are possible. */
  readonly healths: readonly number[]
  readonly isPrivate: boolean
}

/** The segment that the next hit strikes. Null: there is none left. */
export function underFire({ segment, segments, ahead, ended }: View): UnderFire | null {
  if (segment !== null) return { strength: segment.strength, healths: [segment.health], isPrivate: false }
  if (ended?.how === 'comet-destroyed') return null
  const [open] = ahead
  if (open !== undefined) return { strength: open, healths: [open], isPrivate: false }
  if (segments.next !== undefined) {
    const strength = strengthOf(segments.next)
    return { strength, healths: [strength], isPrivate: true }
  }
  const healths = faceDown(segments.left)
  const [only] = healths
  if (only !== undefined && healths.length === 1) return { strength: only, healths, isPrivate: false }
  return healths.length === 0 ? null : { strength: null, healths, isPrivate: false }
}

/** Strengths that nobody has turned up yet, in order. */
export const faceDown = (left: Readonly<Record<SegmentCard, number>>): readonly number[] =>
  (Object.keys(left) as SegmentCard[])
    .filter((card) => (left[card] ?? 0) > 0)
    .map(strengthOf)
    .toSorted((a, b) => a - b)

/** "4–6 8 9": three and more in a row are told by their ends. */
export function runsOf(figures: readonly number[]): string {
  const runs: number[][] = []
  for (const figure of figures) {
    const last = runs.at(-1)
    if (last?.at(-1) === figure - 1) last.push(figure)
    else runs.push([figure])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(' '))).join(' ')
}

/** Whose turn comes after the present one, and how likely it breaks the segment with what will be ready then. */
export function nextThreat(view: View): { readonly seat: Seat; readonly chance: number } | null {
  const fire = underFire(view)
  const seat = seatOf((view.active + 1) % view.players.length)
  const player = view.players[seat]
  if (fire === null || view.ended !== null || player === undefined) return null
  const ready = player.rockets.filter(({ remaining }) => remaining <= 1)
  return { seat, chance: meanOf(fire.healths, (health) => breakChance(view, { player, ready, health })) }
}

interface Salvo {
  readonly player: SeenPlayer
  readonly ready: readonly Rocket[]
  readonly health: number
}

/** How likely these rockets take that much health, launched in the best order. */
export function breakChance({ options }: Pick<View, 'options'>, { player, ready, health }: Salvo): number {
  const best = (left: number, rockets: readonly Rocket[], tokens: number, isFirst: boolean): number => {
    if (left <= 0) return 1
    return Math.max(0, ...rockets.map((rocket) => launching(left, rocket, rockets, { tokens, isFirst })))
  }
  const launching = (
    left: number,
    rocket: Rocket,
    rockets: readonly Rocket[],
    { tokens, isFirst }: { readonly tokens: number; readonly isFirst: boolean },
  ): number => {
    const aimed = isFirst ? aim(player, rocket) : { ...rocket, sabotaged: false }
    const rest = rockets.filter(({ id }) => id !== rocket.id)
    const { plain, withToken } = launchOdds(aimed, tokens, options)
    const hit = best(left - aimed.power, rest, tokens, false)
    const kept = plain * hit + (1 - plain) * best(left, rest, tokens, false)
    if (withToken === null) return kept
    return Math.max(kept, plain * hit + withTokenSpent({ plain, withToken, left, aimed, rest, tokens }))
  }
  /** The token is gone only where the first throw missed. */
  const withTokenSpent = (shot: {
    readonly plain: number
    readonly withToken: number
    readonly left: number
    readonly aimed: { readonly power: number }
    readonly rest: readonly Rocket[]
    readonly tokens: number
  }): number =>
    (shot.withToken - shot.plain) * best(shot.left - shot.aimed.power, shot.rest, shot.tokens - 1, false) +
    (1 - shot.withToken) * best(shot.left, shot.rest, shot.tokens - 1, false)
  return best(health, strongest(ready), player.tokens, true)
}

/** With more the orders grow out of hand. */
const MOST_LOOKED_AT = 5

const strongest = (rockets: readonly Rocket[]): readonly Rocket[] =>
  rockets.length <= MOST_LOOKED_AT
    ? rockets
    : rockets.toSorted((a, b) => b.power * b.accuracy - a.power * a.accuracy).slice(0, MOST_LOOKED_AT)

const meanOf = (values: readonly number[], worth: (value: number) => number): number =>
  values.reduce((sum, value) => sum + worth(value), 0) / Math.max(1, values.length)

/** "enough for the 3 left", said of a rocket with this power. */
export function damageWords(fire: UnderFire | null, power: number): string {
  if (fire === null) return 'nothing left to hit'
  const [health = 0] = fire.healths
  if (fire.healths.length === 1)
    return power >= health ? `enough for the ${health} left` : `${health - power} of ${health} would be left`
  const broken = fire.healths.filter((one) => one <= power)
  if (broken.length === fire.healths.length) return 'enough for whatever is face down'
  return broken.length === 0
    ? 'too little to break one at once'
    : `enough for ${broken.join(', ')} of the face-down ones`
}
