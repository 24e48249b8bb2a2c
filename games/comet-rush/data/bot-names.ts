/** Captains of rocket crews that nobody elected. */
export const BOT_NAMES = [
  'Tindra',
  'Okono',
  'Vesper',
  'Brandt',
  'Sigrun',
  'Marlow',
  'Quinby',
  'Ibarra',
  'Rooke',
  'Zephyr',
  'Corvin',
  'Amalta',
] as const
