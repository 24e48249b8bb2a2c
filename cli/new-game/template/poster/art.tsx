import { Cell } from './cell.tsx'

export const Art = () => (
  <svg viewBox="6 -9 36 66" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d="M0-9h48v66H0Z" fill="#0b1020" />
    <Cell />
  </svg>
)
