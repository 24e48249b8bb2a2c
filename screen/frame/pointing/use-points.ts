import type { Pointed } from '@starboard/wire/protocol'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAroundBoard } from '../context.ts'
import { spokenName, targetNamed } from './targets.ts'

/** Somebody points at a thing, for as long as that is shown. */
export interface ShownPoint extends Pick<Pointed, 'seat' | 'name' | 'at'> {
  readonly id: number
  /** For those who hear it. */
  readonly text: string
}

const SHOWN_MS = 3000

/** Who points at what right now. */
export function usePoints(root: RefObject<Element | null>): readonly ShownPoint[] {
  const { onPoint, table } = useAroundBoard()
  const [points, setPoints] = useState<readonly ShownPoint[]>([])
  const count = useRef(0)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const show = useEffectEvent(({ seat, name, at }: Pointed) => {
    const id = ++count.current
    const target = targetNamed(root.current, at)
    const who = seat === table?.you.seat ? 'You point' : `${name} points`
    const text = `${who} at ${target === null ? at : spokenName(target)}.`
    const isOther = (one: ShownPoint) => one.seat !== seat || one.at !== at
    setPoints((now) => [...now.filter(isOther), { id, seat, name, at, text }])
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setPoints((now) => now.filter((one) => one.id !== id))
    }, SHOWN_MS)
    timers.current.add(timer)
  })
  useEffect(() => onPoint?.((pointed) => show(pointed)), [onPoint])
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
      running.clear()
    }
  }, [])
  return points
}
