import type { Poster } from '@starboard/screen/contract/poster.ts'

const Lamp = () => (
  <>
    <path d="M0 0h48v48H0Z" fill="#0b1020" />
    <path d="M14 40h20l-3-14H17Z" fill="#b9c2e6" />
    <circle cx="24" cy="18" r="9" fill="#ffd166" />
  </>
)

const Art = () => (
  <svg viewBox="6 -9 36 66" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d="M0-9h48v66H0Z" fill="#0b1020" />
    <Lamp />
  </svg>
)

const Thumb = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <Lamp />
  </svg>
)

export const poster: Poster = {
  id: 'night-watch',
  name: 'Night watch',
  about: 'Keep the lamps lit through a stormy night, all at once and in real time.',
  seats: [1, 4],
  minutes: [1, 1],
  accent: '#ffd166',
  loadArt: async () => ({ Art }),
  Thumb,
  Lettering: () => 'Night watch',
}
