import { isForTable } from '@starboard/screen/pieces/keys.ts'
import { useEffect, useEffectEvent } from 'react'
import type { Half } from '../../rules/deal/card.ts'
import { slotAt } from '../model/drafting.ts'
import type { Planning } from '../model/use-planning.ts'
import type { Asking } from './use-asking.ts'

/** Everything can be done from the keyboard; the list behind `?` has it. */
export function usePlanningKeys(planning: Planning, asking: Asking, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForTable(event)) return
    const run = meant(event.key, planning, asking)
    if (run === undefined) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

/** What a key does now; undefined: nothing. */
function meant(key: string, planning: Planning, asking: Asking): (() => void) | undefined {
  if (planning.board.me === null || planning.own === null) return undefined
  if (/^[0-9]$/.test(key)) return numberMeant(Number(key), planning)
  return LETTERS[key.toLowerCase()]?.(planning, asking)
}

/** With a card in the fingers a number is a turn, otherwise a card of the hand; 0 is turn 10. */
function numberMeant(number: number, planning: Planning): (() => void) | undefined {
  const turn = number === 0 ? 10 : number
  if (planning.held !== null && planning.isOpen(turn)) return () => planning.put(turn)
  const card = planning.own?.hand[number - 1]
  if (card === undefined) return undefined
  return () => {
    planning.hold(card, 'action')
    firstEmptySlot()?.focus()
  }
}

type KeyOf = (planning: Planning, asking: Asking) => (() => void) | undefined

const LETTERS: Readonly<Record<string, KeyOf>> = {
  m: (planning) => halfMeant(planning, 'move'),
  a: (planning) => halfMeant(planning, 'action'),
  t: (planning) => {
    const turn = turnMeant(planning)
    const [card] = turn === null || planning.own === null ? [] : slotAt(planning.own, turn)
    return turn === null || card === undefined ? undefined : () => planning.turnOver(turn, card.id)
  },
  backspace: (planning) => {
    const turn = turnMeant(planning)
    const isFilled = turn !== null && planning.own !== null && slotAt(planning.own, turn).length > 0
    return isFilled ? () => planning.takeBack(turn) : undefined
  },
  l: ({ own, board }, asking) => {
    const phase = own?.openPhase ?? null
    const mayLock = board.legal.some(({ kind }) => kind === 'lockPhase')
    return phase === null || !mayLock ? undefined : () => asking.lock(phase)
  },
  c: ({ board }, asking) => (board.view.outage === null ? () => asking.call(!asking.isCalling) : undefined),
}

function halfMeant({ held, hold }: Planning, half: Half): (() => void) | undefined {
  if (held?.from !== 'hand' || held.half === half) return undefined
  return () => hold(held.card, half)
}

/** The slot that is held, or the one that has the focus; it must be open. */
function turnMeant({ held, isOpen }: Planning): number | null {
  const focused = document.activeElement?.closest('[data-turn]')?.getAttribute('data-turn')
  const turn = held?.from === 'board' ? held.turn : Number(focused ?? 0)
  return turn > 0 && isOpen(turn) ? turn : null
}

const firstEmptySlot = (): HTMLElement | null => document.querySelector('[data-turn][data-empty] button')
