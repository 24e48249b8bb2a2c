import type { ReactNode } from 'react'
import css from './tape.module.css'

/** A strip of masking tape with something written on it. */
export const Tape = ({ tilt = -1.5, children }: { readonly tilt?: number; readonly children: ReactNode }) => (
  <span className={css.tape} style={{ rotate: `${tilt}deg` }}>
    {children}
  </span>
)
