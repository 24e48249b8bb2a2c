import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Art } from './art.tsx'
import { Lettering } from './lettering.tsx'
import { Thumb } from './thumb.tsx'

export const poster: Poster = {
  id: 'space-goats',
  name: 'Space Goats',
  about: 'Buy rockets and shields, and be the last fleet standing.',
  seats: [2, 5],
  minutes: [15, 45],
  accent: '#f2b632',
  Art,
  Thumb,
  Lettering,
}
