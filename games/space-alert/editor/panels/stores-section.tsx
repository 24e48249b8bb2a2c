import { shipOf } from '../../rules/file/fault.ts'
import { PLACE_NAMES } from '../../rules/words/names.ts'
import { faultsAt } from '../model/draft.ts'
import { setRockets, toggleSquad } from '../model/edits.ts'
import { Choice, Faults } from './choice.tsx'
import type { SectionProps } from './mission-panel.tsx'
import css from './panels.module.css'

const MOST_ROCKETS = 3

/** What the ship has aboard. */
export function StoresSection({ draft, faults, edit }: SectionProps) {
  const ship = shipOf(draft)
  const rockets = draft.rockets ?? ship.rockets[draft.turns]
  const squads = draft.squads ?? ship.squads
  const counts = Array.from({ length: Math.max(MOST_ROCKETS, rockets) + 1 }, (_, count) => count)
  return (
    <section>
      <h3>Aboard</h3>
      <Choice
        label="Rockets (SA-R44)"
        value={rockets}
        choices={counts.map((value) => ({ value, name: `${value}` }))}
        faults={faultsAt(faults, 'rockets')}
        onChange={(count) => edit(setRockets(count))}
      />
      <div className={css.carried}>
        {ship.squads.map((station) => (
          <label key={station}>
            <input type="checkbox" checked={squads.includes(station)} onChange={() => edit(toggleSquad(station))} />
            battlebots in {PLACE_NAMES[station]}
          </label>
        ))}
      </div>
      <Faults faults={faultsAt(faults, 'squads')} />
    </section>
  )
}
