/** Neighbours with a shed, a welder and too much time. */
export const BOT_NAMES = [
  'Hettie',
  'Jasper',
  'Wanda',
  'Ludo',
  'Finch',
  'Odette',
  'Gus',
  'Plum',
  'Ike',
  'Moss',
  'Barney',
  'Petra',
] as const
