import type { ReactElement } from 'react'
import { Lamp, Scene, Table } from './stage.tsx'

/** No chat yet: two tins and a slack string. */
export function NoChatScene(): ReactElement {
  return (
    <Scene>
      <Lamp />
      <Table />
      <path d="M70 88c16 26 24 4 38 12s26 0 42-14" stroke="var(--paper-2)" />
      <g transform="translate(52 106) rotate(-4)">
        <Tin label="var(--seat-1)" />
      </g>
      <g transform="translate(168 106) scale(-1 1) rotate(-4)">
        <Tin label="var(--seat-2)" />
      </g>
    </Scene>
  )
}

function Tin({ label }: { readonly label: string }): ReactElement {
  return (
    <>
      <path d="M-18-38V0c8 3 28 3 36 0V-38Z" fill="var(--ink-mid)" />
      <path d="M-18-30c8 3 28 3 36 0v20c-8 3-28 3-36 0Z" fill={label} />
      <ellipse cy="-38" rx="18" ry="5" fill="var(--ink-low)" />
      <ellipse cy="-38" rx="12" ry="2.5" fill="var(--night-0)" stroke="none" />
      <path d="M-12-22v8" stroke="var(--paper-0)" opacity=".7" />
    </>
  )
}

/** No log yet: the book is open and the pencil is sharp. */
export function NoLogScene(): ReactElement {
  return (
    <Scene>
      <Lamp />
      <Table />
      <path d="M46 104l10-36h108l10 36Z" fill="var(--seat-8)" />
      <path d="M52 100l9-36c18-4 38-4 49 2v38c-14-6-38-8-58-4Z" fill="var(--paper-0)" />
      <path d="M168 100l-9-36c-18-4-38-4-49 2v38c14-6 38-8 58-4Z" fill="var(--paper-1)" />
      <path d={RULES} stroke="var(--paper-2)" strokeWidth="1.5" />
      <g transform="translate(150 84) rotate(-32)">
        <path d="M-30-4h44v8h-44Z" fill="var(--now)" />
        <path d="M14-4l12 4-12 4Z" fill="var(--paper-1)" />
        <path d="M21.5-1.5l4.5 1.5-4.5 1.5Z" fill="var(--print)" />
        <path d="M-36-4h6v8h-6Z" fill="var(--seat-3)" />
      </g>
    </Scene>
  )
}

const RULES =
  'M66 72c12-2 26-2 38 1M64 80c12-2 28-2 40 1M62 88c14-2 30-2 42 1M154 72c-12-2-26-2-38 1M156 80c-12-2-28-2-40 1M158 88c-14-2-30-2-42 1'
