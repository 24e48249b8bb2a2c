import { cube, drawn, moved, oval, type Stroke } from './card-strokes.ts'

export const internationalGrant: readonly Stroke[] = [
  ['white', oval(56, 27, 21)],
  [
    'tint',
    'M46 8C52 12 46 16 40 18C38 24 44 26 42 32L37 36C33 26 36 14 46 8ZM62 7C70 9 76 16 77 25C72 26 70 20 64 20C58 18 58 12 62 7ZM58 30C66 28 72 32 70 38C66 44 60 47 57 47C60 42 54 36 58 30Z',
  ],
  ['line', `${oval(56, 27, 21)}M35 27H77M38 16H74M38 38H74`],
  ['fine', oval(56, 27, 9, 21)],
  ...cube(2, 38, 1),
  ...cube(10, 17, 0.62),
  ...cube(86, 42, 0.62),
  ...cube(95, 22, 0.42),
  ['mid', 'M36 6L29 1M77 6L84 1'],
  ['dark', 'M82 26L88 22L88 30Z'],
]

export const fundingPressure: readonly Stroke[] = [
  ['white', oval(34, 29, 22)],
  ['fill', 'M34 29L50 14A22 22 0 0 1 55 36Z'],
  ['line', `${oval(34, 29, 22)}M16 38A20 20 0 0 1 14 26M20 14l3 3M34 9v4M48 14l-3 3M55 29h-4M13 29h4`],
  ['mid', 'M34 29L49 20'],
  ['dark', oval(34, 29, 3.4)],
  ['thick', 'M56 24H70C74 24 76 26 76 30V34M70 34H82'],
  ...cube(70, 38, 0.42),
  ...cube(84, 46, 0.5),
  ['fill', 'M88 17l-7 5l-3 -3z'],
  ...drawn('fill', oval(92, 12, 6)),
  ['line', 'M97 8L110 1M98 12L111 8M95 6L103 0'],
]

export const increaseIncome: readonly Stroke[] = [
  ['line', 'M8 49H106'],
  ...drawn('tint', 'M16 49V37H32V49ZM42 49V29H58V49ZM68 49V20H84V49Z'),
  ['white', 'M18.5 47V39H22V47ZM44.5 47V31H48V47ZM70.5 47V22H74V47Z'],
  ...cube(16, 29, 0.57),
  ...cube(42, 21, 0.57),
  ...cube(68, 12, 0.57),
  ['thick', 'M92 46C98 36 100 24 100 12'],
  ['dark', 'M100 2L108 15L92 15Z'],
  ['fine', 'M8 40H12M8 30H12M8 20H12M8 10H12M10 6V49'],
]

export const rocketSalvage: readonly Stroke[] = [
  ...drawn(
    'fill',
    'M22 22C22 8 34 1 46 1C58 1 70 8 70 22C66 18 60 18 58 22C54 17 50 17 46 21C42 17 38 17 34 22C32 18 26 18 22 22Z',
  ),
  ['white', 'M34 22C34 12 38 4 46 1C54 4 58 12 58 22C54 17 50 17 46 21C42 17 38 17 34 22Z'],
  ['line', 'M34 22C34 12 38 4 46 1C54 4 58 12 58 22C54 17 50 17 46 21C42 17 38 17 34 22Z'],
  ['fine', 'M22 22L42 36M34 22L44 36M58 22L48 36M70 22L50 36M46 21V36'],
  ...drawn('white', 'M38 36H54V44H38Z'),
  ['tint', 'M47 36H54V44H47Z'],
  ...drawn('dark', 'M41 44H51L56 53H36Z'),
  ['dash', 'M76 4V20M84 0V14'],
  ['thick', 'M96 0V18C96 24 104 24 104 18'],
  ...cube(82, 42, 0.86),
  ['mid', 'M94 29V24'],
  ['line', 'M4 53H28M62 53H78'],
]

export const emergencyFunding: readonly Stroke[] = [
  ['tint', 'M56 26L20 0H4V10ZM56 26L92 0H108V10ZM56 26L0 30V44ZM56 26L112 30V44Z'],
  ...drawn('dark', 'M34 44H78V53H34Z'),
  ...drawn('fill', 'M40 44V26C40 16 47 10 56 10C65 10 72 16 72 26V44Z'),
  ['white', 'M45 40V27C45 21 48 17 52 15C50 22 50 32 51 40Z'],
  ['line', 'M40 44V26C40 16 47 10 56 10C65 10 72 16 72 26V44'],
  ['dark', moved('M-3 0L3 0L4 14L-4 14Z', 58, 28)],
  ['white', oval(58, 25, 5)],
  ['line', oval(58, 25, 5)],
  ['mid', 'M56 6V0M38 12L33 7M74 12L79 7'],
  ...cube(6, 42, 0.72),
  ...cube(86, 42, 0.72),
  ...cube(93, 22, 0.5),
  ...cube(8, 22, 0.5),
]

export const publicDonationDrive: readonly Stroke[] = [
  ['tint', 'M28 24H84C84 40 74 51 56 51C38 51 28 40 28 24Z'],
  ['white', 'M34 26C36 38 44 46 56 46C48 44 42 38 41 26Z'],
  ['line', 'M28 24H84C84 40 74 51 56 51C38 51 28 40 28 24Z'],
  ...drawn('fill', 'M24 20H88V26H24Z'),
  ['line', 'M84 30h7v10h-9'],
  ...cube(46, 12, 0.56),
  ...cube(66, 7, 0.42),
  ...drawn('white', 'M92 54C92 44 88 38 94 32C96 30 99 31 99 34L100 28C103 27 105 29 105 32V54Z'),
  ...drawn('white', 'M20 54C20 44 24 38 18 32C16 30 13 31 13 34L12 28C9 27 7 29 7 32V54Z'),
]

const LEAF = 'M0 0C2 -5 8 -7 12 -5C10 0 5 3 0 0Z'
const mirrored = (d: string) =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${Math.round((112 - Number(x)) * 10) / 10} ${y}`)
const BRANCH = [
  moved(LEAF, 22, 46),
  moved('M0 0C-1 -6 3 -11 8 -12C9 -6 6 -1 0 0Z', 17, 40),
  moved('M0 0C-4 -5 -4 -10 0 -14C4 -10 4 -5 0 0Z', 13, 30),
  moved('M0 0C-6 -2 -9 -7 -8 -12C-3 -11 0 -6 0 0Z', 14, 20),
  moved('M0 0C-3 -5 -2 -11 3 -14C6 -9 4 -3 0 0Z', 22, 36),
].join('')

export const programPrestige: readonly Stroke[] = [
  ...drawn('dark', 'M46 30L38 54L47 50L52 54L56 40ZM66 30L74 54L65 50L60 54L56 40Z'),
  ...drawn(
    'fill',
    'M56 2L61 5L67 4L70 9L76 11L76 17L80 22L76 27L76 33L70 35L67 40L61 39L56 42L51 39L45 40L42 35L36 33L36 27L32 22L36 17L36 11L42 9L45 4L51 5Z',
  ),
  ['white', oval(56, 22, 14)],
  ['line', oval(56, 22, 14)],
  ['fill', 'M56 11.5L59 19L67 19.5L61 24.5L63 32L56 28L49 32L51 24.5L45 19.5L53 19Z'],
  ['dark', 'M56 11.5L59 19L67 19.5L61 24.5L63 32L56 28Z'],
  ...drawn('tint', BRANCH),
  ...drawn('tint', mirrored(BRANCH)),
]
