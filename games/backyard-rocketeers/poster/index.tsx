import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Lettering } from './lettering.tsx'
import { Thumb } from './thumb.tsx'

export const poster: Poster = {
  id: 'backyard-rocketeers',
  name: 'Backyard Rocketeers',
  about: 'Bolt a rocket together behind the house, fly it to Mars, and call home first.',
  seats: [2, 6],
  minutes: [45, 60],
  firstMatch: {
    name: 'Learn it by playing',
    about: 'From the pad to Mars in eight minutes, with Mrs Quark next door and a coach at your side.',
    usual: { name: 'A usual match', about: 'Four backyards, three of them with bots in them.' },
  },
  daily: 'mission',
  accent: '#efdfae',
  loadArt: () => import('./art.tsx'),
  Thumb,
  Lettering,
}
