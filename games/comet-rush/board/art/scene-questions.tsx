import styles from './art.module.css'
import { DieShape, type DieTone } from './dice.tsx'
import { GemShape } from './gem.tsx'
import { BLUEPRINT, DESK, INK, STEEL } from './palette.ts'
import { SEAL_PATH } from './symbols.tsx'

interface NoteProps {
  /** What was looked at: the next movement card or the next segment. */
  readonly choice: 'movement' | 'strength'
  readonly figure: number
}

/** A print-out of the console with one figure on it, 320 by 200. */
export const AnalysisNote = ({ choice, figure }: NoteProps) => (
  <svg className={styles.scene} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect x={-100} y={-100} width={520} height={400} fill={DESK.room} />
    <Console />
    <g transform="rotate(-2 206 110)">
      <path
        d="M146 20H266V182L256 176L246 182L236 176L226 182L216 176L206 182L196 176L186 182L176 176L166 182L156 176L146 182Z"
        fill={INK.line}
        opacity={0.5}
        transform="translate(5 6)"
      />
      <path
        d="M146 20H266V182L256 176L246 182L236 176L226 182L216 176L206 182L196 176L186 182L176 176L166 182L156 176L146 182Z"
        fill={INK.paper}
        stroke={INK.line}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <path d="M146 46H266M146 72H266M146 98H266M146 124H266M146 150H266" stroke={DESK.printout} strokeWidth={11} />
      <path d={HOLES} stroke={INK.paperShade} strokeWidth={5} strokeLinecap="round" />
      {choice === 'strength' ? <StrengthFigure figure={figure} /> : <MovementFigure figure={figure} />}
      <path d="M168 146H244M168 156H228" stroke="var(--print-mid)" strokeWidth={2} strokeDasharray="6 3" />
    </g>
    <path d="M136 12H276V26H136Z" fill={STEEL.deck} stroke={INK.line} strokeWidth={2} />
    <path d="M142 20H270" stroke={INK.line} strokeWidth={4} />
  </svg>
)

const HOLES = Array.from({ length: 11 }, (_, i) => `M152 ${34 + i * 13}h0M260 ${34 + i * 13}h0`).join('')

const Console = () => (
  <>
    <path d="M-100 150H420V300H-100Z" fill={STEEL.deckDark} />
    <path d="M16 34H126V140H16Z" fill={STEEL.deck} stroke={INK.line} strokeWidth={2} />
    <rect x={24} y={42} width={94} height={78} rx={6} fill={BLUEPRINT.paper} stroke={INK.line} strokeWidth={2} />
    <g fill="none" stroke={BLUEPRINT.line}>
      <path d="M24 62H118M24 82H118M24 102H118M44 42V120M64 42V120M84 42V120M104 42V120" strokeOpacity={0.16} />
      <path d="M32 112C52 74 84 62 112 62" strokeDasharray="3 3" />
      <circle cx={78} cy={72} r={15} />
      <path d="M78 50V60M78 84V94M56 72H66M90 72H100" />
    </g>
    <path d="M68 74L72 64L82 62L88 70L86 79L76 82Z" fill={INK.crumb} stroke={INK.line} strokeLinejoin="round" />
    <circle cx={30} cy={130} r={4} fill={INK.harm} />
    <circle cx={44} cy={130} r={4} fill={INK.amber} />
    <path d="M62 126H112M62 133H96" stroke={STEEL.deckLight} strokeWidth={3} strokeLinecap="round" />
  </>
)

const StrengthFigure = ({ figure }: { readonly figure: number }) => (
  <g transform="translate(166 46) scale(2)">
    <GemShape strength={figure} />
  </g>
)

function MovementFigure({ figure }: { readonly figure: number }) {
  const stations = Array.from({ length: figure + 1 }, (_, i) => 206 + (i - figure / 2) * 24)
  const [last = 206] = stations
  return (
    <>
      <text
        x={206}
        y={106}
        textAnchor="middle"
        className={styles.display}
        fontWeight={800}
        fontSize={58}
        fill={INK.print}
      >
        {figure}
      </text>
      <path d={`M${last} 126H${stations.at(-1)}`} stroke={INK.fire} strokeWidth={3} />
      {stations.map((x, i) => (
        <circle key={x} cx={x} cy={126} r={6} fill={i === 0 ? INK.now : INK.paper} stroke={INK.line} strokeWidth={2} />
      ))}
    </>
  )
}

/** Diplomatic Pressure lies on the table: will its target answer with a seal of its own? 240 by 120. */
export const CounterScene = () => (
  <svg className={styles.scene} viewBox="0 0 240 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect x={-100} y={-100} width={440} height={320} fill={DESK.silk} />
    <path d="M-100 88H340V220H-100Z" fill={DESK.silkShade} />
    <g transform="rotate(-5 74 62)">
      <path d="M30 14H118V112H30Z" fill={INK.line} opacity={0.5} transform="translate(4 5)" />
      <path d="M30 14H118V112H30Z" fill={INK.paper} stroke={INK.line} strokeWidth={2} />
      <path d="M42 28H106M42 38H98M42 48H104M42 58H84" stroke={INK.paperShade} strokeWidth={4} />
      <path
        d="M64 84L56 112L66 106L72 114L78 90ZM88 84L96 112L86 106L80 114L74 90Z"
        fill={DESK.ribbon}
        stroke={INK.line}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <g transform="translate(50 52) scale(2.5)">
        <path d={SEAL_PATH} fill={INK.seal} stroke={INK.line} strokeWidth={0.8} strokeLinejoin="round" />
        <path d="M6.5 10.5H13.5M6.5 7.8H13.5M6.5 13.2H11" stroke={INK.white} strokeWidth={1.4} />
      </g>
    </g>
    <g transform="rotate(7 178 56)">
      <g transform="translate(146 24) scale(3.2)">
        <path
          d={SEAL_PATH}
          fill="none"
          stroke={INK.white}
          strokeWidth={0.9}
          strokeDasharray="2 1.3"
          strokeLinejoin="round"
        />
        <path d="M6.5 10.5H13.5M6.5 7.8H13.5M6.5 13.2H11" stroke={INK.white} strokeOpacity={0.5} strokeWidth={1.2} />
      </g>
    </g>
    <path
      d="M142 50L122 62L142 74"
      fill="none"
      stroke={INK.now}
      strokeWidth={5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

interface TrayProps {
  readonly dice: readonly { readonly face: number; readonly tone?: DieTone }[]
  /** Whether a reroll token lies beside the tray. */
  readonly hasToken?: boolean
}

/** The dice of a launch on their tray, 240 by 120. */
export function DiceTray({ dice, hasToken = false }: TrayProps) {
  const room = 64
  const placed = dice.map(({ face, tone = 'plain' }, place) => ({ face, tone, place }))
  const left = 120 - (dice.length * room) / 2
  return (
    <svg className={styles.scene} viewBox="0 0 240 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x={-100} y={-100} width={440} height={320} fill={DESK.room} />
      <path d="M24 16H216L230 100H10Z" fill={DESK.wood} stroke={INK.line} strokeWidth={2.5} strokeLinejoin="round" />
      <path d="M34 24H206L218 92H22Z" fill={DESK.felt} stroke={INK.line} strokeWidth={2} strokeLinejoin="round" />
      <path d="M34 24H206L208 34H32Z" fill={INK.line} opacity={0.4} />
      <path d="M22 92L20 98H220L218 92Z" fill={DESK.woodLight} />
      {placed.map(({ face, tone, place }) => (
        <g
          key={place}
          transform={`translate(${left + place * room + room / 2} 60) rotate(${place % 2 === 0 ? -9 : 7})`}
        >
          <ellipse cx={3} cy={27} rx={27} ry={6} fill={INK.line} opacity={0.45} />
          <g transform="translate(-26 -27) scale(2.6)">
            <rect x={1} y={2.4} width={18} height={18} rx={4} fill={INK.line} opacity={0.55} />
            <DieShape face={face} tone={tone} />
          </g>
        </g>
      ))}
      {hasToken && <RerollToken />}
    </svg>
  )
}

const RerollToken = () => (
  <g transform="translate(206 92)">
    <circle r={18} fill={INK.now} stroke={INK.line} strokeWidth={2} />
    <circle r={14} fill="none" stroke={INK.line} strokeOpacity={0.35} />
    <path d="M-7 -2A7.5 7.5 0 1 1 -4 6" fill="none" stroke={INK.print} strokeWidth={3} strokeLinecap="round" />
    <path d="M-12 -5L-7 4L-2 -4Z" fill={INK.print} />
  </g>
)
