import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Lettering } from './lettering.tsx'
import { Thumb } from './thumb.tsx'

export const poster: Poster = {
  id: 'space-alert',
  name: 'Space Alert',
  about: 'Plan against the clock as one crew, then watch the ship come home.',
  seats: [1, 5],
  minutes: [25, 25],
  isTogether: true,
  firstMatch: {
    preset: 'firstFlight',
    name: 'First flight',
    about: 'No clock. You are the captain and go on when you like; each report comes with a word of advice.',
    usual: { name: 'Crew of four', about: 'A mission against the clock, with three bots.' },
  },
  daily: 'mission',
  workshop: 'Mission lab',
  accent: '#ff6158',
  loadArt: () => import('./art.tsx'),
  Thumb,
  Lettering,
}
