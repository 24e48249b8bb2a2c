import type { ReactElement } from 'react'

const FACE = 'M-40-34C-34-60 34-60 40-34C44-8 34 14 28 36C24 60 14 70 0 70C-14 70-24 60-28 36C-34 14-44-8-40-34Z'

/** A goat's head around 0/0, not amused. */
export function Goat({ transform }: { readonly transform: string }): ReactElement {
  return (
    <g transform={transform} stroke="#150a26" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
      <HornsAndEars />
      <path d="M-14 62C-16 84-6 96 2 108C8 96 16 84 14 60Z" fill="#f4e7d0" strokeWidth="4.5" />
      <path d={FACE} fill="#fff6e3" />
      <path
        d="M12-52C34-50 40-40 40-30C42-6 33 14 28 36C24 60 14 70 2 70C22 46 26-10 12-52Z"
        fill="#d8c19b"
        stroke="none"
      />
      <path d={FACE} fill="none" />
      <path d="M-16-54C-8-70 6-72 16-56C10-46 6-50 2-42C-4-50-10-46-16-54Z" fill="#f2b631" strokeWidth="4" />
      <Eyes />
      <g strokeWidth="4" fill="none">
        <path d="M-20 34C-24 50-14 62 0 62C14 62 24 50 20 34C12 24-12 24-20 34Z" fill="#f6c9b8" />
        <path d="M-9 36c3 2 5 2 7-1M9 36c-3 2-5 2-7-1" />
        <path d="M0 40v7M-12 52c6-5 18-5 25-1" strokeWidth="3.6" />
      </g>
    </g>
  )
}

function HornsAndEars(): ReactElement {
  return (
    <>
      <path d="M-30-44C-52-74-46-112-16-118C-34-100-30-76-12-56Z" fill="#c08a3e" />
      <path d="M30-44C52-74 46-112 16-118C34-100 30-76 12-56Z" fill="#8c5f26" />
      <path d="M-40-66l14-7M-41-80l13-3M-36-96l10 3M40-66l-14-7M41-80l-13-3M36-96l-10 3" strokeWidth="2.6" />
      <g strokeWidth="4.5">
        <path d="M-36-26C-60-34-74-26-82-12C-66-6-48-4-36-12Z" fill="#f4e7d0" />
        <path d="M36-26C60-34 74-26 82-12C66-6 48-4 36-12Z" fill="#cdb696" />
      </g>
      <path d="M-44-19c-10-3-18-1-24 5M44-19c10-3 18-1 24 5" stroke="#d98aa0" fill="none" />
    </>
  )
}

function Eyes(): ReactElement {
  return (
    <>
      <g fill="#f2d331" strokeWidth="4">
        <ellipse cx="-20" cy="-14" rx="13" ry="11.5" />
        <ellipse cx="20" cy="-14" rx="13" ry="11.5" />
      </g>
      <path d="M-25-13.5h10M15-13.5h10" strokeWidth="6" />
      <path d="M-25-19h0M15-19h0" stroke="#fff" strokeWidth="4.4" />
      <path d="M-38-30L-8-22M38-36L10-26" strokeWidth="6.5" />
    </>
  )
}
