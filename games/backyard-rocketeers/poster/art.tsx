import { Speckle } from '@starboard/screen/pieces/speckle.tsx'
import { type ReactElement, useId } from 'react'
import { BACKYARD, ROCKETEERS, SIX_STRONG_PARTS } from './outlines.ts'
import { Rocket } from './rocket.tsx'
import { Yard } from './yard.tsx'

/** A home-made rocket behind the shed at dusk, on kraft paper. */
export function Art(): ReactElement {
  const sky = useId()
  return (
    <svg viewBox="0 0 240 336" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0H240V336H0Z" fill="#c79c61" />
      <clipPath id={sky}>
        <path d="M9 9H231V265H9Z" />
      </clipPath>
      <g clipPath={`url(#${sky})`}>
        <Dusk />
        <Mars />
        <Yard />
        <Rocket />
        <Builder />
        <Cat />
      </g>
      <g stroke="#f7ecd2" strokeWidth="1.2" fill="none" opacity=".8" strokeLinecap="round">
        <path d="M176 66v172M172 66h8M172 238h8" />
      </g>
      <path d={SIX_STRONG_PARTS} transform="translate(187 166) rotate(-90) scale(.1833)" fill="#f7ecd2" />
      <Title />
      <g fill="#f1e2b2" opacity=".86">
        <path d="M-6 20L24-6l9 10L3 31ZM246 20L216-6l-9 10L237 31Z" />
      </g>
    </svg>
  )
}

const STARS =
  '64.6 99.7 1.1 .9,24.5 94.2 .8 .5,28.6 106.5 1.4 .7,109.8 64.6 1 .8,179.3 52.1 .9 .9,90.8 58.2 .6 .8,190.9 46.4 .7 .9,39.9 55.7 .9 .5,38.2 71.7 1.2 .5,142.4 100.9 .7 .7,88.8 42 1 .8,79.7 27.2 1.3 .8,94.4 107.7 .9 .5,67.8 100.4 1 .7,51.1 53.7 .7 .5,160.6 85 .6 .7,171.3 96.8 .8 .7,149.3 91.5 1 .7,180.6 103.9 .8 .9,57.9 38.6 1.4 .8,58.3 17 .8 .9,175.1 32.2 1 .8,102.5 43.7 .8 .6,198.6 31.6 1.1 .8,107.4 37.8 1 .6,35.3 49.1 .9 .8,196.6 86.3 .7 .8,138 19.3 1.2 .9,133.3 93.8 .6 .8,106.4 107.5 1.3 .5,73.8 93.4 1.2 .9,215.9 14.8 1.3 .6,221.9 35.1 1.3 .9,151.3 66 .8 .5'

function Dusk(): ReactElement {
  return (
    <>
      <path d="M9 9H231V264H9Z" fill="#1e2c55" />
      <path d="M9 74C70 62 150 84 231 66V264H9Z" fill="#37406f" />
      <path d="M9 112C80 100 150 124 231 106V264H9Z" fill="#6a5079" />
      <path d="M9 146C70 136 160 158 231 142V264H9Z" fill="#b0646b" />
      <path d="M9 178C80 168 150 190 231 174V264H9Z" fill="#e08d56" />
      <path d="M9 206C80 198 150 214 231 202V264H9Z" fill="#f5bd6b" />
      <Speckle dots={STARS} fill="#ffeccb" />
    </>
  )
}

function Mars(): ReactElement {
  return (
    <g fill="none" stroke="#f7ecd2" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="186" cy="50" r="15" fill="#d9603f" stroke="none" />
      <path d="M186 35a15 15 0 0 1 0 30c7-9 7-21 0-30Z" fill="#a43f2e" stroke="none" />
      <path d="M176 45c6 3 9-2 14 1M175 55c5-2 8 2 13 0" stroke="#f2936b" />
      <path d="M168 33c12-12 38-8 40 14s-22 32-37 21-12-28 4-37" strokeWidth="1.5" opacity=".85" />
      <path d="M137 66C140 46 150 36 162 38" strokeDasharray="5 4" />
      <path d="M156 33l7 5-7 5" />
    </g>
  )
}

function Builder(): ReactElement {
  return (
    <g stroke="#1c1420" strokeWidth="2" strokeLinejoin="round">
      <path d="M79 246l-1 19h5l2-10 3 10h5l-2-19Z" fill="#3c6ca0" />
      <path d="M76 236c3-3 14-3 17 0l1 16H75Z" fill="#f4c63d" />
      <path d="M90 239l12-7 2.5 4L92 246Z" fill="#f4c63d" />
      <circle cx="85" cy="228" r="6.5" fill="#e8b48c" />
      <path d="M77 227c0-10 16-10 16 0Z" fill="#c9d1d9" />
      <path d="M75 227h20" strokeWidth="2.6" />
      <path d="M100 224l12 5-4 10-12-5Z" fill="#f7ecd2" />
      <path d="M102 229l6 2.5M101 232l5 2" stroke="#3c6ca0" strokeWidth="1.3" />
    </g>
  )
}

function Cat(): ReactElement {
  return (
    <g fill="#0f0c1e">
      <path d="M216 224c5-2 8 1 8 6v8h-12c0-7 0-11 4-14ZM211 219l1.5-5 3 3h4l3-3 1 6c0 4-3 6-6 6s-6.5-3-6.5-7Z" />
      <path d="M224 236c6 0 6-7 3-10" fill="none" stroke="#0f0c1e" strokeWidth="2.2" strokeLinecap="round" />
    </g>
  )
}

function Title(): ReactElement {
  return (
    <>
      <path d="M9 264H231V327H9Z" fill="#d7b07a" />
      <path d="M9 264h222" stroke="#a77d45" strokeWidth="1.5" />
      <g transform="rotate(-1.6 120 296)">
        <path d="M24 268l3 5-3 5 3 5-3 5 3 5h186l3-5-3-5 3-5-3-5 3-5Z" fill="#f2d25c" />
        <path d="M24 268h192v4H26Z" fill="#fff" opacity=".2" />
      </g>
      <g fill="#241a12">
        <path d={BACKYARD} transform="rotate(-1.6 120 290) translate(40 289) scale(.2056 .1533)" />
        <path d={ROCKETEERS} transform="rotate(-1.6 120 316) translate(17 319) scale(.212 .18)" />
      </g>
    </>
  )
}
