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

/** Paused: the lamp is out, a screen hides the board, and no sand runs. */
export function PausedScene(): ReactElement {
  return (
    <Scene>
      <path d="M110 0V18" stroke="var(--night-3)" />
      <circle cx="110" cy="35" r="5.5" fill="var(--night-2)" stroke="none" />
      <path d="M92 35c0-11 8-18 18-18s18 7 18 18Z" fill="var(--night-3)" />
      <path d="M99 30c1-5 4-8 8-9" stroke="var(--ink-low)" />
      <Table />
      <path d="M54 62l32-6v50H54ZM134 56l32 6v44h-32Z" fill="var(--paper-2)" />
      <path d="M86 56h48v50H86Z" fill="var(--paper-1)" />
      <path d="M58 67l24-4.5v38H58ZM162 67l-24-4.5v38h24ZM91 61h38v40H91Z" stroke="var(--paper-0)" strokeWidth="1.5" />
      <path d="M104 70v22M116 70v22" stroke="var(--print-mid)" strokeWidth="6" />
      <Pawn at="translate(40 106)" fill="var(--seat-1)" />
      <g transform="translate(184 106)">
        <path d="M-15-20h4V0h-4ZM11-20h4V0h-4Z" fill="var(--seat-2)" />
        <path d="M-11-17c6 0 7 5 11 5s5-5 11-5V-3c-6 0-7-5-11-5s-5 5-11 5Z" fill="var(--paper-0)" />
        <path d="M-10-3.5v-5c3 0 5 1.5 7 2.5-2 1-3 2.5-7 2.5Z" fill="var(--now)" stroke="none" />
      </g>
    </Scene>
  )
}
