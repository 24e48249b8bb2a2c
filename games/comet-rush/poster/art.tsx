import { Speckle } from '@starboard/screen/pieces/speckle.tsx'
import type { ReactElement } from 'react'
import { Comet } from './comet.tsx'
import { COMET_RUSH, TAKES_THE_TROPHY, THE_LAST_HIT } from './outlines.ts'

/** Three rockets race for the comet over a mission-control screen. */
export function Art(): ReactElement {
  return (
    <svg viewBox="0 0 240 336" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0H240V336H0Z" fill="#06121b" />
      <path d={GRID} stroke="#0f3646" strokeWidth=".7" />
      <Speckle dots={STARS} fill="#d9f6ff" />
      <g fill="none" stroke="#3fc7e6">
        <path d={DISTANCES} strokeWidth="1.3" opacity=".7" />
        <path d="M74 99A178 178 0 0 1 158 250" strokeWidth="1.2" opacity=".6" />
      </g>
      <Comet transform="translate(112 116) scale(1.18) rotate(-6)" />
      <Earth />
      <g fill="none" strokeLinecap="round">
        {FLIGHTS.map(({ path }) => (
          <g key={path}>
            <path d={path} stroke="#ffd9a0" strokeWidth="3.4" opacity=".85" />
            <path d={path} stroke="#ff8a2b" strokeWidth="8" opacity=".25" />
          </g>
        ))}
      </g>
      {FLIGHTS.map(({ at, seat }) => (
        <Rocket key={at} at={at} seat={seat} />
      ))}
      <Plate />
      <g fill="#7fe3f7">
        <path d={THE_LAST_HIT} transform="translate(14 24) scale(.11)" />
        <path d={TAKES_THE_TROPHY} transform="translate(14 38) scale(.11)" />
      </g>
      <path d="M14 44h98" stroke="#3fc7e6" strokeWidth="1.2" />
      <rect x="3" y="3" width="234" height="330" rx="8" fill="none" stroke="#164a5e" strokeWidth="3" />
    </svg>
  )
}

const lines = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i)).join('')

const GRID = lines(11, (i) => `M${20 + 20 * i} 0V336`) + lines(17, (i) => `M0 ${8 + 20 * i}H240`)

const STARS =
  '58.4 .4 1.1 .5,11.3 182.2 .9 .3,41.6 148.1 .8 .7,41.8 213.3 .7 .5,148.2 132.1 .5 .6,157.3 51.8 .5 .7,58.3 145.2 .7 .4,201.7 189.8 .9 .9,161.7 197.6 .9 .4,212.3 173.9 .4 .5,34.3 217.4 .6 .5,133.7 32.5 1 .6,228.9 54 1.1 .6,206.2 66.1 .5 .6,181.7 45.8 1.2 .7,109.4 102.2 .5 .5,152.9 172 .5 .4,220.8 193.2 .9 .7,3.3 207 .9 .7,189.6 118.8 .4 .7,84.9 0 1.1 .5,104.9 111.1 1 .7,167.4 97.1 .6 .7,179.6 165 .7 .3,239.1 67.7 1 .3,148.9 130.5 .8 .6,63 35.1 .5 .7,63.8 150.2 .6 .4,127.8 129.8 .6 .7,79.9 120.2 .8 .7,154.3 67.4 .9 .5,200.9 154.2 .9 .7,196.2 169.9 1.2 .7,217.1 71.8 .6 .4,16.4 90.8 1 .3,79.1 110.8 1.2 .8,97.8 84.1 .8 .4,226.2 2.5 1.3 .8,209.7 196.6 1 .5,190.5 151.7 .6 .3,88.8 24.7 .8 .4,35 79.4 .8 .8,75.2 134.2 1.1 .5,67.1 70.2 1.2 .8,23.8 84.2 .7 .8,27.7 83 1.3 .6,89.7 95 .6 .7,154.5 105.2 .5 .9,30.2 199 1.1 .3,40.6 191.2 1.2 .9,140.1 176.1 1.1 .4,88.2 184.4 .5 .3,223.5 52.8 1.3 .3,36.8 2.8 1.2 .8,199.3 64.1 1 .6,87.6 48.6 1.1 .4,182.5 80.7 .5 .9,61.1 201.3 .6 .4,40.4 38.6 1.1 .4,191.5 35 .9 .8'

/** The steps the comet still has to go: every third mark is long. */
const DISTANCES =
  'M74.3 99L79.1 91.4M86.4 107.3L89.4 103.3M97.7 116.5L101 112.7M108.3 126.6L114.7 120.3M117.9 137.5L121.8 134.3M126.7 149.2L130.8 146.3M134.5 161.5L142.3 157.1M141.2 174.5L145.7 172.4M146.8 188L151.5 186.2M151.4 201.8L160 199.4M154.7 216L159.6 215.1M156.9 230.5L161.9 229.9M157.9 245L166.9 244.8M157.7 259.6L162.7 259.9M156.4 274.2L161.3 274.8M153.8 288.5L162.6 290.5M150 302.6L154.8 304.1M145.2 316.4L149.8 318.3M139.2 329.7L147.2 333.7'

const FLIGHTS = [
  { path: 'M66 262C62 232 66 206 80 176', at: 'translate(82 162) rotate(24)', seat: '#56b4e9' },
  { path: 'M136 240C138 230 136 212 130 196', at: 'translate(127 182) rotate(-12)', seat: '#f06ba8' },
  { path: 'M196 262C204 244 200 226 186 200', at: 'translate(178 186) rotate(-30)', seat: '#f0e442' },
] as const

function Rocket({ at, seat }: { readonly at: string; readonly seat: string }): ReactElement {
  return (
    <g transform={`${at} scale(1.05)`}>
      <g stroke="#06121b" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M0-15c4 4 5.5 9 5.5 15v9h-11V0c0-6 1.5-11 5.5-15Z" fill="#f3f5ff" />
        <path d="M0-15c4 4 5.5 9 5.5 15v9H1c2-8 1.5-17-1-24Z" fill="#b9c2e6" />
        <path d="M-5.5 2l-5 7v5l5-3ZM5.5 2l5 7v5l-5-3Z" fill={seat} />
        <path d="M0-15c2 2 3.4 4.3 4.3 7h-8.6c.9-2.7 2.3-5 4.3-7Z" fill={seat} />
        <circle cy="-2" r="2" fill="#0c2a3a" />
      </g>
      <path d="M-3.6 11h7.2L0 24Z" fill="#ff8a2b" />
      <path d="M-1.8 11h3.6L0 19Z" fill="#ffe9a8" />
    </g>
  )
}

const CITY_LIGHTS =
  '100 245.7 1.5 .7,206.1 271.8 1.8 .8,153.3 268.3 1.2 .6,217.4 291.9 .8 .8,29 282 1.3 1,26.7 287.5 1.3 .6,4.7 297.3 1.5 .7,178.1 272.3 1 .9,71.8 254.9 1.2 .9,61.1 250.9 1.5 1,220.8 284.2 1.5 .8,13.8 289 1.5 .5,87 251.9 .9 .6,237.7 313 1.1 .6,218 312.3 1.3 .8,59.5 267.2 1 .8,137.7 240 .9 .6,62 266.6 1.1 .7,81.8 259.6 1.1 .9,204.4 283.4 1.5 .7,182.8 268.7 1.2 .5,109.9 245.5 .8 .6,49.4 268.9 1.5 .9,117.4 258.3 1.6 .9,56 270.5 1.1 .5,207.2 293.7 1.4 .6,141.6 246.7 .9 .9,216.2 291 .8 .7,173.1 267.8 1 .8,157.3 267.7 1.2 .9,3.2 307.7 1.8 .8,90.5 243.9 1 .5,183.4 278.4 1.4 .5,155.2 254.8 .7 1,185.2 259.6 1.7 .6,223.9 321.6 1.6 .5,237.8 307.1 1.6 .8,23.9 302.9 1.7 .5,21.6 288 1.2 .8,229.5 312.9 1.8 .5,151.5 250.7 1 .5,143.6 248.5 1.1 .5,180.1 269.8 .7 .6,209.9 286.6 .9 .6,102.2 242.8 1.2 .7,194.9 266.6 1.1 1'

function Earth(): ReactElement {
  return (
    <>
      <circle cx="120" cy="384" r="164" fill="#1c6f8c" opacity=".3" />
      <circle cx="120" cy="384" r="157" fill="#2a93b5" opacity=".5" />
      <circle cx="120" cy="384" r="151" fill="#0d3552" />
      <g fill="#2b6a86">
        <path d="M20 276c14-14 42-26 62-30 12 4 4 14-6 16s-6 10-18 12-26 10-40 10Z" />
        <path d="M124 244c18-6 46 0 62 10 14 8 26 14 36 30-16 0-30-4-42-10s-20-2-32-8-28-16-24-22Z" />
      </g>
      <Speckle dots={CITY_LIGHTS} fill="#ffc36b" />
    </>
  )
}

function Plate(): ReactElement {
  return (
    <>
      <rect x="14" y="266" width="212" height="56" rx="7" fill="#7a2d06" />
      <rect x="14" y="263" width="212" height="56" rx="7" fill="#f06a1c" />
      <rect x="18.5" y="267.5" width="203" height="47" rx="4" fill="none" stroke="#ffd9b0" strokeWidth="1.6" />
      <circle cx="25.5" cy="291" r="3" fill="#a8480f" />
      <circle cx="214.5" cy="291" r="3" fill="#a8480f" />
      <path d="M23.8 289.3l3.4 3.4M212.8 289.3l3.4 3.4" stroke="#ffd9b0" />
      <path d={COMET_RUSH} transform="translate(34 302) scale(.1347 .155)" fill="#fff7ec" />
    </>
  )
}
