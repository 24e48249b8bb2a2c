import { seatColour } from '@starboard/screen/pieces/seat-shape.tsx'
import styles from './art.module.css'
import { HULL, INK, STEEL } from './palette.ts'

export interface MiniRocketProps {
  readonly seat: number
  readonly power: number
  readonly accuracy: number
  readonly remaining: number
}

/** A rocket for the seats rail, 20 by 30; without one, a free slot. */
export function MiniRocket({ rocket }: { readonly rocket?: MiniRocketProps }) {
  return (
    <svg className={styles.symbol} viewBox="0 0 20 30" width="100%" height="100%" aria-hidden="true">
      {rocket === undefined ? (
        <FreeSlot />
      ) : rocket.remaining > 0 ? (
        <MiniBuilding {...rocket} />
      ) : (
        <MiniReady {...rocket} />
      )}
    </svg>
  )
}

const FreeSlot = () => (
  <path d="M4 26h12" stroke={STEEL.deckLight} strokeWidth={2} strokeLinecap="round" strokeDasharray="2 3" />
)

const HULL_PATH = 'M10 2C14 6 15 11 15 16V23H5V16C5 11 6 6 10 2Z'

/** Power makes it stouter, accuracy spreads the fins. */
function MiniReady({ seat, power, accuracy }: MiniRocketProps) {
  const spread = 1.6 + accuracy * 0.5
  return (
    <g transform={stoutness(power)}>
      <path d={`M5 15L${5 - spread} 24.5H5ZM15 15L${15 + spread} 24.5H15Z`} fill={seatColour(seat)} stroke={INK.line} />
      <path d={HULL_PATH} fill={HULL.light} stroke={INK.line} strokeWidth={1.2} />
      <path d="M11.5 4C14 7 15 11 15 16V23H11.5Z" fill={HULL.shade} />
      <path d="M10 2C12.4 4.4 13.8 7 14.4 10H5.6C6.2 7 7.6 4.4 10 2Z" fill={HULL.nose} stroke={INK.line} />
      <rect x={5} y={16} width={10} height={3} fill={seatColour(seat)} />
      <Bell />
    </g>
  )
}

function MiniBuilding({ power, remaining }: MiniRocketProps) {
  const top = remaining > 1 ? 20 : 15
  return (
    <>
      <g transform={stoutness(power)}>
        <path d={HULL_PATH} fill="none" stroke={STEEL.thin} strokeWidth={1.2} strokeDasharray="2.4 1.8" />
        <path d={`M5 ${top}H15V23H5Z`} fill={HULL.light} stroke={INK.line} />
        <path d={`M5 13H15M6 9H14M10 3V${top}`} stroke={STEEL.thin} />
        <Bell />
      </g>
      <path d="M1.5 27V6M1.5 6H9M18.5 27V12" stroke={INK.amber} strokeWidth={1.4} fill="none" />
    </>
  )
}

const Bell = () => <path d="M7 23L6 27H14L13 23Z" fill={STEEL.deckLight} stroke={INK.line} />

const stoutness = (power: number) => {
  const scale = 0.82 + Math.min(power, 8) * 0.045
  return `translate(10 0) scale(${scale.toFixed(2)} 1) translate(-10 0)`
}
