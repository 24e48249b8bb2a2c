import { isForTable, isOnControl } from '@starboard/screen/pieces/keys.ts'
import { useEffect, useEffectEvent } from 'react'
import type { Player } from './use-player.ts'

/** Arrows step, with shift by turns; space plays and pauses; Home and End. */
export function useFilmKeys(player: Player, end: number): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = isForTable(event) ? meant(event, player, end) : undefined
    if (run === undefined) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function meant(event: KeyboardEvent, player: Player, end: number): (() => void) | undefined {
  if (event.key === ' ') return isOnControl(event) ? undefined : player.toggle
  if (isOnArrows(event)) return undefined
  const { step, stepTurn, go } = player
  const ways: Readonly<Record<string, () => void>> = {
    ArrowRight: () => (event.shiftKey ? stepTurn(1) : step(1)),
    ArrowLeft: () => (event.shiftKey ? stepTurn(-1) : step(-1)),
    Home: () => go(0),
    End: () => go(end),
  }
  return ways[event.key]
}

/** These keys belong to a row of tabs or choices, and to the cells of a plan. */
const isOnArrows = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-rove], [role="tab"], input, select') !== null
