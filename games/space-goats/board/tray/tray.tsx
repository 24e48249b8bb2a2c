import type { Picking } from '../model/use-picking.ts'
import { ArrangeTray } from './arrange-tray.tsx'
import { ChoiceTray, isTaking } from './choice-tray.tsx'
import { Hand } from './hand.tsx'
import { OwnPiles } from './own-piles.tsx'
import css from './tray.module.css'

/** What belongs to the one in front: bank, piles, and the hand or whatever is to be chosen in its place. */
export const Tray = ({ picking }: { readonly picking: Picking }) => (
  <div className={css.tray}>
    <OwnPiles picking={picking} />
    <Cards picking={picking} />
  </div>
)

function Cards({ picking }: { readonly picking: Picking }) {
  if (picking.asked?.kind === 'arrange') return <ArrangeTray picking={picking} />
  return isTaking(picking) ? <ChoiceTray picking={picking} /> : <Hand picking={picking} />
}
