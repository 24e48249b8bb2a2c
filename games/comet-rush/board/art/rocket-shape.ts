/** A rocket is drawn from its numbers. Lengths in the units of a launch pad, the ground at 0, up is negative. */
export interface RocketNumbers {
  readonly power: number
  readonly accuracy: number
  /** The build level: level 3 is strapped to boosters. */
  readonly level: number
}

export interface RocketShape {
  /** Half the width of the hull. */
  readonly half: number
  readonly shoulder: number
  readonly top: number
  readonly hull: string
  readonly hullShade: string
  readonly hullDeep: string
  readonly nose: string
  readonly noseShade: string
  readonly fin: string
  readonly bell: string
  readonly booster: string
}

const PLAIN_POWER = 5

/** Power makes the rocket longer and wider; beyond 5 it only grows stouter, so that it stays under its gantry. */
const hullOf = (power: number) => {
  const plain = Math.min(power, PLAIN_POWER)
  const extra = Math.max(0, power - PLAIN_POWER)
  const shoulder = 62 + 4.5 * plain + 2 * extra
  return { half: 9.5 + 1.15 * plain + extra, shoulder, top: shoulder + 19 + 3.4 * plain - 1.6 * extra }
}

export function rocketShape({ power, accuracy }: Pick<RocketNumbers, 'power' | 'accuracy'>): RocketShape {
  const { half, shoulder, top } = hullOf(power)
  const neck = fix(half * 0.858)
  const hullRight = `${neck} ${-shoulder}C${half} ${fix(8 - shoulder)} ${fix(half + 1.2)} ${fix(-shoulder * 0.45)} ${half} -9Z`
  return {
    half,
    shoulder,
    top,
    hull: `M${-half} -9C${fix(-half - 1.2)} ${fix(-shoulder * 0.45)} ${-half} ${fix(8 - shoulder)} ${-neck} ${-shoulder}L${hullRight}`,
    hullShade: `M${fix(half * 0.28)} -9V${-shoulder}L${hullRight}`,
    hullDeep: `M${fix(half * 0.66)} -9V${-shoulder}L${hullRight}`,
    nose: noseOf(half, neck, shoulder, top),
    noseShade: noseShadeOf(half, neck, shoulder, top),
    fin: finOf(half, accuracy),
    bell: `M${fix(-half * 0.55)} -9L${fix(-half * 0.72)} 0H${fix(half * 0.72)}L${fix(half * 0.55)} -9Z`,
    booster: `M${half + 1} -8V${fix(-half - shoulder * 0.35)}q3.5 -9 7 0V-8Z`,
  }
}

function noseOf(half: number, neck: number, shoulder: number, top: number): string {
  const low = fix(-(shoulder + (top - shoulder) * 0.55))
  const [wide, slim] = [fix(half * 0.8), fix(half * 0.277)]
  return `M${-neck} ${-shoulder}C${-wide} ${low} ${-slim} ${4 - top} 0 ${-top}C${slim} ${4 - top} ${wide} ${low} ${neck} ${-shoulder}Z`
}

function noseShadeOf(half: number, neck: number, shoulder: number, top: number): string {
  const low = fix(-(shoulder + (top - shoulder) * 0.5))
  const edge = fix(-(shoulder + (top - shoulder) * 0.55))
  return (
    `M${fix(half * 0.2)} ${-shoulder}C${fix(half * 0.3)} ${low} ${fix(half * 0.2)} ${8 - top} 0 ${-top}` +
    `C${fix(half * 0.277)} ${4 - top} ${fix(half * 0.8)} ${edge} ${neck} ${-shoulder}Z`
  )
}

/** Accuracy widens the fins. On the right side; the left one is its mirror. */
function finOf(half: number, accuracy: number): string {
  const tip = fix(half + 7.2 + 2.05 * accuracy)
  return `M${half} ${-(24 + 2 * accuracy)}L${tip} -6V3L${half - 1} -8Z`
}

/** Where the hull ends that is built so far: the fewer turns remain, the higher. */
export const builtHeight = (shoulder: number, remaining: number): number =>
  9 + (shoulder - 9) * (BUILT_SHARE[remaining] ?? 0.12)

const BUILT_SHARE: readonly number[] = [1, 0.48, 0.2]

export const fix = (value: number): number => Math.round(value * 100) / 100
