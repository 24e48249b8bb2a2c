import type { Picking } from '../model/use-picking.ts'
import { Bench } from './bench.tsx'
import { Hand } from './hand.tsx'
import css from './tray.module.css'

/** The kraft-paper bench: the hand, and how the turn stands. */
export const Tray = ({ picking }: { readonly picking: Picking }) => (
  <div className={css.tray}>
    <Hand picking={picking} />
    <Bench picking={picking} />
  </div>
)
