import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import type { Ship } from '../../rules/state.ts'
import { KindIcon } from '../art/index.ts'
import { PROTECTION } from '../model/explain.ts'
import { fleetProtection } from './words.ts'

/** The total protection of a fleet, for its caption. */
export const Protection = ({ fleet }: { readonly fleet: readonly Ship[] }) => (
  <b {...explainedStill({ ...PROTECTION, label: `protection ${fleetProtection(fleet)}` })}>
    <KindIcon kind="shield" />
    <span className="spoken">protection </span>
    {fleetProtection(fleet)}
  </b>
)
