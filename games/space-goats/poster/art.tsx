import { type ReactElement, useId } from 'react'
import { Goat } from './goat.tsx'
import { LAST_FLEET_STANDING, SPACE_GOATS } from './outlines.ts'

const INK = '#150a26'

/** A goat in a helmet, chewing a rocket, printed like a comic. */
export function Art(): ReactElement {
  return (
    <svg viewBox="0 0 240 336" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0H240V336H0Z" fill="#5b2fb0" />
      <path d={HALFTONE} fill="#41208a" />
      <Burst />
      <Suit />
      <path d={HELMET} fill="#9fdcf2" stroke={INK} strokeWidth="5" />
      <path d="M60 106C72 78 96 68 120 68C160 68 186 96 190 140C168 104 110 84 60 106Z" fill="#d3f2fc" />
      <Goat transform="translate(120 142) scale(.98)" />
      <ChewedRocket />
      <HelmetGlass />
      <Title />
      <path d="M2.5 2.5H237.5V333.5H2.5Z" fill="none" stroke={INK} strokeWidth="5" />
    </svg>
  )
}

const HELMET = 'M120 60C64 60 40 104 42 150C44 190 66 216 120 216C174 216 196 190 198 150C200 104 176 60 120 60Z'

const BURST =
  'M242 140L210.6 156L251.6 187.9L199.7 186L213.5 218.4L179.1 210.5L190 261.2L151.5 226.5L141.2 260.1L120 232L95.7 277.9L88.5 226.5L59 245.7L60.9 210.5L12.8 230L40.3 186L5.4 181.7L29.4 156L-20 140L29.4 124L5.4 98.3L40.3 94L12.8 50L60.9 69.5L59 34.3L88.5 53.5L95.7 2.1L120 48L141.2 19.9L151.5 53.5L190 18.8L179.1 69.5L213.5 61.6L199.7 94L251.6 92.1L210.6 124Z'

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** Rows of dots, every other row shifted by half a step; a radius below a speck leaves the paper bare. */
function halftone(rows: number, across: number, at: (row: number, i: number) => readonly [number, number, number]) {
  const cells = Array.from({ length: rows * across }, (_, n) => at(Math.floor(n / across), n % across))
  return cells.map(([x, y, r]) => (r < 0.45 ? '' : dot(x, y, Math.round(r * 10) / 10))).join('')
}

/** Finer towards the goat's nose. */
const HALFTONE = halftone(26, 25, (row, i) => {
  const [x, y] = [10 * i + (row % 2) * 5, 9.5 * row]
  return [x, y, (Math.hypot(x - 120, y - 140) - 70) / 30]
})

const SHADE = halftone(9, 11, (row, i) => [62 + 7 * i + (row % 2) * 3.5, 236 - 7 * row, 3.4 - 0.34 * row])

function Burst(): ReactElement {
  const burst = useId()
  return (
    <>
      <path d={BURST} fill={INK} transform="translate(4 5)" />
      <path d={BURST} fill="#f2b631" stroke={INK} strokeWidth="4" strokeLinejoin="round" />
      <clipPath id={burst}>
        <path d={BURST} />
      </clipPath>
      <path d={SHADE} fill="#e07a1f" clipPath={`url(#${burst})`} opacity=".85" />
    </>
  )
}

function Suit(): ReactElement {
  return (
    <g stroke={INK} strokeWidth="5" strokeLinejoin="round">
      <path d="M34 262C38 226 70 214 92 214H150C172 214 204 226 208 262Z" fill="#e9e4f6" />
      <path d="M150 214C172 214 204 226 208 262H150C160 246 158 228 150 214Z" fill="#a99fca" />
      <path d="M66 262c0-14 4-24 10-32M174 262c0-14-4-24-10-32" fill="none" strokeWidth="3.5" />
      <g strokeWidth="4">
        <rect x="50" y="238" width="22" height="14" rx="3" fill="#e0443e" />
        <path d="M168 240h14M168 248h14" />
      </g>
    </g>
  )
}

function ChewedRocket(): ReactElement {
  return (
    <g
      transform="translate(126 193) rotate(-13)"
      stroke={INK}
      strokeWidth="4"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M50 1l14-7-4 8 9 2-11 4 1 7-9-6Z" fill="#ffd94a" />
      <path d="M0-8H40V10H0C-5 6-5-4 0-8Z" fill="#e0443e" />
      <path d="M40-8L50-17H26L20-8ZM40 10L50 19H26L20 10Z" fill="#8f1f2b" />
      <path d="M40-9h8v20h-8Z" fill="#f2b631" />
      <path d="M6 4h28" stroke="#8f1f2b" strokeWidth="3" />
      <path d="M6-3h14" stroke="#ffb0a4" strokeWidth="3" />
    </g>
  )
}

function HelmetGlass(): ReactElement {
  return (
    <g stroke={INK} strokeLinejoin="round" strokeWidth="5">
      <path d={HELMET} fill="#9fdcf2" fillOpacity=".13" />
      <path d="M56 146C56 116 66 94 84 82M58 164v4" fill="none" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
      <path d="M56 204H184L194 222H46Z" fill="#f2b631" />
      <path d="M66 213h108" strokeWidth="3" strokeDasharray="3 9" strokeLinecap="round" />
    </g>
  )
}

function Title(): ReactElement {
  return (
    <>
      <path d="M0 256H240V336H0Z" fill={INK} />
      <path d="M0 260L240 248V262L0 276Z" fill="#f2b631" />
      <g transform="rotate(-3 120 300)" strokeLinejoin="round">
        <path d={SPACE_GOATS} transform="translate(21 321) scale(.2372 .275)" fill="#e0443e" />
        <path
          d={SPACE_GOATS}
          transform="translate(17 317) scale(.2372 .275)"
          fill="#fff6e3"
          stroke={INK}
          strokeWidth="25.5"
          paintOrder="stroke"
        />
      </g>
      <g transform="rotate(-4 60 22)">
        <path d="M10 10H134V33H10Z" fill="#fff6e3" stroke={INK} strokeWidth="3" />
        <path d={LAST_FLEET_STANDING} transform="translate(17 27) scale(.1547 .16)" fill={INK} />
      </g>
    </>
  )
}
