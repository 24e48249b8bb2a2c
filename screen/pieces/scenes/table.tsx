import type { ReactElement } from 'react'
import { Die, Lamp, Pawn, Player, Scene, Table } from './stage.tsx'

/** The table is full: every chair is taken. */
export function TableFullScene(): ReactElement {
  return (
    <Scene>
      <Lamp floor={104} />
      <Player at="translate(60 80)" fill="var(--seat-1)" />
      <Player at="translate(110 77)" fill="var(--seat-2)" />
      <Player at="translate(160 80)" fill="var(--seat-3)" />
      <ellipse cx="110" cy="92" rx="84" ry="24" fill="var(--night-2)" />
      <ellipse cx="110" cy="88" rx="84" ry="24" fill="var(--night-3)" />
      <path d="M84 80h52l8 17H76Z" fill="var(--paper-0)" />
      <path d="M98 80l-4 17M122 80l4 17M80 88h60" stroke="var(--paper-2)" strokeWidth="1.5" />
      <Pawn at="translate(104 93) scale(.6)" fill="var(--seat-1)" />
      <Pawn at="translate(120 90) scale(.6)" fill="var(--seat-4)" />
      <Player at="translate(72 130)" fill="var(--seat-4)" />
      <Player at="translate(148 130)" fill="var(--seat-5)" />
      <path
        d="M52 138v-20c0-5 3-7 7-7h26c4 0 7 2 7 7v20M128 138v-20c0-5 3-7 7-7h26c4 0 7 2 7 7v20"
        fill="var(--night-2)"
      />
      <path d="M60 119h24M136 119h24" stroke="var(--night-3)" />
    </Scene>
  )
}

/** Sent away: the chair stands outside the light, the others play on. */
export function KickedScene(): ReactElement {
  return (
    <Scene>
      <Lamp x={76} />
      <Player at="translate(50 106)" fill="var(--seat-1)" />
      <Player at="translate(96 106)" fill="var(--seat-2)" />
      <path d="M26 114h9l-3 22h-5ZM122 114h9l-1 22h-5Z" fill="var(--night-2)" />
      <rect x="14" y="106" width="128" height="9" rx="3" fill="var(--night-3)" />
      <path d="M19 108.5h118" stroke="var(--ink-low)" strokeWidth="1.5" opacity=".5" />
      <Die at="translate(73 106)" />
      <g transform="translate(180 136) rotate(7)">
        <path d="M-16 0l2-30h5l-1 30ZM12 0l-1-30h5l2 30Z" fill="var(--night-2)" />
        <rect x="-18" y="-37" width="38" height="8" rx="3" fill="var(--night-3)" />
        <path d="M14-36l3-44h6l-2 44Z" fill="var(--night-3)" />
        <path d="M17-78c-10-3-22-3-32 0l2 20c10-3 19-3 28 0Z" fill="var(--ink-low)" />
        <path d="M-15-78l-1 42h5l1-21" fill="var(--night-3)" />
      </g>
      <path d="M180 12l8.6 9.8-8.6 9.8-8.6-9.8Z" stroke="var(--seat-3)" strokeDasharray="3 3.5" />
    </Scene>
  )
}

/** The match is over: the trophy is on the table. */
export function MatchOverScene(): ReactElement {
  return (
    <Scene>
      <Lamp />
      <Table />
      <g fill="var(--now)">
        <path d="M92 56H80c0 13 5 19 15 20M128 56h12c0 13-5 19-15 20" fill="none" stroke="var(--now)" strokeWidth="4" />
        <path d="M104 84h12v10h-12Z" />
        <path d="M90 48h40v16c0 14-8 22-20 22s-20-8-20-22Z" />
        <path d="M94 106c0-8 6-12 16-12s16 4 16 12Z" fill="var(--seat-8)" />
      </g>
      <path d="M97 54v11c0 5 2 9 5 11" stroke="var(--paper-0)" strokeWidth="3" />
      <Die at="translate(158 106)" />
      <Pawn at="translate(64 106)" fill="var(--seat-1)" />
      <Pawn at="translate(178 98) rotate(90)" fill="var(--seat-3)" />
      <Confetti />
    </Scene>
  )
}

function Confetti(): ReactElement {
  return (
    <g stroke="none">
      <path d="M52 40l6 3-3 5-6-3ZM164 66l5-4 4 5-5 4Z" fill="var(--seat-1)" />
      <path d="M70 70l6-2 2 6-6 2ZM146 34l6 1-1 6-6-1Z" fill="var(--seat-3)" />
      <path d="M36 74l4-5 5 4-4 5ZM182 42l4 5-5 4-4-5Z" fill="var(--seat-5)" />
      <path d="M64 18l6 1-1 6-6-1ZM158 16l5 4-4 5-5-4Z" fill="var(--seat-6)" />
      <path d="M40 22l5-2 2 5-5 2ZM186 76l5 3-3 5-5-3Z" fill="var(--seat-4)" />
    </g>
  )
}
