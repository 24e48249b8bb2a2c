import { FLAME, INK } from './palette.ts'
import { fix } from './rocket-shape.ts'

/** The flame under a rocket that lifts off; a longer one for more power. `share` from 0 to 1 is how far it has grown. */
export function LaunchFlame({ power, share = 1 }: { readonly power: number; readonly share?: number }) {
  const width = 5 + power * 0.9
  const length = (26 + power * 5) * share
  const tongue = (scale: number) =>
    `M${fix(-width * scale)} 0C${fix(-width * scale * 1.5)} ${fix(length * scale * 0.4)} ${fix(-width * 0.2)} ${fix(length * scale * 0.8)} 0 ${fix(length * scale)}` +
    `C${fix(width * 0.2)} ${fix(length * scale * 0.8)} ${fix(width * scale * 1.5)} ${fix(length * scale * 0.4)} ${fix(width * scale)} 0Z`
  return (
    <g>
      <path d={tongue(1)} fill={FLAME[0]} opacity={0.92} />
      <path d={tongue(0.78)} fill={INK.fire} />
      <path d={tongue(0.54)} fill={FLAME[2]} />
      <path d={tongue(0.3)} fill={FLAME[3]} />
    </g>
  )
}
