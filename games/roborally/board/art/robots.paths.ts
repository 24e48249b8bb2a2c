import type { RobotName } from '../../rules/robots.ts'
import { block, both, disc, type Part } from './robot-parts.ts'

// All robots on 64 by 64, seen from above, looking north.

const ANVIL: readonly Part[] = [
  ['rubber', block(5, 18, 13, 41, 4) + block(46, 18, 13, 41, 4)],
  ['tread', 'M6 25h11M6 31h11M6 37h11M6 43h11M6 49h11M47 25h11M47 31h11M47 37h11M47 43h11M47 49h11'],
  ['limb', 'M19 24L15 10M45 24L49 10'],
  ['steel', 'M19 24L15 10M45 24L49 10'],
  ['plate', 'M2 12Q32 -4 62 12L59 18Q32 6 5 18Z'],
  ['plateGleam', 'M6 12.5Q32 0 58 12.5'],
  ['plateShade', 'M4 16Q32 4 60 16'],
  ['hull', 'M20 17H44L48 26V50L42 58H22L16 50V26Z'],
  ['shade', 'M44 17L48 26V50L42 58H36V17Z'],
  ['gleam', 'M21.5 19H42M18 27V49'],
  ['glass', 'M21 21H43L40.5 29H23.5Z'],
  ['lamp', 'M25 23.2H30V26.4H26ZM39 23.2H34V26.4H38Z'],
  ['inset', 'M19 36H45L40 41V47L44 52H20L24 47V41Z'],
  ['gleam', 'M19 36H45'],
]

const BOLT: readonly Part[] = [
  ['rubber', block(7, 17, 9, 15, 3) + block(48, 17, 9, 15, 3) + block(3, 38, 12, 19, 4) + block(49, 38, 12, 19, 4)],
  ['tread', 'M4 43h10M4 48h10M4 53h10M50 43h10M50 48h10M50 53h10M8 22h7M8 27h7M49 22h7M49 27h7'],
  ['limb', 'M16 25H48M14 47H50'],
  ['hull', 'M32 1L40 18L47 24L44 35L51 49L44 58H20L13 49L20 35L17 24L24 18Z'],
  ['shade', 'M32 1L40 18L47 24L44 35L51 49L44 58H32Z'],
  ['gleam', 'M31 6L25.5 18.6L19 24.6L22 35L15.6 48.6'],
  ['glass', 'M32 13L38.5 25L36 33H28L25.5 25Z'],
  ['lamp', 'M32 15.5L35.6 24H28.4Z'],
  ['glass', 'M36 35L25 47.5H31L28 57L40 44H33.6L38 35Z'],
  ['iron', 'M10 56H54V61.5H10Z'],
  ['plateShade', 'M12 58H52'],
]

/** A slim body between two folded hind legs, and long feelers. */
const CRICKET: readonly Part[] = [
  ['limb', both('M26 14C22 8 15 3 7 3') + both('M25 29L13 24L8 31') + both('M9 25L4 60')],
  ['steel', both('M25 29L13 24L8 31') + both('M9 25L4 60')],
  ['plateShade', both('M26 14C22 8 15 3 7 3')],
  ['hull', both('M25 47C17 41 9 32 4 23C8 18 14 19 16 24C19 32 23 38 28 42Z')],
  ['gleam', both('M8 23C10 22 12 23 13 25C15 31 19 37 24 41')],
  ['hull', 'M32 20C42 20 45 28 44 40C43 51 38 60 32 63C26 60 21 51 20 40C19 28 22 20 32 20Z'],
  ['shade', 'M34 20C42 20 45 28 44 40C43 51 38 60 34 62Z'],
  ['light', 'M30 24C24 26 22 33 23 42C24 50 27 56 30 59Z'],
  ['seam', 'M32 23V61M23 36Q32 41 41 36M22 44Q32 49 42 44M24 52Q32 57 40 52'],
  ['hull', 'M32 6C40 6 44 12 43 18C42 23 38 25 32 25C26 25 22 23 21 18C20 12 24 6 32 6Z'],
  ['gleam', 'M23.5 14C24.5 10.5 28 8.3 32 8.3'],
  ['glass', disc(24.5, 14, 5, 5.6) + disc(39.5, 14, 5, 5.6)],
  ['eye', disc(24, 12, 2.6, 3) + disc(40, 12, 2.6, 3)],
]

const DYNAMO: readonly Part[] = [
  ['limb', 'M24 50L20 61M32 53V63M40 50L44 61'],
  ['steel', 'M24 50L20 61M32 53V63M40 50L44 61'],
  ['copper', disc(8.5, 34, 7, 13.5) + disc(55.5, 34, 7, 13.5)],
  ['coil', 'M2.5 28.5h12M2 34h13M2.5 39.5h12M49.5 28.5h12M49 34h13M49.5 39.5h12'],
  ['iron', 'M25 18L27.5 2H36.5L39 18Z'],
  ['plate', 'M27.5 2H36.5V6.5H27.5Z'],
  ['hull', disc(32, 35, 21.5)],
  ['shade', 'M32 13.5A21.5 21.5 0 0 1 32 56.5A29 29 0 0 0 32 13.5Z'],
  ['gleam', 'M14.5 27A19.5 19.5 0 0 1 32 15.5'],
  ['glass', disc(32, 38.5, 10.2)],
  ['brush', disc(32, 38.5, 8)],
  ['spark', 'M35.4 32L28 39.5H31.6L29 45.6L36.6 37.6H32.8Z'],
  ['seam', 'M17 30L12.5 27M47 30L51.5 27M17 46L13 49M47 46L51 49'],
  ['glass', disc(23.4, 20.6, 3.4) + disc(40.6, 20.6, 3.4)],
  ['lamp', disc(23.4, 20, 1.8) + disc(40.6, 20, 1.8)],
]

const EMBER: readonly Part[] = [
  ['flame', 'M18 52C12 57 14 63 18 69C22 63 24 57 18 52ZM46 52C40 57 42 63 46 69C50 63 52 57 46 52Z'],
  [
    'flameCore',
    'M18 54C15.4 57.4 16.4 60.6 18 64C19.6 60.6 20.6 57.4 18 54ZM46 54C43.4 57.4 44.4 60.6 46 64C47.6 60.6 48.6 57.4 46 54Z',
  ],
  ['ironDark', disc(18, 51, 6.4) + disc(46, 51, 6.4)],
  ['plate', 'M13 30C3 27 0 15 6 3L12.5 7L10 13L15.5 17.5L20 26ZM51 30C61 27 64 15 58 3L51.5 7L54 13L48.5 17.5L44 26Z'],
  ['plateGleam', 'M7.5 7C4.6 14 6 20 11 25M56.5 7C59.4 14 58 20 53 25'],
  ['hull', 'M20 12Q32 4 44 12L53 28L49 48Q32 60 15 48L11 28Z'],
  ['shade', 'M44 12L53 28L49 48Q42 54 34 54.4L34 8Q39 8.4 44 12Z'],
  ['gleam', 'M20.6 14L13.2 28.2L16.4 45'],
  ['glass', 'M19.5 17.5Q32 9.5 44.5 17.5L42 25.5Q32 20 22 25.5Z'],
  ['eye', 'M23 18.8L30 17V20.4L25 22.4ZM41 18.8L34 17V20.4L39 22.4Z'],
  ['furnace', 'M20 30H44L42 49Q32 54 22 49Z'],
  ['coal', 'M22.6 33.4H41.4L41 37H23ZM23.2 39.4H40.8L40.4 43H23.6ZM24 45.2H40L39.6 48.2Q32 51 24.4 48.2Z'],
  [
    'coalHot',
    'M28 33.4H36L35.6 37H28.400ZM28.3 39.4H35.700L35.4 43H28.600ZM28.6 45.2H35.400L35 49.600Q32 50 29 49.600Z',
  ],
]

const LEGS = 'M24 22L10 20L4 8M22 33L6 34L1 44M24 44L11 50L8 62M40 22L54 20L60 8M42 33L58 34L63 44M40 44L53 50L56 62'
const JOINTS: readonly (readonly [number, number])[] = [
  [10, 20],
  [6, 34],
  [11, 50],
  [54, 20],
  [58, 34],
  [53, 50],
]

const FLINT: readonly Part[] = [
  ['limb', LEGS],
  ['steel', LEGS],
  ['glass', JOINTS.map(([x, y]) => disc(x, y, 3.4)).join('')],
  ['plate', 'M27 14L21 2L31 8ZM37 14L43 2L33 8Z'],
  ['hull', 'M32 7L46 19L49 38L32 60L15 38L18 19Z'],
  ['light', 'M32 7L46 19L32 30Z'],
  ['bright', 'M32 7L18 19L32 30Z'],
  ['light', 'M18 19L15 38L32 30Z'],
  ['shade', 'M46 19L49 38L32 30ZM15 38L32 60V30Z'],
  ['deep', 'M49 38L32 60V30Z'],
  ['seam', 'M32 7V60M18 19L32 30L46 19M15 38L32 30L49 38'],
  ['glass', 'M23.5 16.5L30 13.5V17.5L25.6 20.4ZM40.5 16.5L34 13.5V17.5L38.4 20.4Z'],
]

/** A bridge crane: open frame on four wheels, cab in front, hook between the girders. */
const GANTRY: readonly Part[] = [
  ['rubber', block(2, 8, 11, 16, 3) + block(51, 8, 11, 16, 3) + block(2, 44, 11, 16, 3) + block(51, 44, 11, 16, 3)],
  ['tread', 'M3 13h9M3 18h9M52 13h9M52 18h9M3 49h9M3 54h9M52 49h9M52 54h9'],
  ['plate', 'M8 22H14V46H8ZM50 22H56V46H50Z'],
  ['plateShade', 'M8 28L14 34L8 40M56 28L50 34L56 40'],
  ['hull', 'M8 46H56V57H8Z'],
  ['shade', 'M8 52H56V57H8Z'],
  ['gleam', 'M10 48H54'],
  ['seam', 'M14 46L20 57L26 46L32 57L38 46L44 57L50 46'],
  ['limb', 'M24 24V46M40 24V46'],
  ['steel', 'M24 24V46M40 24V46'],
  ['ironDark', 'M20 30H44V41H20Z'],
  ['coil', 'M24 33H40M24 36H40'],
  ['hull', 'M8 13H20L24 3H40L44 13H56V25H8Z'],
  ['shade', 'M8 20H56V25H8Z'],
  ['gleam', 'M10 15H21L25 5H39'],
  ['glass', 'M26 6H38L41 14H23Z'],
  ['lamp', 'M28 8H31V12H27ZM33 8H36L37 12H33Z'],
  ['glass', 'M12 17H17V21H12ZM47 17H52V21H47ZM29 17H35V22H29Z'],
  ['eye', 'M30.5 18.200H33.500V20.800H30.500Z'],
]

const SPRINGS = `${both('M12 20L20 12M15.5 23.5L23.5 15.5M19 27L27 19')}M25 45H39M25 50H39`
const FEET = `${both('M10 0L20 10L10 20L0 10Z')}M32 48L42 56L32 64L22 56Z`

/** A pod on three sprung feet. */
const HOPPER: readonly Part[] = [
  ['plate', FEET],
  ['plateShade', `${both('M10 5L15 10L10 15L5 10Z')}M32 52L37 56L32 60L27 56Z`],
  ['limb', 'M32 34L11 11M32 34L53 11M32 36V55'],
  ['steel', 'M32 34L11 11M32 34L53 11M32 36V55'],
  ['coil', SPRINGS],
  ['hull', 'M32 13C42 13 47 20 47 29C47 39 41 46 32 46C23 46 17 39 17 29C17 20 22 13 32 13Z'],
  ['shade', 'M36 13.5C43 15 47 21 47 29C47 39 41 46 32 46C38 40 41 24 36 13.5Z'],
  ['gleam', 'M19.5 30C19 22 24 15.5 31 15.2'],
  ['glass', 'M21 23C22 17 26 14.5 32 14.5C38 14.5 42 17 43 23C40 27 36 28 32 28C28 28 24 27 21 23Z'],
  [
    'lamp',
    'M25.5 22C26.5 18.5 29 17 32 17C35 17 37.5 18.5 38.5 22C36.5 24 34.5 24.8 32 24.8C29.5 24.8 27.5 24 25.5 22Z',
  ],
  ['inset', 'M25 33H39L36 41H28Z'],
  ['gleam', 'M26 35.5H38M27.5 38.5H36.5'],
]

export const ROBOTS: Readonly<Record<RobotName, readonly Part[]>> = {
  Anvil: ANVIL,
  Bolt: BOLT,
  Cricket: CRICKET,
  Dynamo: DYNAMO,
  Ember: EMBER,
  Flint: FLINT,
  Gantry: GANTRY,
  Hopper: HOPPER,
}
