import { isForTable, isOnControl, isOnPicked } from '@starboard/screen/pieces/keys.ts'
import { useEffect, useEffectEvent } from 'react'
import { REGISTERS } from '../../rules/state.ts'
import { CARD_KEYS, cardOf, openRegistersOf, registerOf } from '../model/drafting.ts'
import type { Drafting } from '../model/use-draft.ts'

/**
 * Letters pick a card, 1 to 5 put it into a register or take a card back, P announces a power down, Backspace takes the
 * last card back. Enter places what is picked, and submits what is full.
 */
export function useDraftKeys(drafting: Drafting): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForTable(event) || event.repeat) return
    const run = meant(event, drafting)
    if (run === null) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function meant(event: KeyboardEvent, drafting: Drafting): (() => void) | null {
  const key = event.key.toLowerCase()
  const { draft, deal, picked, robot } = drafting
  const card = deal[CARD_KEYS.indexOf(key)]
  if (card !== undefined) return () => pressCard(drafting, card)
  if (key === 'p') return () => drafting.setPowerDown(!draft.powerDown)
  const register = REGISTERS.find((one) => String(one) === key)
  if (register !== undefined)
    return () => (picked === null ? drafting.takeBack(register) : drafting.place(picked, register))
  if (key === 'backspace') {
    const last = openRegistersOf(robot).findLast((one) => cardOf(draft, one) !== null)
    return last === undefined ? null : () => drafting.takeBack(last)
  }
  if (key === 'escape' && picked !== null) return drafting.unpick
  return key === 'enter' && (!isOnControl(event) || isOnPicked(event)) ? enter(drafting) : null
}

function pressCard(drafting: Drafting, card: Drafting['deal'][number]): void {
  const register = registerOf(drafting.draft, card)
  if (register === null) drafting.pick(card)
  else drafting.takeBack(register)
}

function enter({ picked, nextRegister, place, empty, submit }: Drafting): (() => void) | null {
  if (picked !== null && nextRegister !== null) return () => place(picked, nextRegister)
  return empty.length === 0 ? submit : null
}
