import type { Catalogue } from '../rules/catalogue.ts'
import { shipsInPlay } from '../rules/fleet.ts'
import type { View } from '../rules/view.ts'

/** SG-3.5, 6.10: with box limits on there may be no ship card left for a Shuttle. */
export const isShipLeft = ({ view, catalogue }: { readonly view: View; readonly catalogue: Catalogue }): boolean =>
  !view.options.boxLimits || shipsInPlay(view) < catalogue.ships
