import { drawn, lump, moved, oval, rocketStrokes, type Stroke } from './card-strokes.ts'

const BELT: readonly Stroke[] = [
  ['line', 'M4 43H108'],
  ...drawn('tint', 'M6 43a5 5 0 0 0 0 9H106a5 5 0 0 0 0 -9Z'),
  ['dark', [14, 35, 56, 77, 98].map((x) => oval(x, 47.5, 2.2)).join('')],
]

export const massProduction: readonly Stroke[] = [
  ['tint', 'M2 22L12 10L22 22H17V36H7V22ZM90 22L100 10L110 22H105V36H95V22Z'],
  ...BELT,
  ...rocketStrokes(28, 43, 0.88),
  ...rocketStrokes(56, 43, 1.06),
  ...rocketStrokes(84, 43, 0.88),
  ['fine', 'M40 14L44 18M72 14L68 18M56 1V4'],
]

export const flightAdjustment: readonly Stroke[] = [
  ['glow', oval(92, 16, 11)],
  ['line', `${oval(92, 16, 11)}M92 1V9M92 23V31M77 16H85M99 16H107`],
  ['fill', oval(92, 16, 4)],
  ['dash', 'M50 30C66 27 84 32 108 44'],
  ['mid', 'M54 24C64 18 70 16 78 16.5'],
  ['dark', 'M84 16.5L75 12L77 21Z'],
  ...drawn('fill', 'M14 36L4 32L16 27ZM24 46L22 54L33 43Z'),
  ...drawn('white', 'M14 36C22 26 34 19 50 20C48 34 38 44 24 48Z'),
  ['tint', 'M50 20C48 34 38 44 24 48L19 42C34 38 43 31 50 20Z'],
  ['fill', 'M37 21.5C41 20 46 19.6 50 20C49.5 25 48 29 46 32Z'],
  ['line', 'M37 21.5L46 32M14 36C22 26 34 19 50 20C48 34 38 44 24 48Z'],
  ['white', oval(30, 33, 3.6)],
  ['line', oval(30, 33, 3.6)],
  ['fine', 'M44 12L41 6M50 12V5M36 14L31 9'],
  ['fill', 'M10 44L2 50L14 48Z'],
]

export const warheadUpgrade: readonly Stroke[] = [
  ['glow', 'M32 54C32 26 42 10 56 0C70 10 80 26 80 54'],
  ...drawn('white', 'M38 56V36C38 20 46 9 56 3C66 9 74 20 74 36V56Z'),
  ['tint', 'M60 6C68 12 74 22 74 36V56H62Z'],
  ['fill', 'M56 3C63 7 68 13 71 21H41C44 13 49 7 56 3Z'],
  ['line', 'M41 21H71M38 46H74M38 56V36C38 20 46 9 56 3C66 9 74 20 74 36V56'],
  ...drawn(
    'fill',
    'M56 24L58.5 30L64.5 28L61.5 33.5L66 37.5L59.5 38L58 44L55 39L50 43L50.5 37L44.5 35L50.5 32L48.5 26L54 29.5Z',
  ),
  ['mid', 'M8 30L17 21L26 30M8 40L17 31L26 40M86 30L95 21L104 30M86 40L95 31L104 40'],
]

export const guidanceSystemUpgrade: readonly Stroke[] = [
  ['glow', oval(56, 28, 40, 12)],
  ['line', 'M43.7 8.3A23.2 7 58 1 1 68.3 47.7A23.2 7 58 1 1 43.7 8.3Z'],
  ['tint', oval(56, 28, 21)],
  ['line', `${oval(56, 28, 21)}${oval(56, 28, 21, 7)}${oval(56, 28, 7, 21)}M56 2V54M29 28H83`],
  ['fill', 'M49 25L56 15L63 25L60 37H52Z'],
  ['dark', 'M56 15L63 25L60 37H56Z'],
  ['fill', 'M96 8l2 5l5 2l-5 2l-2 5l-2 -5l-5 -2l5 -2z'],
  ['dash', 'M90 17L76 22'],
  ['line', 'M12 12h12M12 16h8'],
]

export const streamlinedAssembly: readonly Stroke[] = [
  ...BELT,
  ['white', 'M16 25H58V41H16Z'],
  ['tint', 'M16 35H58V41H16Z'],
  ['line', 'M16 25H58V41H16Z'],
  ['fill', 'M16 26L7 20V46L16 40Z'],
  ['line', 'M26 25V41M36 25V41M46 25V41'],
  ['fill', 'M68 25C78 26 85 30 88 33C85 36 78 40 68 41Z'],
  ['dark', 'M68 34C77 34 84 33.5 88 33C85 36 78 40 68 41Z'],
  ['line', 'M68 25C78 26 85 30 88 33C85 36 78 40 68 41Z'],
  ['thick', 'M104 42V30L92 10L76 14L74 22'],
  ['white', `${oval(104, 30, 3.4)}${oval(92, 10, 3.4)}`],
  ['mid', 'M69 22h10M70 22v4M78 22v4'],
  ['line', 'M60 29l4 0M60 33h5M60 37h4'],
]

export const cometAnalysis: readonly Stroke[] = [
  ['fill', 'M52 20L108 2L66 30Z'],
  ['tint', 'M50 36L112 18L62 44Z'],
  ...lump(46, 30, 1.25),
  ['glow', oval(58, 26, 19)],
  ['white', moved('M-8 2L-5 -8L4 -10L10 -3L8 7L-1 10Z', 58, 26)],
  ['line', moved('M-8 2L-5 -8L4 -10L10 -3L8 7L-1 10ZM-8 2L1 0L4 -10M1 0L8 7', 58, 26)],
  ['line', oval(58, 26, 17)],
  ['thick', 'M70.5 38.5L84 51'],
  ['line', 'M6 48V14M6 48H24'],
  ['mid', 'M8 44L12 36L16 40L22 24'],
]

export const rocketCalibration: readonly Stroke[] = [
  ...drawn('white', 'M6 48A34 34 0 0 1 74 48Z'),
  ['tint', 'M40 48L63 23A34 34 0 0 1 74 48Z'],
  ['line', 'M6 48A34 34 0 0 1 74 48ZM13 48H18M18 27L22 30M40 15V20M62 27L58 30M67 48H62M28 18L30 22M52 18L50 22'],
  ['fill', 'M37.5 47L57 26L42.5 50Z'],
  ['line', 'M37.5 47L57 26L42.5 50Z'],
  ['dark', oval(40, 48, 4.4)],
  ['thick', 'M78 34L88 24'],
  ...drawn('fill', 'M85 21L91 27L104 16C108 12 108 8 105 5C102 3 98 4 95 7Z'),
  ['fine', 'M92 15L98 21M97 10L103 16'],
  ['mid', 'M92 44H102M97 39V49'],
  ['dark', 'M75 37L80 32L80.5 35.5L78.5 37.5Z'],
]
