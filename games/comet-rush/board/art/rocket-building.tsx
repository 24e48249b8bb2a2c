import { HULL, INK, SPARK, STEEL } from './palette.ts'
import { Band, Engine, Fins, OUTLINE } from './rocket-parts.tsx'
import { builtHeight, fix, type RocketNumbers, type RocketShape, rocketShape } from './rocket-shape.ts'

interface Props extends RocketNumbers {
  readonly seat: number
  readonly remaining: number
}

export function RocketUnderConstruction({ seat, remaining, ...numbers }: Props) {
  const shape = rocketShape(numbers)
  const built = builtHeight(shape.shoulder, remaining)
  return (
    <g>
      <Engine shape={shape} />
      <Fins shape={shape} />
      <OpenHull half={shape.half} built={built} />
      <Frame shape={shape} built={built} />
      <Band shape={shape} seat={seat} y={Math.max(-25, -built + 3)} height={Math.min(5.5, built - 12)} />
      <Sparks x={shape.half + 1} y={-built - 7} />
    </g>
  )
}

function OpenHull({ half, built }: { readonly half: number; readonly built: number }) {
  const edge = fix(half + 0.4)
  const right = `L${edge} ${fix(-built - 9)}L${half} -9Z`
  return (
    <>
      <path
        d={`M${-half} -9L${-edge} ${fix(-built)}L${fix(-half * 0.3)} ${fix(-built - 7)}L${fix(half * 0.2)} ${fix(-built)}${right}`}
        fill={HULL.light}
        {...OUTLINE}
      />
      <path d={`M${fix(half * 0.3)} -9V${fix(-built - 1)}${right}`} fill={HULL.open} />
    </>
  )
}

/** What is still only ribs. */
function Frame({ shape: { half, shoulder, top }, built }: { readonly shape: RocketShape; readonly built: number }) {
  const [wide, neck] = [fix(half * 0.95), fix(half * 0.86)]
  const ribs = Array.from({ length: Math.max(0, Math.floor((shoulder - built - 5) / 9)) }, (_, i) => built + 9 + i * 9)
  const low = fix(-(shoulder + (top - shoulder) * 0.5))
  return (
    <g stroke={STEEL.truss} strokeWidth={1.5} fill="none" strokeLinecap="round">
      <path
        d={`M${-wide} ${fix(-built)}L${-neck} ${-shoulder}M${wide} ${fix(-built - 8)}L${neck} ${-shoulder}M0 ${fix(-built - 4)}V${-shoulder}`}
      />
      {ribs.map((rib) => (
        <path key={rib} d={`M${fix(-half * 0.92)} ${fix(-rib)}H${fix(half * 0.92)}`} />
      ))}
      <path
        d={
          `M${-neck} ${-shoulder}H${neck}M${-neck} ${-shoulder}C${fix(-half * 0.8)} ${low} ${fix(-half * 0.3)} ${4 - top} 0 ${-top}` +
          `C${fix(half * 0.3)} ${4 - top} ${fix(half * 0.8)} ${low} ${neck} ${-shoulder}M0 ${-shoulder}V${-top}`
        }
      />
      <path d={`M${fix(-half * 0.66)} ${fix(-shoulder - (top - shoulder) * 0.42)}H${fix(half * 0.66)}`} />
    </g>
  )
}

const Sparks = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${fix(x)} ${fix(y)})`}>
    <path d="M2 0l7 -5M3 4l8 1M0 -4l3 -8" stroke={INK.now} strokeWidth={1.6} strokeLinecap="round" />
    <circle r={2.8} fill={SPARK} />
  </g>
)
