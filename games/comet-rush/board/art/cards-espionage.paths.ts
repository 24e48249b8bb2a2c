import { cube, drawn, moved, oval, type Stroke } from './card-strokes.ts'

export const covertRocketStrike: readonly Stroke[] = [
  ['dark', 'M0 54V44H112V54Z'],
  ['tint', 'M84 44L64 0H100Z'],
  ['white', 'M50 44V24C50 16 53 10 57 5C61 10 64 16 64 24V44Z'],
  ['tint', 'M58 7C61 11 64 17 64 24V44H58Z'],
  ['fill', 'M50 32L42 44H50ZM64 32L72 44H64Z'],
  ['line', 'M50 44V24C50 16 53 10 57 5C61 10 64 16 64 24V44ZM50 22H64'],
  ['glow', oval(57, 25, 18)],
  ['line', `${oval(57, 25, 18)}M57 2V13M57 37V48M34 25H45M69 25H80`],
  ...drawn('fill', 'M10 4L30 14L22 17L34 26L14 19L21 16Z'),
  ...drawn('fill', 'M88 44L92 34L97 40L104 30L103 44Z'),
]

export const embargo: readonly Stroke[] = [
  ['tint', 'M30 46H106V50H30Z'],
  ...cube(36, 33, 0.86),
  ...cube(62, 33, 0.86),
  ...cube(49, 15, 0.86),
  ...drawn('dark', 'M8 54V20H18V54Z'),
  ...drawn('white', 'M10 20L110 30V38L10 28Z'),
  [
    'fill',
    'M24 21.4L36 22.6L33 30.3L21 29.1ZM48 23.8L60 25L57 32.7L45 31.5ZM72 26.2L84 27.4L81 35.1L69 33.9ZM96 28.6L108 29.8L105 37.5L93 36.3Z',
  ],
  ['line', 'M10 20L110 30V38L10 28Z'],
  ['white', oval(13, 24, 4)],
  ['line', oval(13, 24, 4)],
  ...drawn('fill', 'M88 6H104V19H88Z'),
  ['mid', 'M91 6V3.5A5 4.5 0 0 1 101 3.5V6'],
  ['dark', 'M94.5 10.5H97.5V16H94.5Z'],
]

export const espionageAgent: readonly Stroke[] = [
  ['tint', 'M0 54V0H40L66 54Z'],
  ['dark', 'M12 54C13 44 20 40 30 39H44C54 40 61 44 62 54Z'],
  ...drawn('white', 'M27 20H47V30C47 37 42 41 37 41C32 41 27 37 27 30Z'),
  ['dark', 'M26 21H48V27C44 29 41 29 37 27C33 29 30 29 26 27Z'],
  ['fill', 'M24 17C25 8 28 3 33 4C35 5 39 5 41 4C46 3 49 8 50 17Z'],
  ['line', 'M24 17C25 8 28 3 33 4C35 5 39 5 41 4C46 3 49 8 50 17'],
  ...drawn('dark', 'M14 20C22 15 52 15 60 20C52 24 22 24 14 20Z'),
  ['fill', 'M24.5 14H49.5V17.5C42 16 32 16 24.5 17.5Z'],
  ['white', 'M30 40L37 46L44 40L47 54H27Z'],
  ['fill', 'M35 45H39L41 54H33Z'],
  ...drawn('white', 'M76 8L98 4L104 34L82 38Z'),
  ['fill', 'M79 10.5L95.5 7.5L100.5 31.5L84 34.5Z'],
  ['white', moved('M-8 1C-4 -5 4 -6 8 -2C4 5 -4 6 -8 1Z', 90, 21)],
  ['dark', oval(90, 20.5, 2.6)],
  ...drawn(
    'white',
    'M62 54C64 44 70 38 78 36C82 35 84 38 81 40L76 43C82 42 90 38 94 38C98 39 96 43 92 44L84 48L78 54Z',
  ),
]

export const diplomaticPressure: readonly Stroke[] = [
  ...drawn('white', 'M14 30L84 24L98 48L22 54H20Z'),
  ['fine', 'M26 36L50 34M29 42L46 40.5M32 48L42 47M70 30L82 29M74 36L86 35'],
  ['tint', 'M40 42A18 7 0 1 1 76 40A18 7 0 1 1 40 42Z'],
  ...drawn('fill', 'M40 34L76 31V40L41 43Z'),
  ...drawn('white', 'M44 28L71 26L76 31L40 34Z'),
  ...drawn('fill', 'M52 27C53 20 50 16 50 11C50 5 54 2 58 2C62 2 66 5 66 11C66 16 63 20 64 26Z'),
  ['tint', 'M60 2.5C64 4 66 7 66 11C66 16 63 20 64 26L60 26.5Z'],
  ['mid', 'M30 14L24 9M36 9L33 3M82 12L88 7M78 6L81 1'],
  [
    'dark',
    'M92 20L94.5 24L99 23L98 27.5L102 30L98 32L99 36.5L94.5 35.5L92 39.5L89.5 35.5L85 36.5L86 32L82 30L86 27.5L85 23L89.5 24Z',
  ],
  ['white', oval(92, 29.8, 3.4)],
]

export const resourceSeizure: readonly Stroke[] = [
  ...cube(66, 27, 1),
  ...cube(86, 37, 0.75),
  ['dark', 'M0 12L18 10L30 14V42L16 46L0 44Z'],
  [
    'white',
    'M30 15C42 8 54 6 66 8C72 9 72 15 66 16L54 17C62 17 74 18 80 22C85 26 82 31 76 29L60 25C68 29 74 34 74 39C73 43 69 43 66 40L54 32C58 37 60 42 57 45C54 47 50 44 46 40L30 41Z',
  ],
  ['tint', 'M30 33C40 36 46 36 54 32L46 40L30 41Z'],
  [
    'line',
    'M30 15C42 8 54 6 66 8C72 9 72 15 66 16L54 17C62 17 74 18 80 22C85 26 82 31 76 29L60 25C68 29 74 34 74 39C73 43 69 43 66 40L54 32C58 37 60 42 57 45C54 47 50 44 46 40L30 41',
  ],
  ['white', `${oval(22, 20, 1.8)}${oval(22, 36, 1.8)}`],
]

export const sabotageConstruction: readonly Stroke[] = [
  ['tint', 'M66 54V18C66 10 70 4 76 0H96C102 4 106 10 106 18V54Z'],
  ['line', 'M66 54V18C66 10 70 4 76 0M106 54V18C106 10 102 4 96 0M66 22H106M66 42H106'],
  ['dark', 'M78 26H94V38H78Z'],
  ['thick', 'M112 32H88C78 32 74 33 70 30'],
  ['thick', 'M0 20C14 20 18 26 30 26L44 25'],
  ['mid', 'M70 30L64 27M70 30L65 32M44 25L49 22M44 25L49 27'],
  ...drawn(
    'fill',
    'M20 54C26 48 34 44 42 38L46 42C40 48 34 52 30 56ZM44 56C46 50 46 46 46 42L51 40C53 46 52 52 51 56Z',
  ),
  ...drawn('white', 'M42 38L54 18C58 20 60 22 60 25L51 40L46 42Z'),
  ...drawn('white', 'M46 42L58 36C62 34 66 30 65 25L51 33L42 38Z'),
  ['dark', oval(47, 38.5, 2.6)],
  ['fill', 'M56 4L58 11L65 9L60 14L64 20L57 16L52 20L53 14L47 10L54 11Z'],
  ['fine', 'M56 4L58 11L65 9L60 14L64 20L57 16L52 20L53 14L47 10L54 11Z'],
]

export const regulatoryReview: readonly Stroke[] = [
  ['tint', 'M30 10H64V54H30Z'],
  ...drawn('fill', 'M22 6H60V54H22Z'),
  ['white', 'M26 11H56V54H26Z'],
  ['line', 'M26 54V11H56V54M39 22H51M39 32H51M39 42H51'],
  ...drawn('dark', 'M34 3H48V10H34Z'),
  ['mid', 'M30 21L32.5 24L36 18.5M30 31L32.5 34L36 28.5'],
  ['line', 'M30 39H35.5V44.5H30Z'],
  ['white', oval(86, 28, 19)],
  ['fill', 'M86 28V9A19 19 0 0 1 105 28Z'],
  ['line', `${oval(86, 28, 19)}M86 11V14M86 42V45M69 28H72M100 28H103`],
  ['mid', 'M86 28V15M86 28L94 33'],
  ['dark', oval(86, 28, 2.6)],
  ['mid', 'M78 4H94'],
  ['line', 'M6 20H16M4 28H16M6 36H16'],
]
