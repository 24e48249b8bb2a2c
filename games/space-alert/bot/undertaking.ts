import type { Chance } from '@starboard/kernel'
import type { Face } from '../rules/deal/card.ts'
import { shipFor } from '../rules/deal/choose-script.ts'
import { dealPackets } from '../rules/deal/packets.ts'
import { drawTracks, shuffledPiles } from '../rules/deal/ship.ts'
import { shuffledDecks } from '../rules/deal/threat-decks.ts'
import type { AnnouncedThreat } from '../rules/mission.ts'
import type { Options } from '../rules/options.ts'
import { eventsOf, phasesOf, type Script, type ThreatEvent, threatsOf } from '../rules/script/script.ts'
import { missionRules } from '../rules/setup.ts'
import { SHIPS } from '../rules/ship/ship.ts'
import type { Undertaking } from './crew.ts'

/** A script with everything that luck adds to it: threats, trajectories, tiles and cards for a crew of this size. */
export function undertake(script: Script, options: Options, seats: number, luck: Chance): Undertaking {
  const ship = shipFor(script, options)
  const { turns } = script
  const { packets, deck } = dealPackets({ seats, ship, turns, options }, luck)
  const decks = shuffledDecks(ship, options, luck)
  const ends = phasesOf(script.phaseSeconds).map(([, end]) => end)
  const turnedUp = threatsOf(script).flatMap((event) => {
    const isUnconfirmed = event.minCrew !== undefined && event.minCrew > seats
    const id = isUnconfirmed ? undefined : decks[`${event.kind}-${event.level}`].shift()
    return id === undefined ? [] : [{ at: event.at, threat: announced(event, id) }]
  })
  const { rockets, squads } = SHIPS[ship]
  return {
    mission: {
      name: '',
      about: '',
      ship,
      turns,
      rules: missionRules(options, { ship, turns, seats }),
      tracks: drawTracks(ship, luck),
      threats: turnedUp.map(({ threat }) => threat),
      crew: Array.from({ length: seats }, (_, place) => ({ name: String(place), actions: [] })),
      piles: shuffledPiles(ship, luck),
      carried: {},
      rockets: rockets[turns],
      squads,
      trips: [],
    },
    announced: ends.map((end) => turnedUp.filter(({ at }) => at < end).length),
    cards: withIncoming(script, packets, [...deck]),
  }
}

const announced = (event: ThreatEvent, id: AnnouncedThreat['id']): AnnouncedThreat => ({
  id,
  turn: event.turn,
  zone: event.kind === 'external' ? event.zone : null,
})

/** SA-2.10: a card for everybody with each incoming data of a phase. */
function withIncoming(
  script: Script,
  packets: readonly (readonly (readonly Face[])[])[],
  deck: Face[],
): Undertaking['cards'] {
  const counts = phasesOf(script.phaseSeconds).map(
    ([start, end]) => eventsOf(script.events, 'incoming-data').filter(({ at }) => at >= start && at < end).length,
  )
  return packets.map((own) => own.map((packet, place) => [...packet, ...deck.splice(0, counts[place])]))
}
