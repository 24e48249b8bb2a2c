import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Art } from './art.tsx'
import { Lettering } from './lettering.tsx'
import { Thumb } from './thumb.tsx'

export const poster: Poster = {
  id: 'roborally',
  name: 'RoboRally',
  about: 'Give your robot five orders, then watch what belts and lasers make of them.',
  seats: [2, 8],
  minutes: [20, 90],
  accent: '#ff7a1a',
  Art,
  Thumb,
  Lettering,
}
