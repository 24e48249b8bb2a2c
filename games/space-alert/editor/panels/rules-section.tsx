import { Toggle } from '@starboard/screen/pieces/toggle.tsx'
import { defaultRules } from '../../rules/file/read.ts'
import {
  CARRIED_STRUCTURES,
  type CarriedStructure,
  COMPUTER_RULES,
  type ComputerRule,
  DOUBLE_ACTIONS,
  type DoubleActions,
  KNOCKED_OUT_RULES,
  type KnockedOutRule,
  VISUAL_SCALES,
  type VisualScale,
} from '../../rules/mission.ts'
import { faultsAt } from '../model/draft.ts'
import { setRules } from '../model/edits.ts'
import { Choice } from './choice.tsx'
import type { SectionProps } from './mission-panel.tsx'
import css from './panels.module.css'

const COMPUTER: Readonly<Record<ComputerRule, string>> = {
  classic: 'first two turns of a phase',
  manual: 'any turn of a phase',
}
const VISUAL: Readonly<Record<VisualScale, string>> = { classic: '1, 2, 3, 5, 7', linear: 'one point each' }
const KNOCKED_OUT: Readonly<Record<KnockedOutRule, string>> = {
  lose: 'lost if everybody is',
  anyLoses: 'lost if anybody is',
  continue: 'the ship flies on',
}
const STRUCTURE: Readonly<Record<CarriedStructure, string>> = { double: 'doubles damage', none: 'no effect' }
const DOUBLE: Readonly<Record<DoubleActions, string>> = {
  none: 'nobody',
  solo: 'somebody alone, once a phase',
  any: 'everybody, always',
}

/** The rules that are chosen at a table. */
export function RulesSection({ draft, faults, edit }: SectionProps) {
  const rules = { ...defaultRules(draft.ship ?? 'classic', draft.turns), ...draft.rules }
  return (
    <section>
      <h3>Rules</h3>
      <Choice
        label="Computer is maintained in (SA-5.15)"
        value={rules.computer}
        choices={COMPUTER_RULES.map((value) => ({ value, name: COMPUTER[value] }))}
        onChange={(computer) => edit(setRules({ computer }))}
      />
      <Choice
        label="Visual confirmations (SA-5.18)"
        value={rules.visual}
        choices={VISUAL_SCALES.map((value) => ({ value, name: VISUAL[value] }))}
        onChange={(visual) => edit(setRules({ visual }))}
      />
      <Choice
        label="Knocked out (SA-R30)"
        value={rules.allKnockedOut}
        choices={KNOCKED_OUT_RULES.map((value) => ({ value, name: KNOCKED_OUT[value] }))}
        onChange={(allKnockedOut) => edit(setRules({ allKnockedOut }))}
      />
      <Choice
        label="Carried structure tile (SA-R29)"
        value={rules.carriedStructure}
        choices={CARRIED_STRUCTURES.map((value) => ({ value, name: STRUCTURE[value] }))}
        onChange={(carriedStructure) => edit(setRules({ carriedStructure }))}
      />
      <Choice
        label="Two cards in one slot (SA-11.2)"
        value={rules.doubleActions}
        choices={DOUBLE_ACTIONS.map((value) => ({ value, name: DOUBLE[value] }))}
        faults={faultsAt(faults, 'rules.doubleActions')}
        onChange={(doubleActions) => edit(setRules({ doubleActions }))}
      />
      <div className={css.toggle}>
        <Toggle
          label="Handicaps (SA-11.1c)"
          isOn={rules.handicaps}
          onChange={(handicaps) => edit(setRules({ handicaps }))}
        />
      </div>
    </section>
  )
}
