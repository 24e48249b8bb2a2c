import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Lettering } from './lettering.tsx'
import { Thumb } from './thumb.tsx'

export const poster: Poster = {
  id: 'space-goats',
  name: 'Space Goats',
  about: 'Buy rockets and shields, and be the last fleet standing.',
  seats: [2, 5],
  minutes: [15, 45],
  firstMatch: {
    name: 'Learn it by playing',
    about: 'A duel of six minutes against Captain Gruff, with a coach who shows you each thing when it comes up.',
    usual: { name: 'A usual match', about: 'Four fleets, three of them flown by bots.' },
  },
  daily: 'battle',
  accent: '#f2b632',
  loadArt: () => import('./art.tsx'),
  Thumb,
  Lettering,
}
