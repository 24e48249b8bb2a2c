import type { ReactElement } from 'react'
import { Robot, Scene } from './stage.tsx'

/** Offline: the satellite is there, its signal is not. */
export function OfflineScene(): ReactElement {
  return (
    <Scene>
      <path
        d="M20 22h0M56 12h0M150 24h0M196 40h0M12 66h0M136 58h0M206 78h0"
        stroke="var(--ink-low)"
        strokeWidth="2.5"
      />
      <circle cx="178" cy="178" r="82" fill="var(--night-2)" />
      <path d="M116 126c16-20 44-28 66-26 6 8-10 12-20 14s-8 12-22 14-18 4-24-2Z" fill="var(--night-3)" />
      <path d="M142 112h0M150 118h0M168 106h0M132 122h0M196 128h0M204 124h0" stroke="var(--now)" strokeWidth="2.5" />
      <Satellite />
      <path d="M116 96l12 12M128 96l-12 12" stroke="var(--harm)" strokeWidth="4" />
    </Scene>
  )
}

function Satellite(): ReactElement {
  return (
    <g transform="translate(68 56) rotate(-45) scale(.92)">
      <path d="M-20 0h-10M20 0h10" stroke="var(--ink-mid)" strokeWidth="4" />
      <path d="M-64-14h34v28h-34ZM30-14h34v28H30Z" fill="var(--seat-1)" />
      <path d="M-52.5-14v28M-41.5-14v28M41.5-14v28M52.5-14v28M-64 0h34M30 0h34" strokeWidth="1.5" />
      <path d="M-18-16h36v32h-36Z" fill="var(--paper-1)" />
      <path d="M6-16h12v32H6Z" fill="var(--paper-2)" />
      <path d="M-12-8h10M-12-1h10" stroke="var(--print-mid)" />
      <path d="M0 16v7" stroke="var(--ink-mid)" strokeWidth="4" />
      <path d="M-16 36c2-9 8-14 16-14s14 5 16 14c-10-4-22-4-32 0Z" fill="var(--ink-mid)" />
      <path d="M0 30v12" />
      <circle cy="43" r="2.5" fill="var(--harm)" />
      <path d="M-9 52c5 4 13 4 18 0M-15 59c9 7 21 7 30 0" stroke="var(--ink-mid)" strokeDasharray="1 5.5" />
    </g>
  )
}

/** Not found: the robot has the map, but not all in one piece. */
export function NotFoundScene(): ReactElement {
  return (
    <Scene>
      <ellipse cx="110" cy="131" rx="62" ry="6" fill="var(--night-2)" stroke="none" />
      <Robot at="translate(110 130)">
        <path d="M-6-67h0" stroke="var(--now)" strokeWidth="7" />
        <path d="M6-67h0" stroke="var(--now)" strokeWidth="4.5" />
        <path d="M-19-42C-32-38-38-32-40-24M19-42C32-38 38-32 40-24" stroke="var(--ink-mid)" strokeWidth="6" />
      </Robot>
      <path d="M30 78l58-6-5 10 7 9-8 9 4 12-54 6Z" fill="var(--paper-0)" />
      <path d="M132 74l58 8-4 40-56-9 6-11-7-9 7-9Z" fill="var(--paper-1)" />
      <path
        d="M42 106c6-14 14-4 22-14 4-5 8-6 14-6M142 92c10 2 12 10 22 10"
        stroke="var(--print-mid)"
        strokeDasharray="4 4"
      />
      <path d="M168 98l9 9M177 98l-9 9" stroke="var(--seat-6)" strokeWidth="3.5" />
      <path d="M48 90l3-8 3 8-3 8Z" fill="var(--print-mid)" stroke="none" />
      <path d="M40 84l-2 18M178 88l-3 26" stroke="var(--paper-2)" />
      <g fill="var(--ink-mid)">
        <circle cx="70" cy="107" r="5" />
        <circle cx="150" cy="108" r="5" />
      </g>
      <path d="M146 126l8-3 3 5-7 4Z" fill="var(--paper-0)" />
    </Scene>
  )
}

/** Something broke: the robot is on it. */
export function ErrorScene(): ReactElement {
  return (
    <Scene>
      <ellipse cx="112" cy="131" rx="84" ry="6" fill="var(--night-2)" stroke="none" />
      <g fill="var(--night-3)" stroke="none">
        <circle cx="152" cy="36" r="11" />
        <circle cx="166" cy="24" r="9" />
        <circle cx="147" cy="18" r="6" />
        <circle cx="172" cy="9" r="5" />
      </g>
      <path d="M122 48h66v82h-66Z" fill="var(--night-3)" />
      <path d="M130 56h50v44h-50Z" fill="var(--night-0)" />
      <path d="M188 52l20 8v46l-20-6Z" fill="var(--night-2)" />
      <path
        d="M138 56c2 14-4 20 4 30M150 56c-2 10 8 14 4 24M172 56c-4 12 2 16-4 26"
        stroke="var(--seat-6)"
        strokeWidth="2.5"
      />
      <path d="M164 56c0 10-4 16 0 22" stroke="var(--seat-1)" strokeWidth="2.5" />
      <path d="M154 82l-5 8h7l-4 9 12-12h-7l5-7Z" fill="var(--now)" />
      <path d="M132 108h20M132 116h20" stroke="var(--ink-low)" />
      <circle cx="172" cy="113" r="6" fill="var(--harm)" />
      <Robot at="translate(62 130)">
        <path d="M-8-64l6-3M8-64l-6-3" stroke="var(--now)" strokeWidth="3" />
        <path d="M-19-42c-8 4-10 12-8 20" stroke="var(--ink-mid)" strokeWidth="6" />
        <g transform="translate(42 -58) rotate(42)">
          <path d={WRENCH} fill="var(--paper-1)" />
        </g>
        <path d="M19-42c10 2 16-2 20-10" stroke="var(--ink-mid)" strokeWidth="6" />
      </Robot>
    </Scene>
  )
}

const WRENCH = 'M-3.5 22V-10C-9-13-10-21-5-26v9h10v-9C10-21 9-13 3.5-10V22c0 4-7 4-7 0Z'
