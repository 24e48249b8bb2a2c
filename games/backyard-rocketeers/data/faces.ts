import { BOT_NAMES } from './bot-names.ts'

const TOPS = {
  cap: 'M7.500 14.500c0-10 17-10 17 0M7 14.500h21',
  curls: 'M8 15c-3-2-1-6 2-6c0-4 6-5 8-2.500c4-1 7 2 6 5c2 1 2 3 0 3.500',
  bun: 'M8 15c1-8 15-8 16 0M12.500 8a3.500 3.500 0 1 1 7 0',
  bald: 'M7.500 15.500c-2.500 2-1.500 5 .5 6M24.500 15.500c2.500 2 1.500 5-.5 6M13 11.500q3-1 6 0',
  straw: 'M3.500 14.500h25M9 14.500c0-10 14-10 14 0M9 12h14',
  tail: 'M8 15c1-9 15-9 16 0M24 12.500c5 1 4 9 1 11',
  goggles: 'M7.500 13h17M9.500 10.500h5.500v5H9.500ZM17 10.500h5.500v5H17Z',
  crest: 'M11.500 10l1-6 2.500 4.500 1.500-5.500 2 5.500 3-4-.5 6',
} as const

const EYES = {
  plain: 'M12.700 18.500h.1M19.300 18.500h.1',
  glasses:
    'M9.700 18.500a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0-5.200 0M17.100 18.500a2.600 2.600 0 1 0 5.200 0a2.600 2.600 0 1 0-5.200 0M15 18.500h2',
  freckles: 'M12.700 18h.1M19.300 18h.1M10.500 21h.1M21.500 21h.1',
} as const

const MOUTHS = {
  grin: 'M12.500 22.500q3.500 3 7 0Z',
  firm: 'M13 23.500h6',
  moustache: 'M11 23q2.500-2.800 5 0q2.500-2.800 5 0',
} as const

type Look = readonly [top: keyof typeof TOPS, eyes: keyof typeof EYES, mouth: keyof typeof MOUTHS]

/** In the order of their names. */
const LOOKS: readonly Look[] = [
  ['bun', 'glasses', 'grin'],
  ['cap', 'plain', 'moustache'],
  ['curls', 'plain', 'grin'],
  ['crest', 'freckles', 'grin'],
  ['goggles', 'plain', 'firm'],
  ['straw', 'glasses', 'firm'],
  ['bald', 'plain', 'moustache'],
  ['tail', 'freckles', 'grin'],
  ['straw', 'plain', 'moustache'],
  ['curls', 'glasses', 'firm'],
  ['goggles', 'freckles', 'moustache'],
  ['tail', 'glasses', 'firm'],
]

/** The strokes of whoever is called so. Null: no bot is. */
export function strokesOf(name: string): readonly string[] | null {
  const look = LOOKS[BOT_NAMES.findIndex((one) => one === name)]
  return look === undefined ? null : [TOPS[look[0]], EYES[look[1]], MOUTHS[look[2]]]
}
