import type { SVGProps } from 'react'
import { INK, ROBOT } from './palette.ts'

const outlined = (fill: string, width = 2.2) => ({ fill, stroke: INK.line, strokeWidth: width })
const line = (stroke: string, strokeWidth: number, opacity = 1) => ({ fill: 'none', stroke, strokeWidth, opacity })

/** What the parts of a robot are made of; the hull is the owner's colour. */
export const MATERIALS = {
  hull: outlined('currentColor'),
  rubber: outlined(ROBOT.rubber),
  plate: outlined(ROBOT.plate),
  iron: outlined(ROBOT.iron),
  ironDark: outlined(ROBOT.ironDark),
  copper: outlined(ROBOT.copper),
  flame: outlined(ROBOT.flame, 1.2),
  limb: line(INK.line, 8),
  steel: line(ROBOT.steel, 3.6),
  shade: { fill: INK.black, opacity: 0.2 },
  deep: { fill: INK.black, opacity: 0.36 },
  light: { fill: INK.white, opacity: 0.22 },
  bright: { fill: INK.white, opacity: 0.5 },
  gleam: line(INK.white, 1.8, 0.7),
  plateGleam: line(INK.white, 1.5),
  plateShade: line(ROBOT.plateShade, 1.4),
  tread: line(ROBOT.tread, 2.2),
  coil: line(ROBOT.copperLight, 2.2),
  seam: line(INK.line, 1.2, 0.6),
  glass: { fill: ROBOT.glass },
  inset: { fill: ROBOT.glass, opacity: 0.5 },
  lamp: { fill: ROBOT.lamp },
  spark: { fill: ROBOT.spark },
  eye: { fill: ROBOT.eye },
  flameCore: { fill: ROBOT.flameCore },
  furnace: outlined(ROBOT.furnace, 1.6),
  coal: { fill: ROBOT.coal },
  coalHot: { fill: ROBOT.coalHot },
  brush: { fill: 'none', stroke: ROBOT.copperLight, strokeWidth: 3.6, strokeDasharray: '2.6 1.6' },
} as const satisfies Readonly<Record<string, SVGProps<SVGPathElement>>>

type Material = keyof typeof MATERIALS
export type Part = readonly [material: Material, d: string]

const SOLID: ReadonlySet<Material> = new Set(['hull', 'rubber', 'plate', 'iron', 'ironDark', 'copper'])

/** The outline of a robot, for its shadow and its flash: filled parts and limbs. */
export const solidOf = (parts: readonly Part[]) => pathOf(parts, (material) => SOLID.has(material))
export const limbsOf = (parts: readonly Part[]) => pathOf(parts, (material) => material === 'limb')

const pathOf = (parts: readonly Part[], isWanted: (material: Material) => boolean): string =>
  parts
    .filter(([material]) => isWanted(material))
    .map(([, d]) => d)
    .join('')

export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`

/** A block with rounded corners. */
export const block = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`

/** The same on both sides of the robot. Only for paths of absolute points and V. */
export const both = (d: string): string =>
  d +
  d.replace(
    /([MLCQ]?)(-?[\d.]+) (-?[\d.]+)/g,
    (_, command: string, x: string, y: string) => `${command}${64 - Number(x)} ${y}`,
  )
