/** The inks of the factory. Whatever a token of the game or the shell names comes from there. */
export const INK = {
  line: 'var(--game-line, #0d1016)',
  black: '#000',
  white: '#fff',
  safety: 'var(--game-safety, #ff7a1a)',
  safetyDeep: '#b84e07',
  hazard: 'var(--game-hazard, #f2b61f)',
  soot: '#16181d',
  harm: 'var(--harm)',
  harmSoft: 'var(--game-harm-soft, #ffd9d4)',
  harmDeep: 'var(--game-harm-deep, #17060a)',
  now: 'var(--now)',
  paper: 'var(--paper-0)',
  night: 'var(--night-0)',
  inkHi: 'var(--ink-hi)',
  inkMid: 'var(--ink-mid)',
} as const

export const FLOOR = {
  plate: '#79828e',
  tints: ['#727b87', '#7f8893', '#767f8b'],
  light: '#a9b2bd',
  dark: '#4a525d',
  rivet: '#4d5560',
  rivetLight: '#b8c0ca',
  tread: '#8d96a2',
  scratch: '#97a0ab',
  scratchDark: '#5a626d',
  grate: '#4b535e',
  grateDark: '#2c323a',
} as const

export const FRAME = {
  under: '#0a0d14',
  top: '#4a5362',
  bottom: '#2b323e',
  edge: '#8792a3',
  curb: '#5d6673',
  curbLight: '#98a2b0',
  text: '#d3daec',
} as const

interface BeltInk {
  readonly rail: string
  readonly railLight: string
  readonly rubber: string
  readonly slat: string
  readonly mark: string
}

export const BELT: Readonly<Record<'normal' | 'express', BeltInk>> = {
  normal: { rail: '#a9b1bc', railLight: '#e6ebf0', rubber: '#292a2e', slat: '#393a40', mark: '#f0bb4f' },
  express: { rail: '#6fa9cf', railLight: '#d4eefc', rubber: '#16202d', slat: '#25384c', mark: '#a6e1ff' },
}

export const BELT_BED = '#14171c'
export const ROLLER = { body: '#59616d', light: '#c8d0d9', dark: '#20242b' } as const

export const WALL = { side: '#7d838c', top: '#f1ede2', shadow: '#05070b' } as const

interface GearInk {
  readonly metal: string
  readonly rim: string
  readonly arrow: string
}

export const GEAR: Readonly<Record<'clockwise' | 'counter-clockwise', GearInk>> = {
  clockwise: { metal: '#c9983c', rim: '#7d5a1c', arrow: '#f7d27a' },
  'counter-clockwise': { metal: '#8aa3bc', rim: '#4d647b', arrow: '#d3e2f0' },
}
export const GEAR_WELL = { ground: '#1b1f26', ring: '#454d59', hub: '#15181f' } as const

export const PIT = {
  north: '#3b4351',
  west: '#262c36',
  east: '#151920',
  south: '#0c0f14',
  rung: '#525c6b',
  depth: '#0a0c10',
} as const

export const REPAIR = { disc: '#e9eef3', ring: '#2a63a8', tool: '#173d6b' } as const

export const MACHINE = {
  body: '#4a5360',
  light: '#aab3bf',
  dark: '#20252d',
  barrel: '#181b21',
  rod: '#cdd5de',
  plate: '#e4e9ef',
  figures: '#ffd35e',
} as const

export const LASER = {
  lens: '#ff3b3b',
  lensRim: '#5d0b0b',
  gleam: '#ffd9d0',
  idle: '#ff4a3d',
  glow: '#ff2b2b',
  beam: '#ff3d33',
  core: '#fff3ea',
} as const

export const BURST = {
  fill: '#ffb020',
  edge: '#7a1500',
  smoke: '#3a3f4a',
  smokeLight: '#6d7583',
  flame: '#ff6a1a',
} as const

export const CHECKPOINT = {
  ground: '#171b22',
  gleam: '#4c5563',
  pole: '#e9eef3',
  print: '#190a00',
  next: '#fff6df',
} as const

export const DOCK = {
  ground: '#454d59',
  light: '#7b8592',
  dark: '#262c35',
  mark: '#f2b33d',
  bumper: '#c9793a',
  text: '#eef2f6',
} as const

export const ROBOT = {
  rubber: '#23272f',
  tread: '#5b6472',
  steel: '#aab3bf',
  plate: '#e3e8ee',
  plateShade: '#8a93a0',
  iron: '#59626f',
  ironDark: '#3a414d',
  glass: '#0e1218',
  lamp: '#e8fbff',
  copper: '#7d4a26',
  copperLight: '#f0b070',
  spark: '#fff6c2',
  flame: '#ff9d2e',
  flameEdge: '#7a2000',
  flameCore: '#fff0a0',
  furnace: '#2a0c04',
  coal: '#ff8a2a',
  coalHot: '#fff1a0',
  eye: '#ffe27a',
} as const

export const CARD = { move: '#f26b12', turn: '#3b86d6', uTurn: '#8a63d2', back: '#c8383a', line: '#1f1b16' } as const
