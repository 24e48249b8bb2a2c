import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Lettering } from './lettering.tsx'
import { Thumb } from './thumb.tsx'

export const poster: Poster = {
  id: 'roborally',
  name: 'RoboRally',
  about: 'Give your robot five orders, then watch what belts and lasers make of them.',
  seats: [2, 8],
  minutes: [20, 90],
  firstMatch: {
    name: 'Learn it by playing',
    about: 'Two turns and six minutes in a small hall, against Otto, with a coach who helps you to program.',
    usual: { name: 'A usual race', about: 'Four robots, three of them driven by bots.' },
  },
  daily: 'race',
  clock: '30 seconds for each program',
  accent: '#ff7a1a',
  loadArt: () => import('./art.tsx'),
  Thumb,
  Lettering,
}
