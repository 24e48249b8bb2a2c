import type { Phase } from '../../rules/state.ts'
import styles from './art.module.css'
import { BACK, DEALT, HIT, LOCK, PHASE_PATHS, POWER, PREVIEW } from './icon-paths.ts'

interface IconProps {
  /** In pixels; icons are square. Where the style sheet sizes them, leave it out. */
  readonly size?: number
}

interface LinesProps extends IconProps {
  readonly d: string
}

const Lines = ({ d, size = 16 }: LinesProps) => (
  <svg className={styles.symbol} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path d={d} fill="none" stroke="currentColor" strokeWidth={1.8} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

const Shape = ({ d, size = 16 }: LinesProps) => (
  <svg className={styles.symbol} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path d={d} fill="currentColor" />
  </svg>
)

/** A step of the register: eye, cards, chevrons, belt, pusher, gear, laser, flag. */
export const PhaseIcon = ({ phase, ...icon }: IconProps & { readonly phase: Phase }) => (
  <Lines d={PHASE_PATHS[phase]} {...icon} />
)

export const LockIcon = (icon: IconProps) => <Lines d={LOCK} {...icon} />
export const PowerIcon = (icon: IconProps) => <Lines d={POWER} {...icon} />
export const FlagIcon = (icon: IconProps) => <Lines d={PHASE_PATHS.checkpoints} {...icon} />
/** Cards dealt. */
export const DealtIcon = (icon: IconProps) => <Lines d={DEALT} {...icon} />
export const PreviewIcon = (icon: IconProps) => <Lines d={PREVIEW} {...icon} />
export const TakeBackIcon = (icon: IconProps) => <Lines d={BACK} {...icon} />
export const DamageIcon = (icon: IconProps) => <Shape d={HIT} {...icon} />
/** One life: a robot's head, hollow once lost. */
export const LifeIcon = ({ size = 16, isLost = false }: IconProps & { readonly isLost?: boolean }) => {
  const face = isLost ? 'currentColor' : 'var(--night-1)'
  return (
    <svg
      className={styles.life}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      data-lost={isLost || undefined}
      aria-hidden="true"
    >
      <path
        d="M3.5 7H16.5V16.5H3.5Z"
        fill={isLost ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth={1.7}
        strokeLinejoin="round"
      />
      <path d="M10 7V3.5M1.5 10.5V13.5M18.5 10.5V13.5" stroke="currentColor" strokeWidth={1.8} />
      <circle cx={10} cy={2.8} r={1.6} fill="currentColor" />
      <path d="M7 10.2V11.4M13 10.2V11.4" stroke={face} strokeWidth={2.2} strokeLinecap="round" />
      <path d="M7 14.3H13" stroke={face} strokeWidth={1.3} />
    </svg>
  )
}

interface DamagePipsProps {
  readonly damage: number
  /** Pips above this number have just been added. */
  readonly before?: number
}

/** RR-9.1, RR-9.3: nine pips; the last five, set apart, lock a register each. Decoration beside the number in words. */
export const DamagePips = ({ damage, before = damage }: DamagePipsProps) => (
  <span className={styles.pips} aria-hidden="true">
    {PIPS.map((pip) => (
      <i key={pip} data-pip={stateOf(pip, damage, before)} data-locks={pip >= 5 || undefined} />
    ))}
  </span>
)

const PIPS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

function stateOf(pip: number, damage: number, before: number): 'open' | 'on' | 'new' {
  if (pip > damage) return 'open'
  return pip > before ? 'new' : 'on'
}
