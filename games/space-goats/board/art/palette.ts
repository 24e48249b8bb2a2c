/** The inks of the comic print. Whatever a token of the game or the shell names comes from there. */
export const INK = {
  line: 'var(--game-ink, #1b1230)',
  white: '#fff',
  paper: 'var(--paper-0, #fbf6e9)',
  cream: 'var(--paper-1, #f0e8d2)',
  bone: 'var(--paper-2, #d9ceb2)',
  mustard: 'var(--game-mustard, #f2b632)',
  ochre: '#c98a12',
  lemon: '#ffd97a',
  glow: '#fff3c4',
  red: '#e8432e',
  wine: '#7a1f2b',
  flame: '#ff7a2e',
  faded: '#e39c7f',
  rose: '#e79aa0',
  pink: '#ff8ad0',
  steel: '#c9d1d9',
  steelShade: '#8e9aa8',
  iron: '#584d63',
  sky: '#5fb0f5',
  ice: '#bfe6ff',
  glass: '#8fd0ff',
  blue: '#2470c4',
  navy: '#1a3f86',
  violet: '#7a3fd0',
  grape: '#4a2394',
  night: '#24104f',
  lilac: '#d9ccff',
  brown: '#b0703a',
  tan: '#b58a4a',
  bark: '#6f4a2a',
  rock: '#a8997e',
  rockShade: '#776b56',
  horn: '#e9c987',
  leaf: '#8aa83a',
  shade: '#1b123055',
  gleam: '#ffffff8c',
  mist: '#ffffff1f',
  glassTint: '#8fd0ffa8',
} as const

/** What differs from goat to goat. */
export type CoatInk = 'fur' | 'furShade' | 'blaze' | 'beard' | 'horns' | 'iris' | 'suit' | 'accent'
export type Coat = Readonly<Record<CoatInk, string>>

export type Ink = keyof typeof INK | CoatInk

const BLUE_SUIT = 'var(--game-suit, #56b4e9)'

/** A white goat in the blue suit of all ships. */
export const WHITE: Coat = {
  fur: INK.paper,
  furShade: INK.bone,
  blaze: INK.white,
  beard: INK.bone,
  horns: INK.horn,
  iris: INK.mustard,
  suit: BLUE_SUIT,
  accent: INK.red,
}

const fur = (fur: string, furShade: string, blaze: string): Coat => ({
  ...WHITE,
  fur,
  furShade,
  blaze,
  beard: furShade,
})

export const COATS = {
  white: WHITE,
  cream: fur('#f3dfb4', '#d3b57c', '#fff6e0'),
  tan: fur('#d9a566', '#a97438', '#f6e2c0'),
  brown: fur('#b0703a', '#7f4b20', '#f0e8d2'),
  rust: fur('#c9562f', '#8f3519', '#f7d9b8'),
  grey: fur('#c3c8d4', '#949bab', '#eef0f5'),
  slate: fur('#7d7894', '#57526e', '#cfcbe0'),
  dusty: fur('#8d7a5e', '#6c5b42', '#d9ceb2'),
  coal: fur('#4a3f55', '#332a3e', '#8b7c9c'),
  gold: fur('#f2b632', '#c98a12', '#ffd97a'),
} as const satisfies Readonly<Record<string, Coat>>

/** Behind a picture: the flat colour and that of its rays. */
export const GROUNDS = {
  hot: ['#ffb199', '#ff9272'],
  fire: ['#ffd97a', '#f5a623'],
  ember: ['#ff8a5c', '#e8432e'],
  blast: ['#5a1030', '#d9341f'],
  blue: ['#7cc4ff', '#5aaef5'],
  deepBlue: ['#1d5fae', '#2f7fd6'],
  steelBlue: ['#a9d4f5', '#86bfee'],
  violet: ['#7a3fd0', '#8f57e0'],
  grape: ['#5b2fa8', '#6d3cc4'],
  night: ['#24104f', '#33186b'],
  mustard: ['#fff0b8', '#ffdf86'],
  honey: ['#ffd97a', '#ffc94a'],
  dust: ['#6b6152', '#776c5b'],
} as const
export type Ground = keyof typeof GROUNDS
