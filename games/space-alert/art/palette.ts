/** The inks of the ship and of what comes at it. Whatever a token of the shell names comes from there. */
export const INK = {
  line: '#0a0d18',
  paper: 'var(--paper-0, #fbf6e9)',
  card: 'var(--paper-1, #f0e8d2)',
  print: 'var(--print, #1f1b16)',
  lemon: 'var(--now, #ffd166)',
  glow: '#fffbe8',
  white: '#e8ecf7',
  // metal, from bright to deep
  tin: '#b9c4ea',
  steel: '#8c97bd',
  iron: '#59648d',
  hull: '#39426a',
  coal: '#262d45',
  night: '#0b1228',
  // brass, leather
  amber: '#f2b33d',
  gold: '#c98a2a',
  tan: '#c08a56',
  leather: '#8a5a3c',
  brown: '#5c3826',
  bark: '#3b2c2a',
  // fire
  peach: '#ffc3ae',
  orange: '#ff8a3c',
  flame: '#ff6a2b',
  rust: '#d96a2b',
  ember: '#9a4316',
  // alarm
  alarm: '#ff5a4a',
  red: '#e5484d',
  crimson: '#b3261e',
  wine: '#7c1216',
  // cold light
  ice: '#c8f6ff',
  aqua: '#9df0ff',
  teal: '#5fd3e6',
  cube: '#2fb7e6',
  deep: '#167fae',
  abyss: '#07293a',
  sky: '#7cc4ff',
  blue: '#6ea2ff',
  royal: '#2f66d8',
  navy: '#1f3a7c',
  // flesh of other worlds
  pink: '#ef8fae',
  rose: '#c9588a',
  magenta: '#b23c6e',
  plum: '#7d2450',
  lilac: '#d9c4ff',
  violet: '#a67bf0',
  grape: '#6a45b8',
  dusk: '#3d2a78',
  lime: '#d7ff8a',
  slime: '#9bdc3f',
  moss: '#5b9a2a',
  swamp: '#2f5a1e',
  // rock, from bright to deep
  sand: '#c9b495',
  clay: '#a18b70',
  rock: '#8a7766',
  stone: '#66574a',
  basalt: '#4d4138',
  crater: '#3b322b',
  shade: '#0a0d1858',
  gleam: '#ffffff60',
  // the crew, in their order
  seat1: 'var(--seat-1, #56b4e9)',
  seat2: 'var(--seat-2, #e69f00)',
  seat3: 'var(--seat-3, #f06ba8)',
  seat4: 'var(--seat-4, #b18cff)',
  seat5: 'var(--seat-5, #f0e442)',
} as const

export type Ink = keyof typeof INK

/** The ship cut open. */
export const ABOARD = {
  /** Plating that catches the light, and edges of instruments. */
  rim: '#aebaf0',
  edge: '#9fb0e6',
  door: '#c0c9e6',
  breech: '#717ca6',
  shaft: '#070d1f',
  arrow: '#cfe3ff',
  slot: '#141b35',
  shadow: '#000',
  light: '#fff',
  lamp: '#fff7dc',
  beam: '#fff3cf',
  shield: '#6fdcff',
  noShield: '#6fa6d8',
} as const

/** Walls, panels and planks of the zones. */
export const ROOM_PAINT = {
  red: { wall: '#5c1f2b', panel: '#73283a', planks: '#3a1019' },
  white: { wall: '#414b69', panel: '#515d80', planks: '#262d45' },
  blue: { wall: '#1f3a7c', panel: '#2a4c9c', planks: '#111f4a' },
} as const

/** Behind a threat in its frame. */
export const BACKDROP = { external: '#131b36', internal: '#3b4564', star: '#cfe0ff' } as const
