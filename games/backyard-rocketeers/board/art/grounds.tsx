import type { ReactElement } from 'react'
import { torn } from './marks.ts'
import { type Ground, SHEETS, SOWN } from './palette.ts'

const EVERYWHERE = 'M-80-60H176V130H-80Z'

/** Where each sheet of paper is torn, from the farthest one. */
const TEARS = [
  { y: 34, sway: 5, seed: 1 },
  { y: 50, sway: 3, seed: 2 },
] as const

/** What lies behind the picture on a card; it reaches far beyond 96 by 60. */
export const CardGround = ({ ground }: { readonly ground: Ground }): ReactElement => {
  const [far, ...sheets] = SHEETS[ground]
  return (
    <>
      <path d={EVERYWHERE} fill={far} />
      {sheets.map((colour, place) => (
        <Sheet key={colour} colour={colour} tear={TEARS[place] ?? TEARS[0]} />
      ))}
      {SOWING[ground]}
    </>
  )
}

const Sheet = ({ colour, tear }: { readonly colour: string; readonly tear: (typeof TEARS)[number] }) => {
  const d = torn(tear)
  return (
    <>
      <path d={d} fill={SOWN.edge} opacity={0.5} transform="translate(0 -1.6)" />
      <path d={d} fill={colour} />
    </>
  )
}

const every = (step: number, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step)

const GRID = [
  ...every(12, -78, 174).map((x) => `M${x}-60V130`),
  ...every(12, -54, 126).map((y) => `M-80 ${y}H176`),
].join('')

/** Dots of a row that never repeats within a card. */
const STARS = every(1, 0, 90)
  .map((place) => `M${((place * 61.8) % 250) - 78} ${((place * 37.7) % 178) - 52}h.1`)
  .join('')

const stars = <path d={STARS} stroke={SOWN.star} strokeWidth={1.6} strokeLinecap="round" opacity={0.75} />

const SOWING: Partial<Readonly<Record<Ground, ReactElement>>> = {
  kraft: <path d={GRID} stroke={SOWN.grid} strokeWidth={0.7} fill="none" opacity={0.7} />,
  space: stars,
  deep: stars,
}
