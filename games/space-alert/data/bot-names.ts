/** Crew members whom the company found at short notice. */
export const BOT_NAMES = [
  'Orrin',
  'Sable',
  'Teodor',
  'Wynn',
  'Calla',
  'Daxter',
  'Halima',
  'Fenn',
  'Isko',
  'Yorick',
  'Paloma',
  'Rigby',
] as const
