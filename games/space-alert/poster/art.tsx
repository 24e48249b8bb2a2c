import { Speckle } from '@starboard/screen/pieces/speckle.tsx'
import type { ReactElement } from 'react'
import { SPACE_ALERT, TIME_T3_ZONE_WHITE, X_Y_Z } from './outlines.ts'
import { Ship } from './ship.tsx'

/** Something with teeth comes down on the white zone; the crew is at work in the cutaway below. */
export function Art(): ReactElement {
  return (
    <svg viewBox="0 0 240 336" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0H240V336H0Z" fill="#04161a" />
      <Speckle dots={STARS} fill="#bff3ee" />
      <Trajectories />
      <Threat />
      <Shot />
      <Ship />
      <path d={SCAN_LINES} stroke="#000" opacity=".22" />
      <Frame />
    </svg>
  )
}

const STARS =
  '56.9 90.6 1.1 .7,92 125.1 .9 .5,8.1 113 .5 .7,130.7 111.5 1 .8,40.1 69.3 .6 .5,143.5 55.3 .7 .5,87.5 95 1 .8,211.8 138.4 .5 .5,62.6 51.6 .5 .5,43 100.2 .9 .3,101.5 113 .6 .5,214.6 47.8 .6 .6,45.1 93.8 1 .7,12.5 117.4 .7 .7,75.4 49.3 1.2 .5,24.9 87.8 .5 .8,106.4 57.5 .8 .5,130.7 46 1 .5,90.3 62.5 .6 .6,83.1 124.2 1.1 .5,38.5 111 1 .5,48.2 79 .8 .7,237.7 98.9 .4 .3,138.8 32.5 .8 .8,221.2 131.4 .5 .5,142.5 64.9 1.1 .7,94.7 64.3 1.2 .7,165.9 89.5 .9 .3,137.5 96.7 .7 .7,32.8 119.2 .7 .3,118.8 106.4 .9 .7,77.7 45.3 .7 .3,8.4 37 1.2 .8,214.9 137.2 .5 .7,163.2 126.3 1.2 .3,161.7 65.3 .7 .5,27.9 97.2 .8 .4,96.8 74.8 .9 .7,151.5 60.3 1 .7,74.6 131.9 .5 .3,78.2 48.3 1.2 .7,113 121.3 .8 .7,33.2 52.1 1 .6,237.5 106.3 .7 .5,164.3 119.3 1.1 .7,239.8 100.5 .4 .6'

const SCAN_LINES = Array.from({ length: 84 }, (_, i) => `M0 ${4 * i}H240`).join('')

function Trajectories(): ReactElement {
  return (
    <>
      <path d="M34 176V40M206 176V40" stroke="#2fb8ab" strokeWidth="1.5" strokeDasharray="4 4" />
      {X_Y_Z.map((letter, i) => (
        <g key={letter} transform={`translate(0 ${68 + 44 * i})`} fill="#6fe3d8">
          <path d={letter} transform="translate(42) scale(.12)" />
          <path d={letter} transform="translate(192) scale(.12)" />
          <path d="M29-4h10M201-4h10" stroke="#6fe3d8" strokeWidth="2" />
        </g>
      ))}
    </>
  )
}

const HEAD = 'M-46 4C-44-26-22-40 0-40C22-40 44-26 46 4C36 26 20 34 0 34C-20 34-36 26-46 4Z'

function Threat(): ReactElement {
  return (
    <g transform="translate(120 70)" stroke="#020b0d" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M-40 8C-62 14-66 34-54 46C-58 34-48 26-36 24ZM40 8C62 14 66 34 54 46C58 34 48 26 36 24Z"
        fill="#7a1326"
      />
      <path
        d="M-26 22C-38 36-34 52-24 60C-26 48-22 40-14 32ZM26 22C38 36 34 52 24 60C26 48 22 40 14 32Z"
        fill="#a81e33"
      />
      <path d="M-8 30C-12 46-6 60 0 68C6 60 12 46 8 30Z" fill="#c42a3f" />
      <path d={HEAD} fill="#d8354b" />
      <path d="M6-40C26-38 44-24 46 4C36 26 20 34 2 34C26 18 28-20 6-40Z" fill="#93182d" stroke="none" />
      <g fill="none">
        <path d={HEAD} />
        <path d="M-34-12C-22-24-6-28 8-28" stroke="#ff8d95" strokeWidth="3.5" />
        <path d="M-30 4C-24-6-8-8 0-2C8-8 24-6 30 4C22 14 8 14 0 8C-8 14-22 14-30 4Z" fill="#1b0509" />
        <path d="M-15 3h0M15 3h0" stroke="#ffe27a" strokeWidth="10" />
        <path d="M-14 3h0M14 3h0" stroke="#1b0509" strokeWidth="3.8" />
        <path d="M-10 20l4 6 3-5 3 6 3-6 3 5 4-6" stroke="#fff0d0" strokeWidth="2.2" />
      </g>
    </g>
  )
}

function Shot(): ReactElement {
  return (
    <g stroke="#fffbe6" strokeWidth="2">
      <path d="M118 184L121 142" stroke="#fff3b0" strokeWidth="5" opacity=".45" />
      <path d="M118 184L121 140" />
      <path d="M121 138l-7-5M121 138l8-6M121 138v-9" strokeLinecap="round" />
    </g>
  )
}

function Frame(): ReactElement {
  return (
    <>
      <path d="M8 44V8H44M196 8H232V44M8 292V328H44M196 328H232V292" fill="none" stroke="#ff4d4d" strokeWidth="3" />
      <path d="M54 11H186V29H54Z" fill="#ff4d4d" />
      <path d={TIME_T3_ZONE_WHITE} transform="translate(60 24.5) scale(.135)" fill="#1b0509" />
      <path
        d={SPACE_ALERT}
        transform="translate(21 320) scale(.1667 .18)"
        fill="#ff5b5b"
        stroke="#ff5b5b"
        strokeWidth="10"
      />
      <path d="M20 288h200" stroke="#ff4d4d" strokeWidth="1.5" />
    </>
  )
}
