import type { ReactElement } from 'react'
import { Die, Lamp, Pawn, Scene, Table } from './stage.tsx'

/** No tables: a lit shelf with a place kept free. */
export function EmptyShelfScene(): ReactElement {
  return (
    <Scene>
      <Lamp floor={111} />
      <g stroke="var(--paper-2)" strokeDasharray="5 5">
        <rect x="88" y="52" width="44" height="58" rx="3" />
      </g>
      <path d="M56 110V74l9-2 1 38ZM66 110V68h9v42Z" fill="var(--seat-4)" />
      <path d="M66 110V68h9v42Z" fill="var(--paper-1)" />
      <path d="M66 78h9M66 100h9" stroke="var(--paper-2)" />
      <Pawn at="translate(152 110)" fill="var(--seat-2)" />
      <path d="M36 120l10 14h4v-14ZM184 120l-10 14h-4v-14Z" fill="var(--night-2)" />
      <rect x="20" y="111" width="180" height="9" rx="3" fill="var(--night-3)" />
      <path d="M25 113.5h170" stroke="var(--ink-low)" strokeWidth="1.5" opacity=".5" />
      <Cobweb />
    </Scene>
  )
}

function Cobweb(): ReactElement {
  return (
    <g stroke="var(--ink-low)" strokeWidth="1" opacity=".8">
      <path d="M172 120l22 16M172 120v14M172 120h24M172 126c3 0 6-2 7-6M172 131c6 0 11-5 12-11" />
      <path d="M186 130v5" />
      <circle cx="186" cy="136" r="1.5" fill="var(--ink-low)" />
    </g>
  )
}

/** Nothing to continue: the box is closed, the pieces are put away. */
export function NothingToContinueScene(): ReactElement {
  return (
    <Scene>
      <Lamp />
      <Table />
      <path d="M66 84h88v22H66Z" fill="var(--paper-2)" />
      <path d="M61 66h98v20H61Z" fill="var(--paper-0)" />
      <path d="M61 79h98v7H61Z" fill="var(--paper-1)" stroke="none" />
      <path d="M61 66h98v20H61Z" />
      <path d="M118 66h12v40l-6-5-6 5Z" fill="var(--seat-6)" />
      <path d={COMPASS} transform="translate(86 74) scale(.15)" fill="var(--print-mid)" stroke="none" />
      <Pawn at="translate(176 106)" fill="var(--seat-1)" />
      <Die at="translate(47 106)" />
    </Scene>
  )
}

const COMPASS = 'M0-50L7-16L34-34L17-8L50 0L17 8L34 34L7 16L0 50L-7 16L-34 34L-17 8L-50 0L-17-8L-34-34L-7-16Z'

/** Open a file: a film card on its way into the player. */
export function OpenFileScene(): ReactElement {
  return (
    <Scene>
      <path d="M132 92L216 66V128L132 104Z" fill="var(--now)" stroke="none" opacity=".12" />
      <path d="M62 20h44l10 10v62H62Z" fill="var(--paper-0)" />
      <path d="M106 20v10h10Z" fill="var(--paper-2)" />
      <path d="M68 40h42M68 60h42M76 28h20" stroke="var(--paper-2)" />
      <path d={SPROCKETS} stroke="var(--print-mid)" strokeWidth="3.5" />
      <path d="M84 45l12 6.5-12 6.5Z" fill="var(--seat-6)" />
      <rect x="40" y="78" width="98" height="44" rx="8" fill="var(--night-3)" />
      <path d="M54 78.5h70" stroke="var(--night-0)" strokeWidth="7" />
      <path d="M46 122h14v8H46ZM118 122h14v8h-14Z" fill="var(--night-2)" />
      <path d="M56 96h26M56 104h18" stroke="var(--ink-low)" />
      <circle cx="118" cy="101" r="13" fill="var(--night-2)" />
      <circle cx="118" cy="101" r="7" fill="var(--now)" />
      <Reel />
    </Scene>
  )
}

const SPROCKETS = [0, 1, 2, 3].map((i) => `M68 ${34 + 13 * i}h0M110 ${40 + 13 * i}h0`).join('')

function Reel(): ReactElement {
  return (
    <g transform="translate(24 62)" fill="var(--night-1)">
      <circle r="16" fill="var(--ink-low)" />
      <circle cy="-8" r="3.5" />
      <circle cx="7.5" cy="4.5" r="3.5" />
      <circle cx="-7.5" cy="4.5" r="3.5" />
      <path d="M2 16c6 14 10 18 14 22" stroke="var(--ink-low)" />
    </g>
  )
}
