import { GEAR, GEAR_WELL, INK, PIT, REPAIR } from './palette.ts'

const TEETH =
  'M54.72 28.4L60.39 29.47V34.53L54.72 35.6L53.47 40.24L57.85 44L55.32 48.39L49.87 46.47L46.47 49.87L48.39 55.32L44 57.85L40.24 53.47L35.6 54.72L34.53 60.39H29.47L28.4 54.72L23.76 53.47L20 57.85L15.61 55.32L17.53 49.87L14.13 46.47L8.68 48.39L6.15 44L10.53 40.24L9.28 35.6L3.61 34.53V29.47L9.28 28.4L10.53 23.76L6.15 20L8.68 15.61L14.13 17.53L17.53 14.13L15.61 8.68L20 6.15L23.76 10.53L28.4 9.28L29.47 3.61H34.53L35.6 9.28L40.24 10.53L44 6.15L48.39 8.68L46.47 14.13L49.87 17.53L55.32 15.61L57.85 20L53.47 23.76Z'
const SWEEP = 'M18.63 30.12A13.5 13.5 0 0 1 36.17 19.16'
const HEAD = 'M37.2 11.14L44.4 25.95L33.33 26.66Z'

/** All grounds are drawn on 64 by 64. */
export function GearTile({ turn }: { readonly turn: 'clockwise' | 'counter-clockwise' }) {
  const { metal, rim, arrow } = GEAR[turn]
  return (
    <>
      <circle cx={32} cy={32} r={30.5} fill={GEAR_WELL.ground} stroke={GEAR_WELL.ring} strokeWidth={1.4} />
      <path d={TEETH} opacity={0.5} transform="translate(1.5 2.5)" />
      <path d={TEETH} fill={metal} stroke={INK.line} strokeWidth={1.6} strokeLinejoin="round" />
      <path d="M12 24A21.5 21.5 0 0 1 32 10.5" stroke={INK.white} strokeWidth={1.6} opacity={0.55} fill="none" />
      <circle cx={32} cy={32} r={22} fill={GEAR_WELL.hub} stroke={rim} strokeWidth={1.4} />
      <g fill={arrow} {...(turn === 'counter-clockwise' && { transform: 'translate(64 0) scale(-1 1)' })}>
        <path d={SWEEP} fill="none" stroke={arrow} strokeWidth={6} />
        <path d={HEAD} />
        <path d={SWEEP} fill="none" stroke={arrow} strokeWidth={6} transform="rotate(180 32 32)" />
        <path d={HEAD} transform="rotate(180 32 32)" />
      </g>
      <circle cx={32} cy={32} r={4.2} fill={metal} stroke={INK.line} strokeWidth={1.4} />
    </>
  )
}

/** Yellow and black stripes around a shaft with a ladder. */
export const PitTile = ({ hazard }: { readonly hazard: string }) => (
  <>
    <path d="M1 1H63V63H1Z" fill={`url(#${hazard})`} stroke={INK.line} strokeWidth={2} />
    <path d="M9 9H55V55H9Z" fill={PIT.depth} />
    <path d="M9 9H55L46 22H18Z" fill={PIT.north} />
    <path d="M9 9L18 22V47L9 55Z" fill={PIT.west} />
    <path d="M55 9L46 22V47L55 55Z" fill={PIT.east} />
    <path d="M9 55L18 47H46L55 55Z" fill={PIT.south} />
    <path d="M12 14H52M15.5 18.500H48.5" stroke={PIT.rung} strokeWidth={1.2} />
    <path d="M18 22H46V47H18Z" />
    <path d="M9 9H55V55H9Z" fill="none" stroke={INK.line} strokeWidth={2} />
  </>
)

export const RepairTile = () => (
  <>
    <circle cx={33.5} cy={35} r={27} opacity={0.4} />
    <circle cx={32} cy={32} r={27} fill={REPAIR.disc} stroke={INK.line} strokeWidth={2} />
    <circle cx={32} cy={32} r={23} fill="none" stroke={REPAIR.ring} strokeWidth={4} strokeDasharray="9 5.45" />
    <g transform="rotate(45 32 32)" fill={REPAIR.tool}>
      <path d="M28 26H36V46H28Z" />
      <path d="M22 12V21Q22 29 32 29T42 21V12L36.5 9V19H27.500V9Z" />
      <circle cx={32} cy={48} r={5.3} fill="none" stroke={REPAIR.tool} strokeWidth={4.2} />
    </g>
  </>
)
