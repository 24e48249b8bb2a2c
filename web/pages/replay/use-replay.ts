import { isForTable, isOnControl } from '@starboard/screen/pieces/keys.ts'
import { moves, settings } from '@starboard/screen/settings/settings.ts'
import { playSound } from '@starboard/screen/sound/sound.ts'
import { MatchClock } from '@starboard/wire/match-clock'
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Found } from '../../replay/findings.ts'
import { commandOfKey } from '../../replay/keys.ts'
import type { Opened } from '../../replay/open.ts'
import { hashOfIndex, indexOfHash } from '../../replay/place.ts'
import { Player, type PlayerState } from '../../replay/player.ts'

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** The player of this match, starting where the address says. */
export function usePlayer({ replay, module }: Opened): { player: Player; state: PlayerState } {
  const player = useMemo(
    () =>
      new Player({
        replay,
        module,
        start: { index: indexOfHash(location.hash, replay.length) ?? 0 },
        filmSpeed: () => settings().speed,
        wall: () => performance.now(),
        moves: () => moves(settings()),
        sound: playSound,
        later,
      }),
    [replay, module],
  )
  useEffect(() => () => player.stop(), [player])
  return { player, state: useSyncExternalStore(player.subscribe, player.read) }
}

/** The match clock that boards read: it stands and runs as the replay does. Where it was no part of the play there is none. */
export function useReplayClock(
  player: Player,
  { isPlaying, index, speed, jumps }: PlayerState,
  isTimed: boolean,
): MatchClock {
  const clock = useMemo(() => new MatchClock(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told anew whenever one of these has changed
  useLayoutEffect(() => {
    const wall = performance.now()
    if (isTimed) clock.tell({ now: player.now, rate: player.rate, wall }, wall)
  }, [clock, player, isTimed, isPlaying, index, speed, jumps])
  return clock
}

/** Browsers refuse an address that changes many times a second. */
const SETTLED_MS = 250

/** The address follows the moment, and the moment follows an address that somebody else changed. */
export function useHash(player: Player, index: number, length: number): void {
  const first = useRef(index)
  const written = useRef<string | null>(null)
  useEffect(() => {
    if (index === first.current && location.hash === '') return
    return later(() => {
      written.current = hashOfIndex(index)
      history.replaceState(history.state, '', written.current)
    }, SETTLED_MS)
  }, [index])
  useEffect(() => {
    const follow = () => {
      const to = location.hash === written.current ? null : indexOfHash(location.hash, length)
      if (to !== null && to !== player.state.index) player.go(to)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [player, length])
}

export function useKeys(player: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const run = commandOfKey(event)
      if (run === undefined || !isForTable(event)) return
      if (event.key === ' ' && isOnControl(event) && !isSlider(event)) return
      event.preventDefault()
      run(player)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [player])
}

const isSlider = ({ target }: KeyboardEvent): boolean => target instanceof HTMLInputElement && target.type === 'range'

/** What has been found out so far. */
export const useFound = ({ findings }: Opened): Found => useSyncExternalStore(findings.subscribe, findings.read)
