/** The inks of the Comet Rush drawings. Whatever a token of the game or the shell names comes from there. */
export const INK = {
  line: '#0a0e1c',
  print: 'var(--print)',
  paper: 'var(--paper-0)',
  paperShade: 'var(--paper-2)',
  /** Carries print: the shade alone is too dark for that under high contrast. */
  paperMid: 'color-mix(in srgb, var(--paper-1) 40%, var(--paper-2))',
  now: 'var(--now)',
  harm: 'var(--harm)',
  harmDeep: '#2b0707',
  white: '#fff',
  ice: 'var(--game-ice, #7fe3ff)',
  fire: 'var(--game-fire, #ff8a3c)',
  fireDeep: '#c2501a',
  ember: '#5a1608',
  emberGlow: '#ff6a1a',
  emberHeart: '#ffe3a1',
  amber: '#ffb23c',
  crumb: '#7cc9e8',
  seal: '#a9243a',
  rose: '#ffb4b4',
} as const

export const SKY = {
  top: '#060b1c',
  middle: '#0c1a38',
  horizon: '#15386a',
  ring: '#7fe3ff',
  twinkle: '#dff6ff',
  cold: '#cfe9ff',
  white: '#fff',
  warm: '#ffe7c9',
  light: '#ffd98a',
  air: ['#3f8fff', '#5ab0ff', '#9fdcff'],
  limb: '#bfeaff',
  sea: ['#2f7fb8', '#1b4d86', '#0d2346'],
  coast: '#0d2340',
  land: '#3c4468',
  landNear: '#454b70',
  cloud: '#dff1ff',
} as const

export const STEEL = {
  beam: '#56618f',
  brace: '#46507c',
  deck: '#3a4470',
  deckLight: '#59659a',
  deckDark: '#191f38',
  bell: '#39405c',
  shine: '#9aa4cc',
  truss: '#c9d1e8',
  thin: '#aab5e0',
  steam: '#dfe9ff',
} as const

export const HULL = {
  light: '#f4efe0',
  shade: '#b9b2a2',
  deep: '#8d8678',
  open: '#a9a392',
  nose: '#ff7a2f',
  noseDeep: '#c24a12',
  noseShine: '#ffc79a',
  port: '#1d3a5c',
} as const

export const BLUEPRINT = {
  paper: '#0b2a4a',
  line: '#9bebff',
  fill: '#7fe3ff',
  leader: '#bdf1ff',
  text: '#dff8ff',
} as const

export const HOLE = {
  edge: '#16060b',
  rim: '#9bebff',
  rings: ['#2b0a10', '#561309', '#94260b', '#d9520f', '#ff9a3c', '#ffe3a1'],
  core: ['#fff1c4', '#ffb04a', '#e2530f', '#7a1d0a'],
  tagRim: '#ffe2b0',
} as const

export const FLAME = ['#d9430f', '#ff8a3c', '#ffd27a', '#fff4d6'] as const

export const FACET = {
  bed: '#12385c',
  face: '#7fc6e6',
  gleam: '#eafcff',
  dusk: '#1b5f93',
  edge: '#f2feff',
  dent: '#12466f',
  mark: '#0c3c63',
  markRim: '#dff6ff',
  bright: '#cdf4ff',
} as const

export const GEM = {
  bed: '#1b4f7e',
  top: '#cdf4ff',
  left: '#8fd3ee',
  right: '#3d86b5',
  face: '#a6dff2',
  foot: '#2b6a9c',
  hot: '#5d7fa8',
} as const

export const CUBE = { top: '#ffe7b5', left: '#f2c879', right: '#b98534' } as const

export const ARC = {
  bed: '#2b1208',
  passed: '#cdeeff',
  passedFill: '#0b2036',
  passedText: '#d6f3ff',
  odds: '#ffd9b0',
  oddsRim: '#0a1022',
  late: '#ffb27f',
} as const

export const TAIL = {
  pale: '#eafcff',
  ice: '#bdeeff',
  deep: '#5fb7dd',
  streaks: ['#eafcff', '#cdf4ff', '#9bebff', '#ffb27f', '#ffd9a8'],
} as const

type Stops = readonly (readonly [offset: number, colour: string, opacity: number])[]

/** From the comet's centre to where the tail has faded. */
export const TAIL_STOPS: Readonly<Record<'haze' | 'ice' | 'fire' | 'core', Stops>> = {
  haze: [
    [0, '#2273b8', 0.95],
    [0.28, '#1d5c9e', 0.7],
    [0.5, '#174a86', 0.25],
    [1, '#174a86', 0],
  ],
  ice: [
    [0, '#6fdcff', 1],
    [0.25, '#45b2e6', 0.85],
    [0.5, '#2f8fd0', 0.25],
    [0.86, '#2f8fd0', 0],
  ],
  fire: [
    [0, '#ff8a3c', 1],
    [0.25, '#e2601f', 0.85],
    [0.5, '#a83a18', 0.1],
    [0.8, '#a83a18', 0],
  ],
  core: [
    [0, '#f2feff', 1],
    [0.3, '#cdf4ff', 0.8],
    [0.5, '#9bebff', 0.05],
    [0.7, '#9bebff', 0],
  ],
}

export const AIM = '#5fc9ea'
export const HALO = ['#bdf1ff', '#4db8e8'] as const
export const SPARK = '#fff3cf'
export const WARN = { fill: 'var(--game-eco, #b9770e)', edge: '#5a3500' } as const
export const DIM_DIE = { edge: '#3b4678', pip: '#5d6896', missed: '#7a2b2b' } as const

export const BURNING = {
  sky: ['#0a0718', '#2a0f22', '#7a2413'],
  sea: ['#8a3a22', '#3b2440', '#140d24'],
  land: '#4a2a3a',
  rock: '#3b2440',
  air: ['#ff6a1a', '#ff8a3c'],
  limb: '#ffd27a',
  cloud: '#ffb27f',
} as const

export const DAWN = ['#061024', '#0d2a52', '#2b6a9c'] as const

export const DESK = {
  room: '#0d1530',
  printout: '#dbe7ea',
  silk: '#2a0f1d',
  silkShade: '#1d0a15',
  ribbon: '#7a1a2b',
  wood: '#5b3a20',
  woodLight: '#8a5a30',
  felt: '#123a5c',
  cardBack: '#2a0d10',
} as const
