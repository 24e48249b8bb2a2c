import { flat, type Marks, oval, paired, pipe, placed, shape, stroke } from '../marks.ts'

/** 54 by 84 from its corner: a raider with a gun. */
const RAIDER: Marks = [
  shape('bark', 'M19 50L15 80 24 82 27 58 30 82 39 80 35 50Z'),
  shape('leather', 'M13 26H41L39 54H15Z'),
  flat('brown', 'M29 26H41L39 54H27Z'),
  stroke('M16 30h20M17 38h18', 1.6),
  shape('gold', 'M18 46H37V51H18Z', 1.4),
  shape('tan', 'M15 15C15 6 21 2 27 2C34 2 40 6 40 15L38 25 31 28H23L17 25Z'),
  flat('leather', 'M29 2C35 3 40 7 40 15L38 25 31 28H28Z'),
  shape('alarm', 'M17 13H38L35 20H20Z', 1.8),
  flat('peach', 'M20 14.500h7l-1 3h-5Z'),
  shape('coal', 'M4 44L46 30 50 35 38 41 36 47H30V44L8 52Z', 2.2),
  stroke('M6 45L46 31', 1.6, 'steel'),
  shape('tan', oval(14, 44, 4.4), 1.8),
  shape('leather', oval(33, 40, 4.4), 1.8),
]

export const SKIRMISHERS_THREE: Marks = [
  placed(RAIDER, { x: -22, y: -16, scale: 0.4 }),
  placed(RAIDER, { x: 2, y: -16, scale: 0.4 }),
  placed(RAIDER, { x: -13, y: -19, scale: 0.47 }),
]

/** The other band: two, under a flag. */
export const SKIRMISHERS_TWO: Marks = [
  ...pipe('M0 21V-22', 'crimson', 1.6, 1),
  shape('alarm', 'M1-23L18-21 13.500-17.500 18-13.500 1-12.500Z', 1.4),
  flat('white', 'M5-19.500h6v3H5Z'),
  placed(RAIDER, { x: -24, y: -15, scale: 0.44 }),
  placed(RAIDER, { x: 24, y: -13, scale: 0.42, isMirrored: true }),
]

/** A hood, a grin and something with a fuse. */
export const SABOTEUR_BOMB: Marks = [
  shape('coal', 'M-13 22C-14 8-10 0 0-2C10 0 14 8 13 22Z'),
  flat('shade', 'M2-2C11 1 14 8 13 22H4Z'),
  shape('hull', 'M0-21C-10-20-12-8-9-1Q0 5 9-1C12-8 10-20 0-21Z'),
  flat('shade', 'M2-21C11-19 12-8 9-1Q6 1 3 2C7-6 7-15 2-21Z'),
  shape('line', 'M-6.500-9Q0-14 6.500-9Q6 0 0 1Q-6 0-6.500-9Z', 1),
  flat('lemon', 'M-5-8L-1-6-4-4.500ZM5-8L1-6 4-4.500Z'),
  stroke('M-3-2Q0 .5 3-2', 1.4, 'white'),
  shape('red', 'M-9 9H-4V20H-9ZM-4 9H1V20H-4ZM1 9H6V20H1Z', 1.3),
  stroke('M-9.500 14H6.500', 2.4, 'amber'),
  stroke('M-1 9C-1 4 7 7 10 3', 1.8, 'tan'),
  flat('lemon', 'M10-1l1.200 2.600 2.800.2-2 2 .8 2.800-2.800-1.400-2.400 1.600.6-3-2.200-1.800 3-.2Z'),
]

/** From the side, with a cutter at a cable. */
export const SABOTEUR_CUTTER: Marks = [
  ...pipe('M-23 17H-14M4 17H23', 'amber', 3.4),
  flat(
    'lemon',
    'M-9 8l1.800 5 5-2-2.600 4.600 4.800 2.400-5.400.6.6 5-3.800-3.600-4 3.200 1-5-5-.8 4.600-2.400-2-4.600 4.200 2.200Z',
  ),
  shape('hull', 'M0 22C-3 8 0-2 8-3C17-2 21 6 20 22Z'),
  flat('shade', 'M11-3C18-1 21 6 20 22H13Z'),
  ...pipe('M-5-1L-11 13M-12-1L-5 12', 'red', 2.4, 1.1),
  ...pipe('M10 4C6 8 0 5-4-1', 'hull', 4.4),
  shape('tan', oval(-5, -2, 3), 1.3),
  shape('iron', 'M-2-9C-3-18 5-22 12-20C19-17 19-7 15-3C10 1 2 0 0-4Z'),
  shape('tan', 'M-3-13L3-16 5-7 1-4Q-4-7-3-13Z', 1.3),
  shape('line', 'M-4-14L4-17 5-12-3-9.500Z', 0.8),
  flat('alarm', oval(-0.5, -12.6, 1.4)),
]

/** A soldier in plate around 0,0, 28 wide. */
const TROOPER: Marks = [
  shape('coal', 'M-7 10H-1L-1 22H-8ZM7 10H1V22H8Z', 1.4),
  shape('tin', 'M-11-3Q-11-8-5-8H5Q11-8 11-3L9 11H-9Z'),
  flat('shade', 'M1-8H5Q11-8 11-3L9 11H1Z'),
  stroke('M-6-1H6M0-1V10', 1.3),
  shape('white', 'M0-21C-8-21-9-14-8-8L-4-5H4L8-8C9-14 8-21 0-21Z'),
  flat('shade', 'M2-21C8-20 9-14 8-8L4-5H1Z'),
  shape('line', 'M-6-15H6V-12H1.500V-8H-1.500V-12H-6Z', 0.8),
  flat('alarm', 'M-5-14.300H5V-12.800H-5Z'),
]

/** Behind a wall of shields. */
export const TROOPERS_SHIELDS: Marks = [
  placed(TROOPER, { x: -10, y: -2, scale: 0.82 }),
  placed(TROOPER, { x: 10, y: -2, scale: 0.82 }),
  shape('royal', 'M-20-1H-1V14Q-10 24-20 14ZM1-1H20V14Q10 24 1 14Z'),
  flat('shade', 'M-10-1H-1V14Q-5 19-10 20ZM11-1H20V14Q16 19 11 20Z'),
  stroke('M-16 4L-10.500 8-5 4M5 4L10.500 8 16 4', 2, 'lemon'),
]

/** In a column, rifles up. */
export const TROOPERS_RIFLES: Marks = [
  placed(TROOPER, { x: -12, y: -4, scale: 0.66 }),
  placed(TROOPER, { x: 12, y: -4, scale: 0.66 }),
  ...pipe('M-20 12L-19-16M20 12L19-16', 'iron', 2, 1.1),
  placed(TROOPER, { x: 0, y: 1, scale: 0.92 }),
  ...pipe('M-8 14L8 3', 'iron', 2.8),
  ...pipe('M8 3L13-.5', 'steel', 1.2, 1),
  shape('white', oval(-6, 12.5, 2.4), 1.2),
  shape('white', oval(5, 5, 2.4), 1.2),
]

const MASK: Marks = [
  shape('swamp', 'M0-12C-9-12-12-4-10 4Q-6 10 0 10Q6 10 10 4C12-4 9-12 0-12Z'),
  flat('shade', 'M2-12C9-11 12-4 10 4Q7 9 2 10Q7 0 2-12Z'),
]

/** A beret, paint on the cheeks, a knife. */
export const COMMANDO_KNIFE: Marks = [
  shape('swamp', 'M-17 22C-17 10-10 6 0 6C10 6 17 10 17 22Z'),
  flat('moss', 'M-14 15q4-3 6 1q-2 4-6 3ZM4 10q5-1 6 3q-3 2-6 0Z'),
  shape('tan', 'M-8-11H8V0Q6 8 0 8Q-6 8-8 0Z'),
  flat('shade', 'M2-11H8V0Q6 7 1 8Z'),
  stroke('M-7 0l4 1M-7 3l4 1M7 0L3 1M7 3L3 4', 1.6, 'swamp'),
  stroke('M-5-4h3M5-4H2', 2.4),
  stroke('M-3 5H3', 1.2),
  shape('crimson', 'M-11-10C-13-18-4-22 4-20C13-18 13-12 9-9Q0-12-9-8Z'),
  flat('lemon', oval(-6, -13, 1.9)),
  placed([shape('white', 'M-2 0L-2-12Q0-18 3-15L2 0Z', 1.2), shape('bark', 'M-4 0H4V3H-4ZM-2 3H2V10H-2Z', 1.2)], {
    x: 15,
    y: 5,
    turn: 14,
  }),
]

/** On a rope, with night glasses. */
export const COMMANDO_ROPE: Marks = [
  ...pipe('M9-23V23', 'tan', 1.6, 1),
  placed(
    [
      shape('moss', 'M-10 6C-16 12-14 20-8 22L-4 12 2 12 4 21 10 20C12 12 10 8 8 5Z'),
      shape('bark', 'M-14 17L-5 19-6 26H-15ZM3 18L11 16 13 23 5 25Z', 1.3),
      ...pipe('M6 6L11-4', 'moss', 4),
      shape('tan', oval(11, -6, 2.8), 1.2),
      ...MASK,
      shape('coal', 'M-11-3H11V3H-11Z', 1.3),
      shape('lime', oval(-5, 0, 3.4), 1.3),
      shape('lime', oval(5, 0, 3.4), 1.3),
      flat('glow', oval(-6, -1, 1.1) + oval(4, -1, 1.1)),
    ],
    { x: -3, y: -6 },
  ),
  ...pipe('M-14 12L-21-2', 'iron', 2.2, 1.1),
]

export const EXECUTIONER: Marks = [
  ...pipe('M15 22V-20', 'leather', 2),
  shape('white', 'M14-21C4-21 2-10 8-4Q11-9 14-9ZM16-21C22-19 23-12 21-7Q19-9 16-9Z'),
  flat('steel', 'M5-15C3-11 5-7 8-4Q11-9 14-9L14-11Q9-10 5-15Z'),
  shape('wine', 'M-20 22C-20 10-15 5-6 4C4 5 9 10 9 22Z'),
  flat('shade', 'M-3 4C5 6 9 11 9 22H0Z'),
  shape('coal', 'M-6-21C-17-18-17-4-14 4Q-6 9 2 4C5-4 5-18-6-21Z'),
  flat('hull', 'M-7-19C-15-16-15-4-12.500 3Q-10 5-8 5C-12-3-11-13-7-19Z'),
  shape('alarm', 'M-12-6L-7-4-11-1.500ZM0-6L-5-4-1-1.500Z', 1),
  shape('leather', oval(14, 8, 3.2), 1.3),
]

/** A long skull, two jaws, and a tail that comes round. */
export const ALIEN: Marks = [
  ...pipe('M6 12C20 22 24 6 19-2', 'abyss', 3, 1.2),
  shape('teal', 'M19-2L16-8 22-9Z', 1.2),
  shape('abyss', 'M-8 22C-12 12-6 6 2 6C10 8 12 16 10 22Z'),
  stroke('M-3 11Q2 14 7 11M-4 16Q2 19 8 16', 1.4, 'teal'),
  shape('deep', 'M14-20C0-26-16-16-17-3L-20 4-15 7-13 12C-6 13 0 10 2 4C12 2 20-6 14-20Z'),
  flat('abyss', 'M14-20C20-6 12 2 2 4C0 8-4 11-9 12C-4 6-6 2-2-1C8-4 13-11 14-20Z'),
  stroke('M-12-8C-10-16-2-19 6-18', 2, 'aqua'),
  shape('line', 'M-17 3C-12 1-7 2-5 5L-9 11-14 8Z', 1),
  flat(
    'white',
    'M-16 3L-14.500 6.500-13 2.300-11 6-9.500 2.300-7.500 5.500-6 3.500ZM-13 9L-12 6.500-10.500 10.500-9 7.500-8 10.500Z',
  ),
  shape('lime', 'M-13-3L-6-5-8 0Z', 1),
]

/** An eye with claws that knows where you are. */
export const SEEKER: Marks = [
  ...paired(
    ...pipe('M-10 6C-18 8-19 14-16 20', 'iron', 2.4, 1.1),
    stroke('M-16 20L-19 22M-16 20L-13 22', 1.8),
    ...pipe('M-9-9L-17-17', 'iron', 2, 1.1),
  ),
  shape('steel', oval(0, 0, 14)),
  flat('shade', 'M0-14A14 14 0 0 1 0 14Z'),
  shape('coal', 'M-14-1Q0-12 14-1Q0 11-14-1Z'),
  shape('alarm', oval(0, -1, 5.2), 1.2),
  flat('lemon', oval(0, -1, 2.6)),
  stroke('M0-14V-21M-4-21H4', 1.8),
  ...paired(flat('line', oval(-8, 8, 1) + oval(-4, 11, 1))),
]
