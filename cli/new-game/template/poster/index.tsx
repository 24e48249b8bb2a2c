import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Cell } from './cell.tsx'

const Thumb = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <Cell />
  </svg>
)

/** What the shelf shows. Without a board beside it the game is announced as coming; it can be played in the terminal. */
export const poster: Poster = {
  id: 'fuel-heap',
  name: 'Fuel Heap',
  about: 'Take fuel cells in turn, and be the one who takes the last.',
  seats: [2, 2],
  minutes: [1, 3],
  accent: '#7cc5ff',
  loadArt: () => import('./art.tsx'),
  Thumb,
  Lettering: () => 'Fuel Heap',
}
