import { useReplayJumps } from '@starboard/screen/frame/film/use-replay-jumps.ts'
import { changeSettings, moves, SPEEDS, useSettings } from '@starboard/screen/settings/settings.ts'
import { useEffect, useState } from 'react'
import { beatOf } from '../../film/model/beats.ts'
import { lastMoment, momentAt, type Reel } from '../../film/model/reel.ts'
import type { Player } from '../../film/use-player.ts'

interface Showing {
  readonly place: number
  readonly isPlaying: boolean
  readonly jumps: number | null
}

/** What was played before this page came is not shown again; what is played from now on is a film. */
const startOf = (reel: Reel | null, jumps: number | null): Showing => ({
  place: reel === null ? 0 : lastMoment(reel),
  isPlaying: true,
  jumps,
})

/** A film that grows while it is watched: whoever has seen all of it so far sees what comes next. */
export function useFlightPlayer(reel: Reel | null): Player | null {
  const jumps = useReplayJumps()
  const [showing, show] = useState(() => startOf(reel, jumps))
  const { place, isPlaying } = showing
  // Whoever goes elsewhere in a replay is there at once.
  if (showing.jumps !== jumps) show(startOf(reel, jumps))
  const settings = useSettings()
  const isMoving = moves(settings)
  const end = reel === null ? 0 : lastMoment(reel)
  const now = isMoving ? Math.min(place, end) : isPlaying ? end : Math.min(place, end)
  useEffect(() => {
    if (reel === null || !isPlaying || !isMoving || now >= end) return
    const timer = setTimeout(
      () => show((before) => ({ ...before, place: now + 1 })),
      beatOf(momentAt(reel, now)) / (settings.speed * hasteOf(reel, now)),
    )
    return () => clearTimeout(timer)
  }, [reel, now, end, isPlaying, isMoving, settings.speed])
  if (reel === null) return null
  const go = (to: number) => {
    const next = Math.max(0, Math.min(to, end))
    show({ place: next, isPlaying: next === end, jumps })
  }
  return {
    place: now,
    isPlaying: isPlaying && now < end,
    speed: settings.speed,
    go,
    step: (by) => go(now + by),
    stepTurn: (by) =>
      go(
        by === 1
          ? (reel.starts.find((start) => start > now) ?? end)
          : (reel.starts.findLast((start) => start < now) ?? 0),
      ),
    toggle: () => show({ place: now === end ? 0 : now, isPlaying: !(isPlaying && now < end), jumps }),
    changeSpeed: () => changeSettings({ speed: SPEEDS[(SPEEDS.indexOf(settings.speed) + 1) % SPEEDS.length] ?? 1 }),
  }
}

/** The table goes on by itself: whoever is turns behind sees them faster. */
const hasteOf = (reel: Reel, place: number): number =>
  1 + Math.max(0, momentAt(reel, lastMoment(reel)).turn - momentAt(reel, place).turn)
