import { bug, type Ctx, type Refusal, refuse, type Seat, takeAt, type Windowed } from '@starboard/kernel'
import type { React, Reaction } from '../actions.ts'
import { type CardId, designOf, nameOf } from '../cards/catalogue.ts'
import { resumeTurnClock } from '../clock.ts'
import type { Event } from '../events.ts'
import { heldOf, hiddenPlace, leaveHand, playerAt, toDiscard, toldPlace } from '../player.ts'
import type { Play, ReactStep, State } from '../state.ts'
import { askNext } from './declare.ts'

interface Threat {
  readonly play: Play
  readonly share: number
}

const isFirst = ({ play, share }: Threat): boolean => play.shares[share]?.newtons === 0

/** BR-19.8: what this seat can really answer; passing is always possible. */
export function reactionsOf(s: State, seat: Seat, threat: Threat): readonly React[] {
  const { card, by } = threat.play
  const reactions: React[] = [{ kind: 'react', with: 'pass', against: card, from: by }]
  for (const answer of ['newton', 'heatShield', 'laser'] as const)
    if (problemWith(s, seat, { threat, answer }) === null)
      reactions.push({ kind: 'react', with: answer, against: card, from: by })
  return reactions
}

interface Answering {
  readonly threat: Threat
  readonly answer: Reaction
}

type Problem = 'no-newton' | 'no-shield' | 'no-laser' | 'wrong-card' | 'newton-only'

function problemWith(s: State, seat: Seat, { threat, answer }: Answering): Problem | null {
  const player = playerAt(s, seat)
  if (answer === 'pass') return null
  if (answer === 'newton') return heldOf(player.hand, 'newtons-third-law') === null ? 'no-newton' : null
  if (!isFirst(threat)) return 'newton-only'
  const design = designOf(threat.play.card)
  if (answer === 'heatShield') {
    if (design !== 'cosmic-rays') return 'wrong-card'
    return hiddenPlace(player.faceDown, 'heat-shield') < 0 ? 'no-shield' : null
  }
  if (design !== 'asteroid-storm') return 'wrong-card'
  return player.level === 1 || heldOf(player.hand, 'laser-cannon') === null ? 'no-laser' : null
}

const SENTENCES: Readonly<Record<Problem, string>> = {
  'no-newton': 'You do not hold Newton’s Third Law.',
  'no-shield': 'You have no Heat Shield face down.',
  'no-laser': 'You have no Laser Cannon to fire, or are on Earth.',
  'wrong-card': 'That stops another card: Heat Shield is for Cosmic Rays, Laser Cannon for an Asteroid Storm.',
  'newton-only': 'After a Newton only another Newton answers.',
}

function checkReaction(s: State, seat: Seat, action: React, step: ReactStep): Refusal | null {
  const { card, by } = step.play
  if (action.against !== card || action.from !== by)
    return refuse('other-attack', 'BR-19.8', `You are asked about ${nameOf(card)}.`)
  const problem = problemWith(s, seat, { threat: step, answer: action.with })
  return problem === null ? null : refuse(problem, 'BR-19.8', SENTENCES[problem])
}

export const reactStep: Windowed<State, ReactStep, React, Event> = {
  answer: 'react',
  mode: 'reaction',
  legal: (s, seat, step) => reactionsOf(s, seat, step),
  check: checkReaction,
  fallback: (_s, _seat, { play }) => ({ kind: 'react', with: 'pass', against: play.card, from: play.by }),
  close(s, { play, share, since }, answers, ctx) {
    resumeTurnClock(s, since, ctx)
    const [answer] = answers
    if (answer !== undefined) answered(s, { play, share, seat: answer.seat, answer: answer.action.with }, ctx)
  },
}

interface Answered extends Threat {
  readonly seat: Seat
  readonly answer: Reaction
}

function answered(s: State, { play, share, seat, answer }: Answered, ctx: Ctx<Event>) {
  const used = spendReaction(s, seat, answer)
  const told = { kind: 'reacted', seat, with: answer, against: play.card, from: play.by, ...used } as const
  ctx.reveal(told)
  if (answer === 'pass') return askNext(s, play, share + 1, ctx)
  if (answer !== 'newton') return ctx.emit({ kind: 'fizzled', card: play.card, victim: seat, why: 'cancelled' })
  const due = play.shares[share] ?? bug('There is no such share.')
  due.newtons++
  s.counts.reflected++
  const onto = seat === play.by ? due.seat : play.by
  ctx.emit({ kind: 'reflected', seat, onto, card: play.card })
  askNext(s, play, s.options.newtonChain ? share : share + 1, ctx)
}

interface Used {
  readonly card: CardId | null
  readonly place: number | null
}

/** BR-19.13: the reaction card is discarded. */
function spendReaction(s: State, seat: Seat, answer: Reaction): Used {
  const player = playerAt(s, seat)
  if (answer === 'pass') return { card: null, place: null }
  if (answer === 'heatShield') {
    const place = hiddenPlace(player.faceDown, 'heat-shield')
    const { card } = player.faceDown[place] ?? bug('There is no Heat Shield.')
    const told = toldPlace(player, place)
    takeAt(player.faceDown, place)
    toDiscard(s, card)
    return { card, place: told }
  }
  const design = answer === 'newton' ? 'newtons-third-law' : 'laser-cannon'
  const card = heldOf(player.hand, design) ?? bug(`There is no ${design}.`)
  leaveHand(player, card)
  toDiscard(s, card)
  return { card, place: null }
}
