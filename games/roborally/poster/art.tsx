import type { ReactElement } from 'react'
import { Floor, Machines } from './floor.tsx'
import { FIVE_ORDERS_NO_BRAKES, ROBORALLY, THREE } from './outlines.ts'
import { BLUE, ORANGE, Robot } from './robot.tsx'

/** Two robots on the factory floor, seen from above. */
export function Art(): ReactElement {
  return (
    <svg viewBox="0 0 240 336" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Floor />
      <Machines />
      <Checkpoint />
      <LaserAndWall />
      <path d="M182 116L240 92V160L182 138Z" fill="#fff3c4" opacity=".22" />
      <Robot transform="translate(152 126) rotate(90) scale(.88)" paint={ORANGE} />
      <Robot transform="translate(150 228) rotate(38) scale(.86)" paint={BLUE} />
      <path
        d="M176 198l12-12M182 208l14-12M170 188l8-10"
        stroke="#fff"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".8"
      />
      <Motto />
      <Title />
    </svg>
  )
}

function Checkpoint(): ReactElement {
  return (
    <g transform="translate(150 66)">
      <circle r="24" fill="#e8ecf2" stroke="#23272c" strokeWidth="2.5" />
      <circle r="18.5" fill="none" stroke="#f26a1b" strokeWidth="4" strokeDasharray="8 4.6" />
      <path d={THREE} transform="translate(-8.54 10) scale(.28)" fill="#15171a" />
    </g>
  )
}

function LaserAndWall(): ReactElement {
  return (
    <>
      <path d="M0 66H96" stroke="#ff2d2d" strokeWidth="9" opacity=".22" />
      <path d="M0 66H96" stroke="#ff4a4a" strokeWidth="3.6" />
      <path d="M0 66H96" stroke="#ffd9d9" strokeWidth="1.2" />
      <path d="M0 50h14l8 8v16l-8 8H0Z" fill="#2c3036" stroke="#0e1013" strokeWidth="2.4" />
      <circle cx="16" cy="66" r="4.5" fill="#ff4a4a" />
      <path d="M122 40v52" stroke="#0e1013" strokeWidth="9" />
      <path d="M122 40v52" stroke="#f0b323" strokeWidth="5.5" strokeDasharray="8 7" />
    </>
  )
}

const HAZARD = Array.from({ length: 11 }, (_, i) => `M${28 * i - 40} 36l36-36h14l-36 36Z`).join('')

function Motto(): ReactElement {
  return (
    <>
      <path d="M0 0H240V36H0Z" fill="#f0b323" />
      <path d={HAZARD} fill="#15171a" />
      {/* Clear of the corner on the right, where the shelf has a button. */}
      <path d="M8 7H188V29H8Z" fill="#15171a" />
      <path d={FIVE_ORDERS_NO_BRAKES} transform="translate(15 23.5) scale(.132 .15)" fill="#f0b323" />
    </>
  )
}

function Title(): ReactElement {
  return (
    <>
      <path d="M0 276H240V336H0Z" fill="#23272c" />
      <path d="M0 278h240" stroke="#8e97a3" strokeWidth="4" />
      <path d="M9 290h0M231 290h0M9 327h0M231 327h0" stroke="#8e97a3" strokeWidth="5" strokeLinecap="round" />
      <path d={ROBORALLY} transform="translate(18 324) scale(.1778 .22)" fill="#f26a1b" />
    </>
  )
}
