import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Art } from './art.tsx'
import { Lettering } from './lettering.tsx'
import { Thumb } from './thumb.tsx'

export const poster: Poster = {
  id: 'backyard-rocketeers',
  name: 'Backyard Rocketeers',
  about: 'Bolt a rocket together behind the house, fly it to Mars, and call home first.',
  seats: [2, 6],
  minutes: [45, 60],
  accent: '#efdfae',
  Art,
  Thumb,
  Lettering,
}
