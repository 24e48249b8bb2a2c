/** Who sits at the programming desks when the night shift is short of people. None of them is called like a robot. */
export const BOT_NAMES = [
  'Gasket',
  'Tilda',
  'Skid',
  'Pinion',
  'Otto',
  'Wrenna',
  'Toggle',
  'Maz',
  'Nelda',
  'Shim',
  'Vico',
  'Lugg',
] as const
