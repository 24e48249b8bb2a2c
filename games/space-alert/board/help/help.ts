import type { BoardHelp, Question } from '@starboard/screen/contract/board.ts'
import { slotOf } from '../../rules/flight/mission-of.ts'
import { firstTurnOf, lastTurnOf } from '../../rules/phases.ts'
import { resolve, snapshotOf } from '../../rules/resolution/resolve.ts'
import type { ShipState } from '../../rules/resolution/state.ts'
import type { SpaceAlert } from '../../rules/state.ts'
import { THREAT_CARDS } from '../../rules/threats/cards.ts'
import { markTurns } from '../../rules/threats/timing.ts'
import { faceName } from '../../rules/words/card-names.ts'
import { PLACE_NAMES } from '../../rules/words/names.ts'
import { caption } from '../../rules/words/on-the-clock.ts'
import { clockWords, printClock, printCountdown } from '../head/clock-words.ts'
import { forecastOf } from '../model/forecast.ts'
import { knownMission, seenPlan } from '../model/known-mission.ts'

type Asked = Parameters<Question<SpaceAlert>['answer']>[0]

const NOT_ABOARD = 'You look on and are not aboard.'

const questions: readonly Question<SpaceAlert>[] = [
  { key: 'C', text: 'What does the clock say?', answer: clock },
  { key: 'W', text: 'Where will I be?', answer: whereabouts },
  { key: 'P', text: 'What will my cards of this phase do?', answer: deeds },
  { key: 'D', text: 'Which threats come, and when?', answer: threats },
  { key: 'E', text: 'How much energy is left?', answer: energy },
  { key: 'H', text: 'What is in my hand?', answer: hand },
  { key: 'A', text: 'What was announced last?', answer: announced },
]

export const help: BoardHelp<SpaceAlert> = {
  keys: [
    { keys: '1 – 9', does: 'take a card of your hand' },
    { keys: 'M, A', does: 'its movement or action half' },
    { keys: 'turn number', does: 'place it there (0 is turn 10)' },
    { keys: 'T', does: 'turn over the card of a slot' },
    { keys: 'Backspace', does: 'take it back' },
    { keys: 'L', does: 'lock the phase early' },
    { keys: 'C', does: 'call out' },
  ],
  questions,
}

function clock({ view, now }: Asked): string {
  if (view.flight !== null)
    return view.flight.turn > view.turns ? 'The flight is over.' : `Turn ${view.flight.turn} of ${view.turns}.`
  if (view.phases === null || now === null) return 'No clock runs: the captain ends each phase.'
  const { sinceMs, what, until } = clockWords(view.phases, now)
  return `${what}${until === null ? '' : ` ${printCountdown(until - now)}`}. The clock shows ${printClock(sinceMs)}.`
}

/** SA-2.5: one's own plan as far as it is made, and where the next card finds one. */
function planned({ view, me, name }: Asked) {
  const own = me === null ? undefined : view.crew[me]?.own
  if (me === null || own === undefined) return null
  const plan = own.board.map(slotOf)
  return { turns: forecastOf(view, me, name, plan).turns, last: plan.findLastIndex((slot) => slot !== null) }
}

function whereabouts(asked: Asked): string {
  const plan = planned(asked)
  if (plan === null) return NOT_ABOARD
  const { turns, last } = plan
  const places = turns.slice(0, last + 1).map(({ at }, place) => `${place + 1} ${PLACE_NAMES[at]}`)
  const next = turns[last + 1]
  const then = next === undefined ? '' : `At turn ${last + 2} you stand in ${PLACE_NAMES[next.at]}.`
  return [...(places.length === 0 ? [] : [`After turn ${places.join(', ')}.`]), then].join(' ').trim()
}

function deeds(asked: Asked): string {
  const plan = planned(asked)
  if (plan === null) return NOT_ABOARD
  const phase = asked.view.crew[asked.me ?? -1]?.own?.openPhase ?? null
  const [first, end] = phase === null ? [plan.last, plan.last + 1] : [firstTurnOf(phase) - 1, lastTurnOf(phase)]
  const told = plan.turns
    .map(({ deeds: does }, place) => `Turn ${place + 1}: ${does.join(', ') || 'nothing'}.`)
    .slice(Math.max(0, first), end)
  return told.join(' ') || 'You have planned nothing.'
}

function threats({ view }: Asked): string {
  const lines = view.threats.map((threat) => {
    const card = THREAT_CARDS[threat.id]
    const marks = markTurns(view, threat).map(({ mark, turn }) => `${mark.toUpperCase()} in turn ${turn}`)
    const shields = card.kind === 'external' ? `, shields ${card.shields}` : ''
    return `${card.name}, ${threat.zone ?? 'inside'}, from turn ${threat.turn}: ${card.hp} hit points${shields}, speed ${card.speed}; ${marks.join(', ')}.`
  })
  return lines.join(' ') || 'None is announced yet.'
}

/** As the plans that are known leave it. */
function energy({ view, name }: Asked): string {
  const mission = view.flight?.mission ?? knownMission(view, name, seenPlan(view))
  const turn = view.flight?.turn ?? 0
  const ships: ShipState[] = []
  resolve(mission, (happening, ship) => {
    if (ships.length === 0 || (happening.kind === 'turnBegan' && happening.turn === turn + 1))
      ships.push(snapshotOf(ship))
  })
  const ship = ships.at(-1)
  if (ship === undefined) return 'Nobody knows.'
  return Object.entries(ship.zones)
    .map(
      ([zone, { shield, reactor, fuel }]) =>
        `${zone}: reactor ${reactor}, shield ${shield}${fuel === null ? '' : `, ${fuel} fuel capsules`}.`,
    )
    .join(' ')
}

function hand({ view, me }: Asked): string {
  const own = me === null ? undefined : view.crew[me]?.own
  if (own === undefined) return NOT_ABOARD
  return own.hand.length === 0
    ? 'Your hand is empty.'
    : `${own.hand.map(({ face }, place) => `${place + 1}: ${faceName(face)}`).join('. ')}.`
}

function announced({ view }: Asked): string {
  return caption(view)?.text ?? 'Nothing.'
}
