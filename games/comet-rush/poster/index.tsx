import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Art } from './art.tsx'
import { Lettering } from './lettering.tsx'
import { Thumb } from './thumb.tsx'

export const poster: Poster = {
  id: 'comet-rush',
  name: 'Comet Rush',
  about: 'Build rockets and break the comet before it lands, and keep the pieces.',
  seats: [2, 4],
  minutes: [30, 45],
  accent: '#7fe3ff',
  Art,
  Thumb,
  Lettering,
}
