import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Art } from './art.tsx'
import { Lettering } from './lettering.tsx'
import { Thumb } from './thumb.tsx'

export const poster: Poster = {
  id: 'space-alert',
  name: 'Space Alert',
  about: 'Plan against the clock as one crew, then watch the ship come home.',
  seats: [1, 5],
  minutes: [25, 25],
  workshop: 'Mission lab',
  accent: '#ff6158',
  Art,
  Thumb,
  Lettering,
}
