import { isForTable, isOnControl } from '@starboard/screen/pieces/keys.ts'
import { useEffect, useEffectEvent } from 'react'
import type { Player } from './use-player.ts'

/** Arrows step, with shift by turns; space plays and pauses; Home and End. Null: these keys are somebody else's. */
export function useFilmKeys(player: Player | null, end: number): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = player !== null && isForTable(event) ? meant(event, player, end) : undefined
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
  const way = WAYS[event.key]
  if (way === undefined) return undefined
  if (typeof way === 'string') return () => go(way === 'first' ? 0 : end)
  return () => (event.shiftKey ? stepTurn(way) : step(way))
}

const WAYS: Readonly<Record<string, 1 | -1 | 'first' | 'last'>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: 'first',
  End: 'last',
}

/** These keys belong to a row of tabs or choices, and to the cells of a plan. */
const isOnArrows = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-rove], [role="tab"], input, select') !== null
