import type { ReactElement } from 'react'

/** What stands behind the rocket: hill, shed, fence, lights and grass. */
export function Yard(): ReactElement {
  return (
    <>
      <path d="M9 232c30-14 60-6 90-12s90-14 132 2v44H9Z" fill="#2c2746" />
      <Shed />
      <path d={`${FENCE}M9 238H231v4H9Z`} fill="#1b1730" />
      <path d="M72 148C95 176 118 158 134 128" fill="none" stroke="#1b1730" strokeWidth="1.2" />
      {BULBS.map(([cx, cy]) => (
        <g key={cx}>
          <circle cx={cx} cy={cy} r="5" fill="#ffe9a8" opacity=".28" />
          <circle cx={cx} cy={cy} r="2.3" fill="#fff3c4" />
        </g>
      ))}
      <path d="M9 262c40-7 180-7 222 0v6H9Z" fill="#151228" />
      <path d="M50 262h24l34 6H40Z" fill="#ffb84d" opacity=".35" />
      <path d={GRASS} stroke="#151228" strokeWidth="1.3" fill="none" />
    </>
  )
}

const FENCE = Array.from({ length: 18 }, (_, i) => `M${9 + 13 * i} 262V${230 + ((21 - i) % 5)}l5-6 5 6V262Z`).join('')

const BULBS = [
  [78.9, 157.4],
  [85.8, 161],
  [92.7, 163],
  [99.6, 162.9],
  [106.4, 160.5],
  [113.3, 155.7],
  [120.2, 148.7],
  [127.1, 140.3],
] as const

const GRASS =
  '6.5 262.1,32.4 269.6,21 265.7,117.9 271.9,45.4 267.5,121.6 266.1,129.2 262.6,162.5 264.3,106.1 263.8,179.4 269.5,103.6 263.2,218.9 262.8,140.8 263.5,202.8 265.7,153.5 266.6,64.6 265.4,163.7 265,3.3 269.9,134.9 268,183.2 267.3,69.2 264,229.1 269.9,6.8 265.3,124.4 262.6,125.8 271.1,102.5 271.2,1.8 271.9,58.8 266.3,224.7 264.5,32.6 271.4,33 265.3,8 267.4,43.2 268.8,222 266.4,14.2 270.7,108.9 262.2,123.5 269.4,69.4 266,136.6 270.6,234 268.2'
    .split(',')
    .map((root) => `M${root}l-2-7m2 7l1-8m-1 8l4-6`)
    .join('')

function Shed(): ReactElement {
  return (
    <>
      <path d="M2 168L40 138L82 164V262H2Z" fill="#3b2a3a" />
      <path d="M-4 172L40 134L90 166L86 173L40 144L0 178Z" fill="#1d1626" />
      <path
        d="M6 168V258M17 170V258M28 169V258M39 168V258M50 170V258M61 169V258M72 168V258"
        stroke="#241a28"
        strokeWidth="1.6"
      />
      <path d="M16 184h24v22H16Z" fill="#ffcf6b" />
      <path d="M28 184v22M16 195h24" stroke="#3b2a3a" strokeWidth="2.4" />
      <path d="M16 206l-8 16h40l-8-16Z" fill="#ffcf6b" opacity=".16" />
      <path d="M50 262V196h24v66Z" fill="#ffb84d" />
      <path d="M50 262V196l-9 6v60Z" fill="#2a1e2c" />
      <path d="M54 230h5v-8h10v8h3v32H54Z" fill="#6b4326" opacity=".75" />
    </>
  )
}
