import type { Ctx, Seat } from '@starboard/kernel'
import { choicesOf, choosableParts } from './attack/choices.ts'
import { askNext } from './attack/declare.ts'
import { choosingOf } from './attack/rules.ts'
import { resumeTurnClock } from './clock.ts'
import { strongest } from './earth/destruction.ts'
import type { Event } from './events.ts'
import { playerAt } from './player.ts'
import type { Blow, Play, ReactStep, State, Step } from './state.ts'

/** BR-18.6: what was asked of a player who left is dropped, and what was aimed at them ends. */
export function dropSeat(s: State, seat: Seat, ctx: Ctx<Event>): void {
  const before = s.agenda.steps
  s.agenda.steps = []
  for (const step of before) {
    const left = seat === s.active ? leftOfTurn(step, seat) : leftOf(s, step, seat)
    if (left !== null) s.agenda.steps.push(left)
    if (left !== step && 'since' in step) resumeTurnClock(s, step.since, ctx)
    if (left === null && step.kind === 'react' && seat !== s.active) goOn(s, step, seat, ctx)
  }
}

/** The turn of somebody who left is over, but what it has done to others is still settled. */
function leftOfTurn(step: Step, seat: Seat): Step | null {
  switch (step.kind) {
    case 'turnEnd':
      return step
    case 'chooseLosses':
    case 'insuranceKeep':
    case 'auditReveal':
      return step.seat === seat ? null : step
    default:
      return null
  }
}

function leftOf(s: State, step: Step, seat: Seat): Step | null {
  switch (step.kind) {
    case 'react':
      return reactLeft(step, seat)
    case 'chooseLosses':
    case 'insuranceKeep':
    case 'auditReveal':
      return step.seat === seat ? null : step
    case 'giveFuelTank':
    case 'giveCovert':
      return step.seat === seat || step.to === seat ? null : step
    case 'blow':
      return step.blow.victim === seat || step.blow.by === seat ? null : step
    case 'reflectChoice':
      return step.blow.victim === seat ? null : step.blow.by === seat ? defaultBlow(s, step.blow) : step
    case 'chooseRpgTargets':
      return step.blow.victim === seat ? null : step.blow.by === seat ? defaultShot(s, step) : step
    default:
      return step
  }
}

const withoutShare = (play: Play, seat: Seat): Play => ({
  ...play,
  shares: play.shares.filter((share) => share.seat !== seat),
})

/** Null where this seat is the one who is asked. */
function reactLeft(step: ReactStep, seat: Seat): Step | null {
  if (step.window.asked.includes(seat)) return null
  const place = step.play.shares.findIndex((share) => share.seat === seat)
  if (place < 0) return step
  return { ...step, play: withoutShare(step.play, seat), share: place < step.share ? step.share - 1 : step.share }
}

/** The other share of a Collision Course goes on. */
function goOn(s: State, { play, share }: ReactStep, seat: Seat, ctx: Ctx<Event>): void {
  const rest = withoutShare(play, seat)
  if (rest.shares.length > 0) askNext(s, rest, share, ctx)
}

/** A choice counts as its default; but nobody who left takes anything. */
function defaultBlow(s: State, blow: Blow): Step | null {
  const choosing = choosingOf(s, blow)
  const [first] = choicesOf(choosing, playerAt(s, blow.by), playerAt(s, blow.victim))
  if (first === undefined || choosing === 'generator' || choosing === 'swap') return null
  return { kind: 'blow', blow: { ...blow, part: first.part ?? null, place: first.place ?? null } }
}

function defaultShot(s: State, { blow, count }: Extract<Step, { kind: 'chooseRpgTargets' }>): Step {
  const victim = playerAt(s, blow.victim)
  return { kind: 'hitParts', blow, parts: strongest(victim, count, choosableParts(victim)) }
}
