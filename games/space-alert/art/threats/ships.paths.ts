import { burst, dashed, flat, hull, type Marks, oval, paired, pipe, placed, shape, stroke } from '../marks.ts'

/** All of them come with the nose down, around 0,0. */

export const DESTROYER: Marks = [
  ...paired(flat('teal', 'M-8-13L-5.500-22-3-13Z')),
  ...paired(...pipe('M-10 2V15', 'tin', 2.2)),
  ...hull('steel', '0 21, -4 14, -5 5, -12 5, -14 -8, -8 -14, 0 -15'),
  ...paired(flat('red', 'M-13.300-4.500L-6.500-7V-3L-12.700-.5Z')),
  stroke('M-5 5L-4-13', 1.2),
  ...hull('lemon', '0 12, -2.400 5, 0 -1', 1.3),
]

/** 120 by 92, from its corner. */
export const STEALTH: Marks = [
  flat('sky', 'M49 9L53 1 55 14ZM71 9L67 1 65 14ZM57 10L60 0 63 10Z'),
  shape('hull', 'M60 90L50 62 6 34 12 22 42 31 47 9 55 15 60 6 65 15 73 9 78 31 108 22 114 34 70 62Z'),
  flat('iron', 'M60 90L50 62 6 34 12 22 42 31 60 50Z'),
  flat('coal', 'M60 50L78 31 108 22 114 34 70 62 60 90Z'),
  flat('steel', 'M42 31L47 9 55 15 60 50Z'),
  flat('tin', 'M6 34L12 22 42 31 26 33Z'),
  stroke('M60 90L50 62 6 34 12 22 42 31 47 9 55 15 60 6 65 15 73 9 78 31 108 22 114 34 70 62Z'),
  shape('lemon', 'M60 78L54 58 60 46 66 58Z', 2.4),
]

export const GUNSHIP: Marks = [
  ...paired(flat('orange', 'M-12-12L-9.500-21-7-12Z')),
  ...paired(...pipe('M-16 0V16', 'steel', 3.2), ...pipe('M-8 4V20', 'tin', 2.6)),
  ...hull('iron', '0 10, -5 12, -19 7, -21 -5, -14 -13, 0 -10'),
  ...paired(flat('red', 'M-19.500-3L-15-10-11.500-9.500-17 2Z'), stroke('M-12 9L-11-4-5-10', 1.3)),
  ...hull('gold', '0 17, -3.400 9, -3 0, 0 -5', 1.4),
  flat('lemon', 'M0 13L-1.600 8.500 0 4Z'),
]

const FIGHTER_HULL = '0 21, -2.500 12, -3.500 2, -6 -3, -4 -15, 0 -13'

export const FIGHTER: Marks = [
  flat('orange', 'M-3.500-13L0-22 3.500-13Z'),
  ...paired(
    shape('red', 'M-4-6L-19-13-20-6-17 12-15.500 1-4 4Z'),
    flat('gleam', 'M-5-5L-18-11-18.500-7-5-2Z'),
    ...pipe('M-17.500-4V14', 'steel', 1.6, 1),
  ),
  ...hull('white', FIGHTER_HULL),
  ...hull('sky', '0 11, -1.800 6, 0 1', 1.2),
]

/** A slighter fighter in a lump of ice. */
export const CRYO_FIGHTER: Marks = [
  shape('deep', 'M-17-7L-8-19 8-19 17-7 15 10 5 21-5 21-15 10Z'),
  flat('cube', 'M-17-7L-8-19 0-12-4 4-15 10ZM8-19L17-7 7-4 0-12Z'),
  flat('teal', 'M-8-19H8L0-12ZM-15 10L-4 4-5 21Z'),
  flat('abyss', 'M17-7L15 10 5 21 8 6Z'),
  ...hull('white', '0 16, -2 8, -11 1, -12 -6, -3 -3, -2.500 -9, 0 -8', 1.4),
  ...hull('lemon', '0 8, -1.400 4, 0 0', 1),
  stroke('M-17-7L-8-19 8-19 17-7 15 10 5 21-5 21-15 10Z'),
  stroke('M-13-6L-7-15M-12 9L-6 15M9-14L12-8', 1.6, 'glow'),
]

export const GRAPPLER: Marks = [
  ...paired(
    ...pipe('M-8-6C-22-12-22 4-15 9', 'iron', 4),
    shape('gold', 'M-19 6L-12 7-8 12-9 20-12.500 15-16 13-18 19-20.500 12Z'),
  ),
  shape('steel', oval(0, -4, 12)),
  flat('shade', 'M0-16A12 12 0 0 1 0 8Z'),
  stroke('M-11.500-7Q0-2 11.500-7M-10 3Q0 7 10 3M0-16V-5M-7-14L-6-6M7-14L6-6', 1.3),
  shape('coal', 'M-7-2Q0 2 7-2L5 4Q0 6.500-5 4Z', 1.4),
  flat('alarm', oval(-3, 1.4, 1.4) + oval(3, 1.4, 1.4)),
]

/** It grins, since it will not come back. */
export const KAMIKAZE: Marks = [
  flat('flame', 'M-7-9L-9-21-4-16 0-23 4-16 9-21 7-9Z'),
  flat('lemon', 'M-4-9L-4-15 0-18 4-15 4-9Z'),
  ...paired(shape('wine', 'M-6-6L-16-11-13 0-7 6Z')),
  shape('red', 'M0 22C-9 14-9 2-7-10H7C9 2 9 14 0 22Z'),
  flat('shade', 'M0 22C9 14 9 2 7-10H1C4 2 4 14 0 22Z'),
  ...paired(shape('glow', 'M-6.500-5L-1-2-5 1.500Z', 1.2)),
  shape('white', 'M-6.500 6Q0 3 6.500 6Q4 13 0 13Q-4 13-6.500 6Z', 1.3),
  stroke('M-3.500 5V11M0 4.600V13M3.500 5V11', 1.1),
]

export const SCOUT: Marks = [
  stroke('M-18-13Q-21-6-18 1M18-13Q21-6 18 1M-13-10Q-15-6-13-2M13-10Q15-6 13-2', 1.8, 'aqua'),
  ...pipe('M0-8V-19', 'steel', 1.4, 1),
  shape('alarm', oval(0, -19, 2.4), 1.3),
  ...paired(...pipe('M-5 5L-10 17', 'steel', 1.8, 1), shape('gold', 'M-13 16H-7V20H-13Z', 1.2)),
  shape('amber', 'M-10-4Q-10-11 0-11Q10-11 10-4Q10 8 0 8Q-10 8-10-4Z'),
  flat('shade', 'M0-11Q10-11 10-4Q10 8 0 8Z'),
  shape('white', oval(0, -1, 6), 1.5),
  shape('deep', oval(0, 0, 3.6), 1.2),
  flat('ice', oval(-1.2, -1.4, 1.3)),
]

/** Half of it is not there. */
export const PHANTOM: Marks = [
  dashed('M0-20C-14-18-22-6-18 14M0-20C14-18 22-6 18 14', 1.3, 'lilac'),
  ...paired(
    shape('dusk', 'M0-14C-12-14-19-4-16 17C-13 6-9 2-5 3L0 10Z'),
    flat('grape', 'M-3-12C-12-10-16-2-15.500 9C-13 0-8-3-4-3Z'),
  ),
  shape('grape', 'M0-15L-4-6-3 8 0 21 3 8 4-6Z'),
  flat('shade', 'M0-15L4-6 3 8 0 21Z'),
  ...paired(shape('lime', 'M-8-5L-3-2-7 .5Z', 1)),
  dashed('M-6 14L-8 20M6 14L8 20M0-21V-23', 1.3, 'lilac', '2 2'),
]

/** One gnat, around 0,0. */
const GNAT: Marks = [
  shape('sky', 'M-2-2C-5-9-11-8-9-3C-8-1-5 0-2 1ZM2-2C5-9 11-8 9-3C8-1 5 0 2 1Z', 1.2),
  shape('slime', 'M0 9C-4 5-4-3 0-6C4-3 4 5 0 9Z', 1.3),
  stroke('M-2.400 0H2.400M-2 4H2', 1.2),
  flat('alarm', oval(-1.2, -3, 1.1) + oval(1.2, -3, 1.1)),
]

export const SWARM: Marks = [
  placed(GNAT, { x: -13, y: -13, turn: -12, scale: 0.85 }),
  placed(GNAT, { x: 7, y: -15, turn: 14, scale: 0.8 }),
  placed(GNAT, { x: -14, y: 7, turn: 16, scale: 0.8 }),
  placed(GNAT, { x: 16, y: -1, turn: -18, scale: 0.75 }),
  placed(GNAT, { x: 12, y: 14, turn: 12, scale: 0.85 }),
  placed(GNAT, { x: -4, y: 16, turn: -16, scale: 0.7 }),
  placed(GNAT, { x: 0, y: -1, turn: -4, scale: 1.15 }),
]

/** Horns, and a bow of light for its friends. */
export const MARAUDER: Marks = [
  stroke('M-19 12Q0 26 19 12', 2.4, 'aqua'),
  stroke('M-15 8Q0 19 15 8', 1.4, 'teal'),
  ...paired(flat('orange', 'M-7-11L-5-19-3-11Z')),
  ...paired(shape('white', 'M-8-6C-16-6-19-12-18-21C-13-15-9-15-5-11Z')),
  ...hull('wine', '0 15, -4 11, -12 6, -13 -3, -8 -11, 0 -12'),
  ...paired(shape('lemon', 'M-8-2L-2 1-7 4Z', 1.2)),
  ...hull('amber', '0 14, -2.500 8, 0 5', 1.2),
]

export const FRIGATE: Marks = [
  ...paired(flat('teal', 'M-5-16L-3.500-23-2-16Z')),
  ...paired(shape('iron', 'M-5-7H-12L-15-3V7L-11 10-5 8Z'), ...pipe('M-11 9V17', 'tin', 2)),
  ...hull('steel', '0 22, -4 17, -6 8, -6 -14, -3 -17, 0 -17'),
  shape('red', 'M-5-11H5V-7H-5Z', 1.2),
  stroke('M-5.500-2H5.500M-5.500 3H5.500', 1.2),
  ...hull('lemon', '0 15, -2.200 10, -2.200 6, 0 6', 1.2),
]

export const MAN_OF_WAR: Marks = [
  ...paired(flat('orange', 'M-11-14L-9-21-7-14Z'), flat('orange', 'M-5-15L-3-23-1-15Z')),
  ...paired(...pipe('M-11-8H-20M-12-1H-21.500M-11 6H-20', 'tin', 2.2)),
  ...hull('iron', '0 22, -5 17, -11 10, -13 -12, -8 -16, 0 -16'),
  ...hull('steel', '0 18, -3 13, -6 6, -6 -14, 0 -14', 1.4),
  ...[-9, -1, 7].flatMap((y) => [
    ...pipe(`M-1.500 ${y}v6M1.500 ${y}v6`, 'tin', 1, 0.8),
    shape('red', oval(0, y, 3.6), 1.3),
    flat('gleam', oval(-1.2, y - 1.2, 1.2)),
  ]),
]

/** Full to the brim. */
export const TANKER: Marks = [
  ...pipe('M0-20V18', 'iron', 4),
  ...paired(...pipe('M0-10H-9M0 6H-9', 'iron', 2)),
  ...paired(
    shape('rust', oval(-11, -9, 8)),
    flat('ember', 'M-11-17A8 8 0 0 1-11-1Z'),
    shape('rust', oval(-10.5, 7.5, 7)),
    flat('ember', 'M-10.500.5A7 7 0 0 1-10.500 14.500Z'),
    stroke('M-16-13Q-14-16-11-16M-15 4Q-13 1.500-10 1.600', 1.4, 'peach'),
  ),
  shape('steel', 'M-5-21H5V-15H-5Z'),
  ...hull('white', '0 22, -5 18, -4 12, 0 12'),
  shape('coal', 'M-3 15H3L2 18H-2Z', 1),
  shape('lemon', 'M0-7L4.500 1H-4.500Z', 1.3),
  stroke('M0-4V-2M0-.6v.1', 1.3),
]

const SHARD = 'M0-9L4-1 1 9-4 2Z'
const shard = (x: number, y: number, turn: number, scale = 1) =>
  placed([shape('teal', SHARD, 1.2), flat('ice', 'M0-9L1 9-4 2Z')], { x, y, turn, scale })

/** A frigate behind plates of ice. */
export const CRYO_FRIGATE: Marks = [
  ...paired(flat('sky', 'M-4-17L-3-23-2-17Z')),
  ...paired(shape('iron', 'M-4-3L-10-8V9L-4 12Z')),
  ...hull('white', '0 22, -3 16, -5 6, -5 -15, 0 -18'),
  stroke('M-5-10H5M-5-5H5M-5 1H5', 1.3),
  flat('royal', 'M-4-9H4V-6H-4Z'),
  ...hull('lemon', '0 13, -1.800 8, 0 3', 1.2),
  shard(-14, -11, 12, 1.1),
  shard(14, -11, -12, 1.1),
  shard(-15, 7, -14, 1.15),
  shard(15, 7, 14, 1.15),
  shard(-7.5, 17, -30, 0.75),
  shard(7.5, 17, 30, 0.75),
]

/** Teeth in a jaw as wide as a hangar. */
export const BEHEMOTH: Marks = [
  ...paired(shape('hull', 'M-8-12L-21-19-18-6-22 3-16 5-13-2Z')),
  shape('coal', 'M0-21C-14-19-18-5-16 5C-14 14-8 20 0 21C8 20 14 14 16 5C18-5 14-19 0-21Z'),
  flat('iron', 'M0-21C-14-19-18-5-16 5L-9-2C-9-12-5-18 0-21Z'),
  stroke('M0-21V-8M-7-17L-5-8M7-17L5-8', 1.4, 'steel'),
  shape('wine', 'M-13 4Q0-4 13 4Q11 16 0 17Q-11 16-13 4Z'),
  flat(
    'white',
    'M-12 3.500L-9 8.500-7 1.500-4.500 7-2.500.3 0 6 2.500.3 4.500 7 7 1.500 9 8.500 12 3.500Q0-4-12 3.500Z',
  ),
  flat('white', 'M-9 13L-6 9-4 15.500-1 11 0 16.500 1 11 4 15.500 6 9 9 13Q5 17 0 17Q-5 17-9 13Z'),
  stroke('M-13 4Q0-4 13 4Q11 16 0 17Q-11 16-13 4Z'),
  ...paired(shape('alarm', oval(-6.5, -5, 2.6), 1.3), flat('lemon', oval(-6.9, -5.4, 1))),
]

/** A ram with a magnet for rockets. */
export const JUGGERNAUT: Marks = [
  ...paired(flat('flame', 'M-10-13L-8-22-6-13ZM-4-13L-2-20 0-13Z')),
  ...paired(shape('coal', 'M-12-10H-20V7H-12Z'), stroke('M-20-6H-12M-20-2H-12M-20 2H-12', 1.2, 'steel')),
  shape('iron', 'M-13-14H13V6H-13Z'),
  flat('shade', 'M0-14H13V6H0Z'),
  ...pipe('M-6-9V-5A6 6 0 0 0 6-5V-9', 'alarm', 3.6, 1.3),
  stroke('M-6-10V-7.500M6-10V-7.500', 3.6, 'white'),
  shape('gold', 'M-19 6H19L17 11 12 21 8 13 4 22 0 13-4 22-8 13-12 21-17 11Z'),
  flat('shade', 'M0 6H19L17 11 12 21 8 13 4 22 0 13Z'),
  stroke('M-17 9H17', 1.2, 'lemon'),
]

/** A blade that looks at you. */
export const NEMESIS: Marks = [
  ...paired(
    flat('alarm', 'M-5-12L-4-22-2-12Z'),
    shape('hull', 'M-3-10C-16-16-23-6-18 6C-17 12-13 17-9 21C-12 8-11 2-4 4Z'),
    stroke('M-16-8C-20-2-17 8-12 15', 1.4, 'red'),
  ),
  ...hull('line', '0 22, -4 6, -6 -6, -3 -14, 0 -12'),
  stroke('M0 22L-4 6-6-6-3-14 0-12 3-14 6-6 4 6Z', 1.2, 'iron'),
  shape('wine', oval(0, -3, 4.2, 5.4), 1.2),
  flat('alarm', oval(0, -3, 2.6, 4)),
  flat('lemon', oval(0, -3, 0.9, 3.4)),
]

const PANEL: Marks = [
  shape('navy', 'M-21-7H-9V7H-21Z'),
  stroke('M-17-7V7M-13-7V7M-21 0H-9', 1, 'blue'),
  stroke('M-9 0H-5', 2.4),
]

export const PULSE_SATELLITE: Marks = [
  ...paired(...PANEL),
  ...pipe('M0-8V-17', 'steel', 1.6, 1),
  shape('amber', oval(0, -18, 2.6), 1.3),
  shape('steel', oval(0, 0, 8.5)),
  flat('shade', 'M0-8.500A8.500 8.500 0 0 1 0 8.500Z'),
  shape('aqua', oval(0, 1, 4), 1.4),
  flat('glow', oval(0, 1, 1.8)),
  stroke('M-7 12Q0 17 7 12M-10 16Q0 23 10 16', 2, 'aqua'),
]

/** A brain under glass, on masts instead of panels. */
export const PSIONIC_SATELLITE: Marks = [
  stroke('M-13 9Q-20 0-13-12M13 9Q20 0 13-12M-17 13Q-26-1-17-16M17 13Q26-1 17-16', 1.6, 'violet'),
  shape('dusk', 'M-12-2C-12-22 12-22 12-2Z'),
  shape('pink', 'M-8-3C-11-6-10-11-6-11C-5-15 0-15 0-13C0-15 5-15 6-11C10-11 11-6 8-3Z', 1.4),
  stroke('M0-13V-3M-6-10q2 1 2 3M6-10q-2 1-2 3M-5-5q2-2 4 0M5-5q-2-2-4 0', 1.1, 'plum'),
  stroke('M-9-9Q-6-15 0-16', 1.4, 'gleam'),
  shape('iron', 'M-14-2H14L11 5H-11Z'),
  flat('shade', 'M0-2H14L11 5H0Z'),
  ...paired(...pipe('M-7 5L-11 17', 'steel', 1.6, 1), shape('lilac', oval(-11, 18, 2.4), 1.2)),
  ...pipe('M0 5V15', 'steel', 1.6, 1),
  shape('violet', 'M0 22L-4 15 0 11 4 15Z', 1.2),
]

export const PULSE_BALL: Marks = [
  flat('deep', burst({ outer: 23, inner: 15, spikes: 12 })),
  ...paired(...pipe('M-10-10L-15-15M-10 10L-15 15', 'gold', 2.4)),
  shape('navy', oval(0, 0, 13)),
  flat('royal', 'M0-13A13 13 0 0 0 0 13A18 18 0 0 1 0-13Z'),
  stroke('M-13 0Q0 6 13 0M0-13Q-7 0 0 13', 1.3, 'aqua'),
  flat('teal', oval(0, 0, 6.5)),
  flat('ice', oval(0, 0, 4.4)),
  flat('glow', oval(0, 0, 2.2)),
  stroke('M-9-4l3 2-2 2 4 2M9-6l-3 3 2 2-3 2', 1.4, 'ice'),
]
