import { changeSettings, SPEEDS, useSettings } from '@starboard/screen/settings/settings.ts'
import { useEffect, useState } from 'react'
import { beatOf } from './model/beats.ts'
import { lastMoment, momentAt, placeLike, type Reel } from './model/reel.ts'

/** Where the film is, and the ways to be elsewhere. */
export interface Player {
  readonly place: number
  readonly isPlaying: boolean
  readonly speed: number
  go(place: number): void
  step(by: 1 | -1): void
  /** To the beginning of the next turn, or of this one and then of the one before. */
  stepTurn(by: 1 | -1): void
  toggle(): void
  changeSpeed(): void
}

interface Showing {
  readonly reel: Reel
  readonly place: number
  readonly isPlaying: boolean
}

/** A film that is resolved anew goes on where it was. */
export function usePlayer(reel: Reel, first = 0): Player {
  const [kept, show] = useState<Showing>({ reel, place: first, isPlaying: false })
  const { speed } = useSettings()
  const now = kept.reel === reel ? kept : { ...kept, reel, place: placeLike(kept.reel, kept.place, reel) }
  if (now !== kept) show(now)
  const { place, isPlaying } = now
  const end = lastMoment(reel)
  const go = (to: number, plays = false) =>
    show({ reel, place: Math.max(0, Math.min(to, end)), isPlaying: plays && to < end })
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(
      () => show({ reel, place: Math.min(place + 1, end), isPlaying: place + 1 < end }),
      beatOf(momentAt(reel, place)) / speed,
    )
    return () => clearTimeout(timer)
  }, [reel, place, end, isPlaying, speed])
  return {
    place,
    isPlaying,
    speed,
    go: (to) => go(to),
    step: (by) => go(place + by),
    stepTurn: (by) => go(by === 1 ? nextTurn(reel, place) : turnBefore(reel, place)),
    toggle: () => (isPlaying ? go(place) : go(place === end ? 0 : place, true)),
    changeSpeed: () => changeSettings({ speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1 }),
  }
}

const nextTurn = (reel: Reel, place: number): number => reel.starts.find((start) => start > place) ?? lastMoment(reel)

const turnBefore = ({ starts }: Reel, place: number): number => starts.findLast((start) => start < place) ?? 0
