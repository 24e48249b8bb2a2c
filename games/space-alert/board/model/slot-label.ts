import { slotOf } from '../../rules/flight/mission-of.ts'
import { phaseOf } from '../../rules/phases.ts'
import { THREAT_CARDS } from '../../rules/threats/cards.ts'
import { slotAt } from './drafting.ts'
import { halfWords, slotWords } from './half-words.ts'
import { inShort } from './in-short.ts'
import { actionOf } from './slots.ts'
import { chipsIn, type TurnChip } from './turn-chips.ts'
import type { Planning } from './use-planning.ts'

/** A slot in words: its turn, what lies there and what it does, what is expected, and what a press would do. */
export function slotLabel(planning: Planning, turn: number): string {
  const { own, forecast, board, courses, held } = planning
  const cards = own === null ? [] : slotAt(own, turn)
  const deeds = forecast?.turns[turn - 1]?.deeds ?? []
  const what = slotWords(slotOf(cards))
  const does = deeds.length === 0 ? '' : ` (${deeds.join('; ')})`
  const comes = chipsIn(board.view.threats, courses, turn).map((chip) => chipWords(planning, chip))
  const press = !planning.isOpen(turn)
    ? phaseOf(turn) > (own?.openPhase ?? 0) && own?.openPhase !== null
      ? 'not open yet'
      : 'locked'
    : held?.from === 'hand'
      ? `${halfWords(actionOf(held.card, held.half))} here: place ${inShort(planning.tryOut(turn)?.happenings ?? [], planning.names)}`.trim()
      : held?.from === 'board' && held.turn !== turn
        ? `the card of turn ${held.turn} here: move`
        : ''
  return [`Turn ${turn}: ${what}${does}`, ...comes, press].filter((part) => part !== '').join('. ')
}

function chipWords({ board }: Planning, { sign, threat }: TurnChip): string {
  const announced = board.view.threats[threat]
  const name = announced === undefined ? 'A threat' : THREAT_CARDS[announced.id].name
  return sign === 'T' ? `${name} appears` : `${name} on ${sign}`
}
