/** Admirals of the herd. */
export const BOT_NAMES = [
  'Capri',
  'Ramsey',
  'Hornby',
  'Gruff',
  'Thyme',
  'Billie',
  'Nettle',
  'Briar',
  'Kidd',
  'Ibexa',
  'Clover',
  'Alpina',
] as const
