/** The inks of the yard: house paint, tin, timber, rust. Whatever a token of the shell names comes from there. */
export const INK = {
  line: 'var(--print, #1f1b16)',
  paper: 'var(--paper-0, #fbf6e9)',
  cream: '#e8dfc8',
  bone: '#d9ceb2',
  tape: '#f1e3b4',
  white: '#f3f5fb',
  ice: '#d5ddec',
  tin: '#b4bec2',
  steel: '#8b9499',
  iron: '#5d646b',
  coal: '#3a342f',
  red: '#c8402f',
  wine: '#8f2a22',
  brick: '#c65b44',
  rust: '#bd5433',
  orange: '#ea6a30',
  flame: '#ff9a3c',
  lemon: '#ffe08a',
  glow: '#fff3c4',
  mustard: '#dba63d',
  copper: '#d98b4a',
  brass: '#b27a42',
  wood: '#b5834b',
  plank: '#9a6a37',
  bark: '#7c522a',
  kraft: '#c2965c',
  blue: '#4f8bb0',
  haze: '#9fb9c8',
  denim: '#3d5f94',
  navy: '#2b3554',
  peri: '#7f8fc4',
  sky: '#a9ddff',
  plum: '#6d4a86',
  night: '#2b2350',
  violet: '#a98ad6',
  rose: '#d97a86',
  skin: '#eab58f',
  blush: '#d98a68',
  olive: '#7a7840',
  rock: '#a2968c',
  rockDeep: '#6f645e',
  sand: '#d58a58',
  dust: '#e8b27e',
  mars: '#b9512f',
  marsDeep: '#8f3a22',
  shade: '#1f1b1640',
  gleam: '#ffffff70',
} as const

export type Ink = keyof typeof INK

/** Behind a picture: sheets of torn paper, the last one nearest. */
export const SHEETS = {
  /** A plan on wrapping paper. */
  kraft: ['#d8b887'],
  /** The yard by day. */
  yard: ['#f3d9a6', '#e6ad74', '#c98a55'],
  /** The yard when nobody looks. */
  dusk: ['#55407a', '#43305f', '#2b2145'],
  space: ['#1f4e8c'],
  /** Where it is not nice. */
  deep: ['#2b2350'],
  mars: ['#eeb384', '#d9824f', '#b9512f'],
  storm: ['#c9774a', '#a95431', '#8f3a22'],
} as const
export type Ground = keyof typeof SHEETS
/** What is sown over a ground. */
export const SOWN = { grid: '#b98e57', star: '#dcebff', edge: '#f7ead0' } as const

export const PLANETS = { earth: '#3f79b5', land: '#c2a35c', mars: INK.mars, craters: INK.marsDeep } as const

/** The evening over the yards, from the top. */
export const DUSK = {
  sheets: ['#241f4a', '#3f2b5e', '#7a3f66', '#c4645a', '#eb9d59'],
  star: '#fff0c2',
  roof: '#2b1f3d',
  fence: '#4a3348',
  fenceLine: '#2a1d2c',
  lawn: '#5b4636',
} as const
