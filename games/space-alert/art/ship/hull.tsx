import type { ReactElement } from 'react'
import { ABOARD, INK } from '../palette.ts'

/** What holds the zones together. */
export interface HullShape {
  readonly outer: string
  /** Where it is cut open. */
  readonly inner: string
  /** The light along its back. */
  readonly rim: string
  readonly seams: string
  /** Behind it. */
  readonly bill?: string
  readonly deck: { readonly from: number; readonly to: number }
  /** Left edges of the walls between two zones. */
  readonly bulkheads: readonly number[]
}

const SEAMS = 'v7m0 186v9'

export const BIG_HULL: HullShape = {
  outer:
    'M54 302C54 268 70 248 104 244L320 242Q342 228 372 228H480Q510 228 532 242L748 244C782 248 798 268 798 302V392C798 426 778 446 746 448H106C74 446 54 426 54 392Z',
  inner:
    'M64 302C64 274 78 258 106 254L322 252Q346 238 374 238H478Q506 238 530 252L746 254C774 258 788 274 788 302V392C788 420 772 437 746 438H106C80 437 64 420 64 392Z',
  rim: 'M56 302C56 270 72 250 104 246L320 244Q342 230 372 230H480Q510 230 532 244L748 246',
  seams: [120, 206, 252, 600, 646, 730].map((x) => `M${x} 245${SEAMS}`).join(''),
  deck: { from: 64, to: 788 },
  bulkheads: [298, 546],
}

/** A tail on the left, a bill on the right. */
export const DUCKLING_HULL: HullShape = {
  outer:
    'M166 312C150 306 134 282 128 256C152 262 168 262 182 256Q196 246 216 244H612C642 246 660 266 662 302V392C662 426 642 446 610 448H218C186 446 166 426 166 392Z',
  inner:
    'M176 302C176 274 190 258 218 254H610C638 258 652 274 652 302V392C652 420 636 437 610 438H218C192 437 176 420 176 392Z',
  rim: 'M130 259C152 264 168 264 183 258Q196 248 216 246H612C636 248 652 260 658 282',
  bill: 'M654 286C688 282 716 292 728 308C714 326 688 332 654 330Z',
  seams: [240, 318, 364, 464, 510, 594].map((x) => `M${x} 245${SEAMS}`).join(''),
  deck: { from: 176, to: 652 },
  bulkheads: [410],
}

/** Behind the rooms: the shadow of the ship. */
export const HullShadow = ({ shape }: { readonly shape: HullShape }): ReactElement => (
  <>
    <path d={shape.outer} transform="translate(0 5)" fill={ABOARD.shadow} opacity={0.5} />
    {shape.bill && <path d={shape.bill} fill={INK.gold} stroke={INK.line} strokeWidth={2.6} />}
    {shape.bill && <path d="M662 309Q692 312 724 308" fill="none" stroke={INK.line} strokeWidth={2} />}
  </>
)

/** In front of the rooms: plating, the deck between them, walls with doors. */
export const HullPlating = ({ shape }: { readonly shape: HullShape }): ReactElement => (
  <>
    <path d={shape.outer + shape.inner} fillRule="evenodd" fill={INK.hull} />
    <path d={shape.outer} fill="none" stroke={INK.line} strokeWidth={2.6} />
    <path d={shape.rim} fill="none" stroke={ABOARD.rim} strokeWidth={2.4} />
    <path d={shape.seams} stroke={INK.line} strokeOpacity={0.6} strokeWidth={1.4} />
    <path d={`M${shape.deck.from} 342H${shape.deck.to}V352H${shape.deck.from}Z`} fill={INK.hull} stroke={INK.line} />
    <path d={`M${shape.deck.from + 2} 343.400H${shape.deck.to - 2}`} stroke={ABOARD.rim} strokeOpacity={0.8} />
    {shape.bulkheads.map((x) => (
      <Bulkhead key={x} x={x} />
    ))}
  </>
)

const Bulkhead = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 0)`} stroke={INK.line}>
    <path d="M0 240H8V440H0Z" fill={INK.hull} />
    <path d="M0 282.600H8V342H0ZM0 381H8V438H0Z" fill={ABOARD.door} />
    <path d="M4 282.600V342M4 381V438" />
    <path d="M1 285.300H7V288.300H1ZM1 384H7V387H1Z" fill={INK.lemon} stroke="none" />
  </g>
)
