import { isForTable, isOnControl, isOnPicked } from '@starboard/screen/pieces/keys.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { pointed, shipIn, targetOf } from '../model/choosing.ts'
import { MARKET_KEYS } from '../model/offers.ts'
import type { Picking } from '../model/use-picking.ts'
import { letterOf } from '../stage/words.ts'

/**
 * Digits press hand cards (see `Hand`). Letters are ships while a ship is chosen; else Q, W, E … are the market, or
 * the fleets to aim at. P passes, Enter says yes; Esc is the prompt bar's.
 */
export function useDeskKeys(picking: Picking): void {
  // Enter belongs to what has the focus, unless a key has picked something since the focus came there.
  const isByKey = useRef(false)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForTable(event) || event.repeat) return
    const run = meant(event, picking, isByKey.current)
    isByKey.current = isLetter(event)
    if (run === null) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const moved = () => {
      isByKey.current = false
    }
    document.addEventListener('keydown', press)
    document.addEventListener('focusin', moved)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('focusin', moved)
    }
  }, [])
}

/** Letters and digits; a space presses what has the focus. */
const isLetter = ({ key }: KeyboardEvent): boolean => key.length === 1 && key !== ' '

function meant(event: KeyboardEvent, picking: Picking, isByKey: boolean): (() => void) | null {
  if (picking.asked === null) return null
  if (event.key === 'Enter') return picking.previewed !== null && (isByKey || mayEnter(event)) ? picking.confirm : null
  if (!isLetter(event)) return null
  const key = event.key.toUpperCase()
  return shipMeant(key, picking) ?? aimMeant(key, picking) ?? (key === 'P' ? passMeant(picking) : null)
}

const mayEnter = (event: KeyboardEvent): boolean => !isOnControl(event) || isOnPicked(event)

function shipMeant(key: string, { picked, legal, front, press }: Picking): (() => void) | null {
  const ships = new Set(pointed(picked, { legal }).map(shipIn))
  const ship = front.fleet.find(({ id }, place) => letterOf(place) === key && ships.has(id))
  return ship === undefined ? null : () => press({ kind: 'ship', ship: ship.id })
}

function aimMeant(key: string, { picked, legal, view, press }: Picking): (() => void) | null {
  const place = MARKET_KEYS.indexOf(key)
  const targets = pointed(picked, { legal }).flatMap((action) => targetOf(action) ?? [])
  const target = targets[place]
  if (target !== undefined) return () => press({ kind: 'seat', seat: target })
  if (targets.length > 0 && place >= 0) return null
  return place >= 0 && place < view.market.length ? () => press({ kind: 'slot', slot: place }) : null
}

function passMeant({ legal, press }: Picking): (() => void) | null {
  const mayPass = legal.some(({ kind }) => kind === 'pass')
  return mayPass ? () => press({ kind: 'ask', action: { kind: 'pass' } }) : null
}
