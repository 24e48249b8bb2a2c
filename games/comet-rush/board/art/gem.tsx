import styles from './art.module.css'
import { GEM, INK } from './palette.ts'

interface Props {
  /** The strength of the segment it was cut from. */
  readonly strength: number
  readonly size?: number
}

/** A trophy: a faceted gem with its strength. The stronger the segment was, the more fire is left in it. */
export const TrophyGem = ({ strength, size = 30 }: Props) => (
  <svg className={styles.symbol} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <GemShape strength={strength} />
  </svg>
)

/** The gem in a 40 by 40 box. */
export function GemShape({ strength }: { readonly strength: number }) {
  return (
    <>
      <path
        d="M20 2L34 9L38 24L27 37L11 36L2 22L8 8Z"
        fill={GEM.bed}
        stroke={INK.line}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <path d="M20 2L34 9L27 16L13 15L8 8Z" fill={GEM.top} />
      <path d="M8 8L13 15L11 27L2 22Z" fill={GEM.left} />
      <path d="M34 9L38 24L28 27L27 16Z" fill={strength >= 10 ? GEM.hot : GEM.right} />
      <path d="M13 15L27 16L28 27L11 27Z" fill={GEM.face} />
      <path d="M11 27L28 27L27 37L11 36L2 22Z" fill={GEM.foot} />
      <path d="M38 24L27 37L28 27Z" fill={strength >= 4 ? INK.fire : GEM.right} />
      <path d="M28 27L27 37L11 36" fill="none" stroke={strength >= 7 ? INK.fire : GEM.right} strokeWidth={2} />
      <text
        x={19.5}
        y={26.5}
        textAnchor="middle"
        className={styles.display}
        fontWeight={800}
        fontSize={17}
        fill={INK.white}
        stroke={INK.line}
        strokeWidth={3.6}
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        {strength}
      </text>
    </>
  )
}
