import { type Automatic, type Ctx, type Move, next, type Question, refuse } from '@starboard/kernel'
import type { Act, Action } from '../actions.ts'
import { ask, asked } from '../clock.ts'
import { showParts } from '../enhancements.ts'
import type { Event } from '../events.ts'
import { hidesParts } from '../in-play.ts'
import { reachSpace } from '../level.ts'
import { playerAt } from '../player.ts'
import { discardPart, installed, partIn } from '../rocket.ts'
import type { Part, Player, State, Step } from '../state.ts'
import { launchFailsOn } from '../tiers.ts'
import { note } from '../victory.ts'
import { FULL, PART_KINDS, type PartKind, REQUIRED } from '../vocabulary.ts'

type Of<K> = Extract<Step, { kind: K }>

const REQUIRED_KINDS = PART_KINDS.slice(0, REQUIRED)
/** BR-7.3: Staging and defence systems are not checked. */
const CHECKED_KINDS = PART_KINDS.slice(0, REQUIRED + 1)

interface OnThePad {
  readonly level: number
  readonly pad: string | null
  readonly rocket: readonly (Part | null)[]
  readonly groundFuel: number
}

/** BR-7.1: what keeps this rocket on the ground, in words. */
export function missingForLaunch(player: OnThePad): readonly string[] {
  return [
    ...(player.level === 1 ? [] : ['Level 1']),
    ...(player.pad === null ? ['launch-pad'] : []),
    ...REQUIRED_KINDS.filter((kind) => partIn(player, kind) === null),
    ...(player.groundFuel === FULL ? [] : ['fuel']),
  ]
}

const mayLaunch = (player: Player): boolean =>
  player.level === 1 &&
  player.groundFuel === FULL &&
  player.pad !== null &&
  !player.rocket.slice(0, REQUIRED).includes(null)

const NAMES: Readonly<Record<string, string>> = {
  'launch-pad': 'a Launch Pad',
  fuselage: 'a Fuselage',
  'nose-cone': 'a Nose Cone',
  'stabilizer-fins': 'Stabilizer Fins',
  thruster: 'a Thruster',
}

const LAUNCH: readonly Act<'launch'>[] = [{ kind: 'launch' }]
const NONE: readonly never[] = []

/** BR-7.1, 7.2: declared once, it ends the action phase whatever comes of it. */
export const launch: Move<State, Of<'action'>, Act<'launch'>, Event> = {
  legal: (s, seat) => (mayLaunch(playerAt(s, seat)) ? LAUNCH : NONE),
  check(s, seat) {
    const player = playerAt(s, seat)
    if (player.level > 1) return refuse('launched-already', 'BR-7.1', 'Your rocket has left the ground already.')
    const missing = missingForLaunch(player)
    if (missing.length === 0) return null
    const parts = missing.map((what) => NAMES[what] ?? `100% fuel (you have ${player.groundFuel}%)`)
    return refuse('not-ready', 'BR-7.1', `A launch still needs ${parts.join(', ')}.`)
  },
  apply(s, seat, _action, ctx) {
    const player = playerAt(s, seat)
    ctx.emit({ kind: 'launchDeclared', seat })
    if (hidesParts(player)) showParts(player, ctx)
    const failed = CHECKED_KINDS.filter((kind) => !passesLaunch(player, kind, ctx))
    if (failed.includes('thruster') && mayHaveStaging(player))
      next<Step>(s, { kind: 'useStaging', failed, ...asked(s, ctx) })
    else next<Step>(s, { kind: 'launchResult', failed })
    return 'answered'
  },
}

/** BR-7.3, 7.4: Cutting Edge parts roll no die. */
function passesLaunch(player: Player, part: PartKind, ctx: Ctx<Event>): boolean {
  const there = partIn(player, part)
  if (there === null) return true
  const failsOn = launchFailsOn(there.tier)
  const die = failsOn === 0 ? null : ctx.random.d6()
  const passed = die === null || die > failsOn
  const event = { kind: 'partChecked', seat: player.seat, part, tier: there.tier, die, passed } as const
  if (hidesParts(player)) ctx.reveal(event)
  else ctx.emit(event)
  return passed
}

/** BR-7.5, R52: asked whenever others may think that it is there. */
const mayHaveStaging = (player: Player): boolean => player.faceDown.length > 0 || partIn(player, 'staging') !== null

const useStaging: Move<State, Of<'useStaging'>, Act<'useStaging'>, Event> = {
  legal: (s, seat) =>
    installed(playerAt(s, seat), 'staging') === null
      ? [{ kind: 'useStaging', use: false }]
      : [
          { kind: 'useStaging', use: true },
          { kind: 'useStaging', use: false },
        ],
  check: (s, seat, { use }) =>
    use && installed(playerAt(s, seat), 'staging') === null
      ? refuse('no-staging', 'BR-7.5', 'You have no Staging installed.')
      : null,
  apply(s, seat, { use }, ctx, { failed }) {
    if (use) {
      ctx.emit({ kind: 'stagingUsed', seat })
      discardPart(s, playerAt(s, seat), { part: 'staging', why: 'usedUp' }, ctx)
    }
    next<Step>(s, { kind: 'launchResult', failed: use ? failed.filter((kind) => kind !== 'thruster') : failed })
    return 'answered'
  },
}

export const useStagingStep: Question<State, Of<'useStaging'>, Action, Event> = {
  asks: (s, { by }) => ask(s, s.active, by),
  moves: { useStaging },
  fallback: (s, seat) => ({ kind: 'useStaging', use: installed(playerAt(s, seat), 'staging') !== null }),
}

/** BR-7.6, 7.7 */
export const launchResultStep: Automatic<State, Of<'launchResult'>, Event> = {
  run(s, { failed }, ctx) {
    const player = playerAt(s, s.active)
    if (failed.length === 0) return reachSpace(s, player, ctx)
    const { seat } = player
    s.counts.scrubs++
    note(s, seat, 'scrubbed')
    ctx.emit({ kind: 'launchScrubbed', seat, failed })
    for (const part of failed) discardPart(s, player, { part, why: 'failed' }, ctx)
    if (hidesParts(player)) ctx.emit({ kind: 'partsHidden', seat })
  },
}
