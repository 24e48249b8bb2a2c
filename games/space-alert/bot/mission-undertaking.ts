import type { Chance } from '@starboard/kernel'
import type { Face } from '../rules/deal/card.ts'
import { dealPackets } from '../rules/deal/packets.ts'
import type { Mission } from '../rules/mission.ts'
import { form } from '../rules/options.ts'
import { phasesOf } from '../rules/phases.ts'
import { FIGURES, phasesOfTurn } from '../rules/script/figures.ts'
import { kindOf } from '../rules/script/script.ts'
import type { Undertaking } from './crew.ts'

/** A mission that is fixed but for the cards: another crew of that size gets its own and forgets what was planned. */
export function undertakeMission(mission: Mission, luck: Chance): Undertaking {
  const crew = mission.crew.map(({ name }) => ({ name, actions: [] }))
  const { ship, turns } = mission
  const { packets, deck } = dealPackets({ seats: crew.length, ship, turns, options: form.defaults }, luck)
  return {
    mission: { ...mission, crew, trips: [] },
    announced: phasesOf(turns).map((phase) => announcedBy(mission, phase)),
    cards: withIncoming(mission, packets, [...deck]),
  }
}

/** SA-12.4: as early as a T may be announced; whatever stands before it in the list was announced before it. */
const announcedBy = ({ threats }: Mission, phase: number): number =>
  threats.findLastIndex(({ turn }) => Math.min(...phasesOfTurn(turn)) <= phase) + 1

/** SA-12.8: a mission does not say how much data came in, so it is as much as usual. */
function withIncoming({ ship, turns }: Mission, packets: Undertaking['cards'], deck: Face[]): Undertaking['cards'] {
  const { data } = FIGURES[kindOf({ ship: ship === 'duckling' ? 'duckling' : 'classic', turns })]
  const counts = data.map(({ incoming: [least, most] }) => Math.round((least + most) / 2))
  return packets.map((own) => own.map((packet, place) => [...packet, ...deck.splice(0, counts[place])]))
}
