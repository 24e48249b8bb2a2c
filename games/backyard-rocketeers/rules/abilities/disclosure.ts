import { type Move, next, type Question, refuse } from '@starboard/kernel'
import type { Act, Action } from '../actions.ts'
import { coverts } from '../attack/thefts.ts'
import { designOf } from '../cards/catalogue.ts'
import { ask, asked, resumeTurnClock } from '../clock.ts'
import { turnUp } from '../covert.ts'
import type { AbilityEffect } from '../effects.ts'
import { bombsAimedAt, loseEnhancement } from '../enhancements.ts'
import type { Event } from '../events.ts'
import { workingRovers } from '../mars/gauges.ts'
import { maybeDeployBackup, removeRover } from '../mars/rovers.ts'
import { isIn, playerAt } from '../player.ts'
import type { Player, State, Step } from '../state.ts'
import { lacksNothing, nothingChosen } from './plain.ts'
import type { AbilityRule } from './rules.ts'

type Of<K> = Extract<AbilityEffect, { kind: K }>

/** BR-4.9: bombs aimed at oneself, or all that one opponent hides. */
export const xRay: AbilityRule<Of<'xRay'>> = {
  ...nothingChosen,
  ...lacksNothing,
  targets: (_by, target) => isIn(target),
  play({ s, by, target }, ctx) {
    const found = target === by ? bombsAimedAt(s, by.seat) : bombsOf(target)
    ctx.reveal({ kind: 'xRayed', seat: by.seat, target: target.seat, found: found.length })
    for (const { seat, place } of [...found].reverse()) turnUp(s, playerAt(s, seat), place, ctx)
  },
}

const bombsOf = ({ seat, faceDown }: Player) =>
  faceDown.flatMap(({ victim }, place) => (victim === null ? [] : [{ seat, place }]))

const isBackup = ({ card }: { readonly card: Parameters<typeof designOf>[0] }): boolean =>
  designOf(card) === 'backup-rover'

/** BR-16.6: deployed Backup Rovers are face-up enhancements, too. */
export const supernova: AbilityRule<Of<'supernova'>> = {
  ...nothingChosen,
  lacks: (_s, { target: { enhancements, rovers } }) =>
    enhancements.length > 0 || rovers.some(isBackup)
      ? null
      : refuse('no-target', 'BR-3.5', 'That player has no face-up enhancement.'),
  play({ s, target }, ctx) {
    const before = workingRovers(target)
    while (target.enhancements.length > 0) loseEnhancement(s, target, { place: 0, why: 'supernova' }, ctx)
    for (let place = target.rovers.length - 1; place >= 0; place--) {
      const rover = target.rovers[place]
      if (rover !== undefined && isBackup(rover)) removeRover(s, target, { place, why: 'supernova' }, ctx)
    }
    maybeDeployBackup(s, target, before, ctx)
  },
}

/** BR-4.8 */
export const audit: AbilityRule<Of<'audit'>> = {
  ...nothingChosen,
  lacks: (_s, { target: { faceDown } }) =>
    faceDown.length > 0 ? null : refuse('no-target', 'BR-3.5', 'That player has no face-down card.'),
  play({ s, target }, ctx) {
    if (target.faceDown.length === 1) turnUp(s, target, 0, ctx)
    else next<Step>(s, { kind: 'auditReveal', seat: target.seat, ...asked(s, ctx) })
  },
}

type AuditStep = Extract<Step, { kind: 'auditReveal' }>

const auditReveal: Move<State, AuditStep, Act<'auditReveal'>, Event> = {
  legal: (s, seat) => coverts(playerAt(s, seat)).map((place) => ({ kind: 'auditReveal', place })),
  check: (s, seat, { place }) =>
    playerAt(s, seat).faceDown[place] === undefined
      ? refuse('nothing-there', 'BR-4.8', 'You have no face-down card there.')
      : null,
  apply(s, seat, { place }, ctx, { since }) {
    if (seat !== s.active) resumeTurnClock(s, since, ctx)
    turnUp(s, playerAt(s, seat), place, ctx)
    return 'answered'
  },
}

export const auditStep: Question<State, AuditStep, Action, Event> = {
  asks: (s, { seat, by }) => ask(s, seat, by),
  moves: { auditReveal },
  fallback: () => ({ kind: 'auditReveal', place: 0 }),
}
