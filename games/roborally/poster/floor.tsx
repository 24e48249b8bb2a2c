import { type ReactElement, useId } from 'react'

/** Steel plate: tread marks, seams and rivets. */
export function Floor(): ReactElement {
  return (
    <>
      <path d="M0 0H240V336H0Z" fill="#555c66" />
      <path d={TREAD} stroke="#4c535c" strokeWidth="2" strokeLinecap="round" />
      <path d={SEAMS} stroke="#2f343b" strokeWidth="2.5" />
      <path d={SEAMS} transform="translate(1.2 1.2)" stroke="#747c88" strokeWidth=".8" />
      <path d={RIVETS} stroke="#343a41" strokeWidth="3" strokeLinecap="round" />
    </>
  )
}

/** Belt, pit and gear, as they lie on the floor. */
export function Machines(): ReactElement {
  return (
    <>
      <Belt />
      <Pit />
      <Gear />
    </>
  )
}

const grid = (columns: number, rows: number, mark: (column: number, row: number) => string) =>
  Array.from({ length: columns * rows }, (_, i) => mark(i % columns, Math.floor(i / columns))).join('')

const TREAD = grid(16, 16, (x, y) => `M${15 * x + (y % 2) * 7} ${40 + 15 * y}l5-5`)
const SEAMS = grid(5, 1, (x) => `M${60 * x} 0V276`) + grid(1, 5, (_, y) => `M0 ${36 + 60 * y}H240`)
const RIVETS = grid(4, 4, (x, y) => `M${60 * x + 7} ${60 * y + 43}h0m46 0h0m0 46h0m-46 0h0`)

const RAILS = 'M4 276V156Q4 100 60 100H240M56 276V172Q56 152 76 152H240'
const SLATS = grid(1, 5, (_, y) => `M8 ${190 + 18 * y}h44`) + grid(8, 1, (x) => `M${104 + 18 * x} 104v44`)
const ARROWS = [
  'translate(30 250)',
  'translate(30 206)',
  'translate(36 150) rotate(42)',
  'translate(92 126) rotate(90)',
  'translate(226 126) rotate(90)',
]

function Belt(): ReactElement {
  return (
    <g fill="none">
      <path
        d="M0 276V156Q0 96 60 96H240V156H78Q60 156 60 174V276Z"
        fill="#000"
        opacity=".3"
        transform="translate(3 4)"
      />
      <path d="M4 276V156Q4 100 60 100H240V152H76Q56 152 56 172V276Z" fill="#202327" />
      <path d={RAILS} stroke="#8e97a3" strokeWidth="4" />
      <path d={RAILS} stroke="#3a4047" strokeWidth="1.2" />
      <path d={SLATS} stroke="#2f343a" strokeWidth="2" />
      {ARROWS.map((at) => (
        <path key={at} d="M-13 8L0-6L13 8V1L0-13L-13 1Z" fill="#f0b323" transform={at} />
      ))}
    </g>
  )
}

const PIT_STRIPES =
  'M170 176l30-30h10l-40 40ZM170 200l54-54h10l-64 64ZM170 224l78-78h10l-88 88ZM194 224l54-54v10l-44 44ZM218 224l30-30v10l-20 20Z'

function Pit(): ReactElement {
  const rim = useId()
  return (
    <>
      <clipPath id={rim}>
        <rect x="182" y="158" width="56" height="56" rx="3" />
      </clipPath>
      <g clipPath={`url(#${rim})`}>
        <path d="M182 158h56v56h-56Z" fill="#f0b323" />
        <path d={PIT_STRIPES} fill="#15171a" />
      </g>
      <rect x="190" y="166" width="40" height="40" rx="2" fill="#060708" />
      <path d="M190 166h40l-6 8h-28v26l-6 6Z" fill="#1c1f24" />
    </>
  )
}

const TEETH =
  'M20.1-6.2L28.6-4.5L28.6 4.5L20.1 6.2L19.9 6.8L25.8 13.2L20.5 20.5L12.6 16.8L12.1 17.2L13.2 25.8L4.5 28.6L.3 21L-.3 21L-4.5 28.6L-13.2 25.8L-12.1 17.2L-12.6 16.8L-20.5 20.5L-25.8 13.2L-19.9 6.8L-20.1 6.2L-28.6 4.5L-28.6-4.5L-20.1-6.2L-19.9-6.8L-25.8-13.2L-20.5-20.5L-12.6-16.8L-12.1-17.2L-13.2-25.8L-4.5-28.6L-.3-21L.3-21L4.5-28.6L13.2-25.8L12.1-17.2L12.6-16.8L20.5-20.5L25.8-13.2L19.9-6.8Z'

function Gear(): ReactElement {
  return (
    <g transform="translate(90 246)" stroke="#23272c" strokeWidth="2.5" strokeLinejoin="round">
      <path d={TEETH} stroke="none" opacity=".35" transform="translate(3 4)" />
      <path d={TEETH} fill="#a4adb8" />
      <circle r="13" fill="#6d7580" />
      <path
        d="M-7-3a8 8 0 0 1 14-2M9-9l-2 5-5-1"
        fill="none"
        stroke="#e8ecf2"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </g>
  )
}
