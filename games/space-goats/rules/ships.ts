/** The names painted on the sixteen ship cards. */
export const SHIP_NAMES = [
  'Bleatnik',
  'Hircus Maximus',
  'Feta Force',
  'Nanny Nova',
  'Ramshackle',
  'Horn Solo',
  'Kid Comet',
  'Goatorade',
  'Billy Bolide',
  'Capricornucopia',
  'Cheese Whiz',
  'Udder Chaos',
  'Baa-rnstormer',
  'Alpine Express',
  'Cashmere Cat',
  'Gruff Justice',
] as const

/** Ships beyond the box, or after a loss, carry a number behind the name. */
export function shipName(id: number): string {
  const name = SHIP_NAMES[id % SHIP_NAMES.length] ?? ''
  const generation = Math.floor(id / SHIP_NAMES.length)
  return generation === 0 ? name : `${name} ${generation + 1}`
}
