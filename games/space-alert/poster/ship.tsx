import type { ReactElement } from 'react'

/** The ship cut open: three zones, two decks, lifts, guns, reactors and five people. */
export function Ship(): ReactElement {
  return (
    <>
      <Hull />
      <g fill="#031317" opacity=".55">
        <path d="M66 194h10v60h-10ZM115 190h10v66h-10ZM164 194h10v60h-10Z" />
      </g>
      <path d="M67.5 230h7v3h-7ZM116.5 206h7v3h-7ZM165.5 240h7v3h-7Z" fill="#ffd166" />
      <g fill="#9fb3b8" stroke="#031317" strokeWidth="1.4">
        <path d={GUNS} />
        <path d="M115 158h6v-14h-6Z" />
      </g>
      <Reactors />
      <rect x="128" y="194" width="20" height="12" rx="2" fill="#0d2b31" />
      <path d="M131 203l4-4 3 2 6-5" stroke="#5ef0e0" strokeWidth="1.5" fill="none" />
      <path d="M92 196h14M92 201h10M92 206h12" stroke="#6d8287" strokeWidth="2" />
      {CREW.map(([suit, at]) => (
        <g key={suit} fill={suit} transform={`translate(${at})`}>
          <path d="M-4 0c0-7 8-7 8 0v6h-2.2v5h-3.6V6H-4Z" />
          <circle cy="-7.5" r="3.8" />
          <path d="M-.5-9.5h3.6v3h-3.6Z" fill="#031317" />
        </g>
      ))}
      <path d="M30 208l8-4 3 6-7 6Z" fill="#ffb03b" />
      <path d="M32 209l4-2 1.5 3-3.5 3Z" fill="#fff1c0" />
      <path
        d="M30 200c-6-8-4-16-12-24M36 196c-2-8 2-12-2-22"
        stroke="#6b7f86"
        strokeWidth="3"
        fill="none"
        opacity=".6"
        strokeLinecap="round"
      />
    </>
  )
}

const GUNS = 'M112 170h12l2-14h-16ZM46 186h12v-8l-3-14h-6l-3 8ZM182 186h12v-8l-3-14h-6l-3 8Z'

const CREW = [
  ['#ffd166', '108 211'],
  ['#e8743b', '138 212'],
  ['#f3f5ff', '52 212'],
  ['#f06ba8', '186 212'],
  ['#8ec7ff', '140 252'],
] as const

function Hull(): ReactElement {
  return (
    <g strokeLinejoin="round">
      <path
        d="M8 226L30 184L84 176L100 168H140L156 176L210 184L232 226L214 262L150 270H90L26 262Z"
        fill="#2c4750"
        stroke="#9fdcd6"
        strokeWidth="2.2"
      />
      <path
        d="M26 262L90 270H150L214 262L200 274L146 280H94L40 274Z"
        fill="#1a2e35"
        stroke="#9fdcd6"
        strokeWidth="1.6"
      />
      <path d="M22 224L38 192L84 185V222Z" fill="#8f2531" />
      <path d="M88 184L102 176H138L152 184V222H88Z" fill="#d9e4e6" />
      <path d="M156 185L202 192L218 224L156 222Z" fill="#23519a" />
      <path d="M24 228L84 226V262L34 255Z" fill="#6f1a26" />
      <path d="M88 226H152V263H88Z" fill="#b3c3c7" />
      <path d="M156 226L216 228L206 255L156 262Z" fill="#173c78" />
      <path d="M22 226H218" stroke="#031317" strokeWidth="2.2" />
    </g>
  )
}

function Reactors(): ReactElement {
  return (
    <g strokeLinecap="round">
      <path d="M50 244h0M188 244h0" stroke="#0d2b31" strokeWidth="12" />
      <path d="M50 244h0M188 244h0" stroke="#5ef0e0" strokeWidth="7.2" />
      <circle cx="102" cy="246" r="8.5" fill="#0d2b31" />
      <circle cx="102" cy="246" r="5.6" fill="#5ef0e0" />
      <circle cx="102" cy="246" r="2.6" fill="#eafffb" />
    </g>
  )
}
