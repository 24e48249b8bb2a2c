import { type NameOf, type Seat, seatOf } from '@starboard/kernel'
import { catalogueOf, effectOf } from '../../rules/catalogue.ts'
import type { RocketEffect } from '../../rules/effects.ts'
import { isAlive, livingCount } from '../../rules/player.ts'
import type { Step } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { isWreckageDue } from '../../rules/wreckage.ts'
import { capital, listed, nameOrYou, possessive } from './people.ts'

interface Story {
  readonly view: View
  readonly name: NameOf
  readonly me: Seat | null
}

/** What follows when the open question is answered, nearest first: "Bram may aim hit 2 at anyone." */
export function whatsNext(story: Story): readonly string[] {
  const { steps } = story.view.agenda
  if (story.view.ended !== null) return []
  const ahead = steps.slice(0, -1).toReversed()
  const hasEnd = ahead.some(({ kind }) => kind === 'turnEnd' || kind === 'roundOver')
  return [...ahead.flatMap((step) => told(story, step)), ...(hasEnd ? [] : afterTurn(story))]
}

function told(story: Story, step: Step): readonly string[] {
  const tell = TELL[step.kind] as ((story: Story, step: Step) => readonly string[]) | undefined
  return tell?.(story, step) ?? []
}

type Tell = { readonly [K in Step['kind']]?: (story: Story, step: Extract<Step, { kind: K }>) => readonly string[] }

const TELL: Tell = {
  wave: ({ name, me }, { attack, targets }) => [
    `Then hit ${attack.number} on ${listed(targets.map(nameOrYou(name, me)))}.`,
  ],
  secondHit: ({ view, name, me }) => [`${capital(nameOrYou(name, me)(view.active))} may aim hit 2 at anyone.`],
  drawback({ view, name, me }, { card }) {
    const effect = effectOf(catalogueOf(view.options), card)
    const drawback = effect.kind === 'rocket' ? effect.drawback : undefined
    return drawback === undefined ? [] : DRAWBACKS[drawback]({ view, name, me })
  },
  turnEnd: afterTurn,
  roundOver: ({ view }) => [`Then round ${view.round + 1} begins.`],
}

const DRAWBACKS: Readonly<Record<NonNullable<RocketEffect['drawback']>, (story: Story) => readonly string[]>> = {
  bank({ view, name, me }) {
    const bank = view.players[view.active]?.bank.length ?? 0
    if (bank === 0) return []
    return [`After it ${possessive(name, view.active, me)} bank drops from ${bank} to ${bank - 1}.`]
  },
  skip: ({ view, name, me }) =>
    view.active === me ? ['After it you skip your next turn.'] : [`After it ${name(view.active)} skips a turn.`],
  discard({ view, name, me }) {
    if (view.players[view.active]?.handSize === 0) return []
    return [`After it a random card of ${possessive(name, view.active, me)} hand is discarded.`]
  },
}

/** SG-2.9–2.11 */
function afterTurn(story: Story): readonly string[] {
  const { view, name, me } = story
  const player = view.players[view.active]
  if (player?.extraDue === true)
    return [`Then ${nameOrYou(name, me)(view.active)} ${view.active === me ? 'take' : 'takes'} an extra turn.`]
  const next = nextInRound(view)
  return next === null ? roundsEnd(story) : [turnOf(story, next)]
}

/** SG-1.4: null where the round ends first. */
function nextInRound({ players, active, start }: View): Seat | null {
  for (let step = 1; step <= players.length; step++) {
    const seat = seatOf((active + step) % players.length)
    if (seat === start) return null
    const player = players[seat]
    if (player !== undefined && isAlive(player)) return seat
  }
  return null
}

function turnOf({ view, name, me }: Story, seat: Seat): string {
  const who = nameOrYou(name, me)(seat)
  return view.players[seat]?.skipsNext === true
    ? `Next turn: ${who}, but ${seat === me ? 'you skip' : 'it is skipped'}.`
    : `Next turn: ${who}.`
}

function roundsEnd(story: Story): readonly string[] {
  const { view } = story
  if (isWreckageDue(view, livingCount(view)))
    return ['Then the round ends: wreckage hits both fleets unless a ship is lost before.']
  const first = view.players
    .map((_, step) => seatOf((view.start + step) % view.players.length))
    .find((seat) => {
      const player = view.players[seat]
      return player !== undefined && isAlive(player)
    })
  return first === undefined ? [] : [`Then the round ends. ${turnOf(story, first)}`]
}
