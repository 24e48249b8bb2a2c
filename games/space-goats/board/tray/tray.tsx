import type { Desk } from '../model/use-picking.ts'
import { ArrangeTray } from './arrange-tray.tsx'
import { ChoiceTray, isTaking } from './choice-tray.tsx'
import { Hand } from './hand.tsx'
import { OwnPiles } from './own-piles.tsx'
import css from './tray.module.css'

/** What belongs to the one in front: bank, piles, and the hand or whatever is to be chosen in its place. */
export const Tray = ({ desk }: { readonly desk: Desk }) => (
  <div className={css.tray}>
    <OwnPiles desk={desk} />
    <Cards desk={desk} />
  </div>
)

function Cards({ desk }: { readonly desk: Desk }) {
  if (desk.asked?.kind === 'arrange') return <ArrangeTray desk={desk} />
  return isTaking(desk) ? <ChoiceTray desk={desk} /> : <Hand desk={desk} />
}
