import type { ReactElement } from 'react'

/** From the ground up: pallet, flower pot, dustbin, boiler and traffic cone, with a hose and a ladder. */
export function Rocket(): ReactElement {
  return (
    <g stroke="#1c1420" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
      <path d="M100 256h78v7h-78Z" fill="#8d6a40" />
      <path d="M104 263h10v6h-10ZM134 263h10v6h-10ZM164 263h10v6h-10Z" fill="#6d4f2e" />
      <path d="M118 256v7M138 256v7M158 256v7" strokeWidth="1.4" />
      <path d="M124 243h30l6 13h-42Z" fill="#c4623c" />
      <path d="M120 238h38v7h-38Z" fill="#d97a4d" />
      <path d="M116 190C100 206 94 226 96 250c6-10 13-15 22-17Z" fill="#c93f3f" />
      <path d="M162 190c16 16 22 36 20 60-6-10-13-15-22-17Z" fill="#93282f" />
      <path d="M114 178h50v60h-50Z" fill="#aab4bd" />
      <path d="M148 178h16v60h-16Z" fill="#78838f" />
      <path d="M114 178h50M114 190h50M114 226h50" strokeWidth="1.8" />
      <path d="M119 194v29M127 194v29M135 194v29M143 194v29M153 194v29" stroke="#6d7884" strokeWidth="1.5" />
      <path d="M117 124c0-4 44-4 44 0v54h-44Z" fill="#e9dcc0" />
      <path d="M147 122c8 0 14 1 14 2v54h-14Z" fill="#b9a57f" />
      <circle cx="136" cy="146" r="11.5" fill="#c98f3c" />
      <circle cx="136" cy="146" r="7.5" fill="#8fd3ef" />
      <path d="M131 147c0-4 3-6 6-6" stroke="#fff" strokeWidth="2" fill="none" />
      <path d="M115 163l48-4v8l-48 4Z" fill="#f0cc4a" />
      <path d="M122 162v8M134 161v8M147 160v8" stroke="#b28c20" strokeWidth="1" />
      <path d="M139 66c6 0 7 3 8 7l13 48h-42l13-48c1-4 2-7 8-7Z" fill="#f0692e" />
      <path d="M150 84l10 37h-13l-5-44Z" fill="#bd4719" />
      <path d="M127 88h25l4 14h-33Z" fill="#fbf3df" />
      <path d="M145 88h7l4 14h-9Z" fill="#cdbf9e" />
      <path d="M113 119h52v6h-52Z" fill="#d1571f" />
      <path d={HOSE} fill="none" stroke="#3a6ea5" strokeWidth="5" />
      <path d={HOSE} fill="none" stroke="#7fb2de" strokeWidth="1.6" />
      <path d="M200 232h22v30h-22Z" fill="#3c6ca0" />
      <path d="M212 232h10v30h-10Z" fill="#274c77" />
      <path d="M200 240h22M200 254h22" strokeWidth="1.6" />
      <path d="M92 264L112 150M101 264L121 150" stroke="#b98a4e" strokeWidth="3" />
      <path d={RUNGS} stroke="#b98a4e" strokeWidth="2" />
    </g>
  )
}

const HOSE = 'M164 206c18-2 22 14 20 30s10 22 24 20'
const RUNGS =
  'M95 250l9 .5M97 238l9 .5M99 226l9 .5M101 214l9 .5M103.5 202l9 .5M105.5 190l9 .5M107.5 178l9 .5M109.5 166l9 .5'
