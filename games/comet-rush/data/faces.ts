import { BOT_NAMES } from './bot-names.ts'

const TOPS = {
  bubble: 'M5.500 19C4 1.500 28 1.500 26.500 19M9 6.500l3-2',
  peak: 'M7 12.500l2-6q7-2.500 14 0l2 6M6 12.500q10 3.500 20 0M15 8.500h2',
  headset: 'M7.500 18c-1-14 18-14 17 0M5.500 16.500H8.500v5H5.500ZM23.500 16.500h3v5h-3ZM25 21.500q0 4.500-6 4.500',
  antenna: 'M8 15c1-8 15-8 16 0M16 9V4M14.500 3.500h3',
  beret: 'M6 13c-1-7 17-9 20-3c1 3-4 4-20 3ZM17 6.500l1-2.500',
  spikes: 'M8 15l1-6 3 3 1-6 3 4.500 3-4.500 1 6 3-3 1 6',
  long: 'M7.500 25c-4-4-3-18 8.500-18s12.500 14 8.500 18',
  wrap: 'M8 14.500c-1-10 17-10 16 0M8.500 13l14-5.500M9.500 15.500l14.500-6',
} as const

const EYES = {
  plain: 'M12.700 17.500h.1M19.300 17.500h.1',
  visor: 'M9 15.500h14v4H9ZM12 17.500h3',
  monocle: 'M12.700 17.500h.1M16.800 17.500a2.700 2.700 0 1 0 5.400 0a2.700 2.700 0 1 0-5.400 0M22 19.500l1 4',
} as const

const MOUTHS = {
  smile: 'M12.500 22.500q3.500 2.500 7 0',
  firm: 'M13 23h6',
  beard: 'M9 21c1 8 13 8 14 0M13.500 22.500h5',
} as const

type Look = readonly [top: keyof typeof TOPS, eyes: keyof typeof EYES, mouth: keyof typeof MOUTHS]

/** In the order of their names. */
const LOOKS: readonly Look[] = [
  ['long', 'plain', 'smile'],
  ['headset', 'plain', 'firm'],
  ['bubble', 'visor', 'firm'],
  ['peak', 'plain', 'beard'],
  ['spikes', 'plain', 'smile'],
  ['beret', 'monocle', 'firm'],
  ['antenna', 'visor', 'smile'],
  ['wrap', 'plain', 'beard'],
  ['spikes', 'visor', 'firm'],
  ['bubble', 'plain', 'smile'],
  ['peak', 'monocle', 'firm'],
  ['long', 'visor', 'smile'],
]

/** The strokes of whoever is called so. Null: no bot is. */
export function strokesOf(name: string): readonly string[] | null {
  const look = LOOKS[BOT_NAMES.findIndex((one) => one === name)]
  return look === undefined ? null : [TOPS[look[0]], EYES[look[1]], MOUTHS[look[2]]]
}
