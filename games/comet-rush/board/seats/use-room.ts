import { useMedia } from '@starboard/screen/frame/layout/layout.ts'

/** How much of the rail each seat gets: all it wants, rivals in short, or everybody in short. */
export type Room = 'full' | 'rivals-short' | 'short'

/** Heights in pixels: everything but the rivals, and a rival in full and in short. */
const REST = 290
const RIVAL = 154
const SHORT_RIVAL = 120

/** Only a desk has a rail. */
export function useRoom(seats: number): Room {
  const isFull = !useMedia(lowerThan(REST + RIVAL * (seats - 1)))
  const isShort = useMedia(lowerThan(REST + SHORT_RIVAL * (seats - 1)))
  return isFull ? 'full' : isShort ? 'short' : 'rivals-short'
}

const lowerThan = (height: number): string => `(width >= 1024px) and (height < ${height}px)`
