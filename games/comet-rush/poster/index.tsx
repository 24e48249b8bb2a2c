import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Lettering } from './lettering.tsx'
import { Thumb } from './thumb.tsx'

export const poster: Poster = {
  id: 'comet-rush',
  name: 'Comet Rush',
  about: 'Build rockets and break the comet before it lands, and keep the pieces.',
  seats: [2, 4],
  minutes: [30, 45],
  firstMatch: {
    name: 'Learn it by playing',
    about: 'Seven minutes and four rounds against Vega, with a coach who shows you each thing when it comes up.',
    usual: { name: 'A usual match', about: 'A whole race for four, three of them bots.' },
  },
  daily: 'comet',
  accent: '#7fe3ff',
  loadArt: () => import('./art.tsx'),
  Thumb,
  Lettering,
}
