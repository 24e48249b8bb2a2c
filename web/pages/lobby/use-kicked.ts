import type { TableInfo } from '@starboard/wire/protocol'
import { useEffect, useRef, useState } from 'react'

export interface KickedState {
  readonly isKicked: boolean
  /** I am about to get up myself. */
  expect(): void
  forget(): void
}

/** Whether my seat was taken from me: it is gone, and I did not give it up. */
export function useKicked({ you }: TableInfo): KickedState {
  const [isKicked, setKicked] = useState(false)
  const seat = useRef(you.seat)
  const isExpected = useRef(false)
  useEffect(() => {
    if (seat.current !== null && you.seat === null) setKicked(!isExpected.current)
    if (you.seat !== null) setKicked(false)
    isExpected.current = false
    seat.current = you.seat
  }, [you.seat])
  return {
    isKicked,
    expect: () => {
      isExpected.current = true
    },
    forget: () => setKicked(false),
  }
}
