import { DUCKLING_INTERNAL, THREAT_CARDS } from '../threats/cards.ts'
import { TRACKS } from '../vocabulary.ts'
import { type Fault, hasZone, shipOf } from './fault.ts'
import { planFaults } from './plan-faults.ts'
import type { MissionFile } from './schema.ts'
import { tileFaults } from './tile-faults.ts'

/** Section 13.3: all that the shape alone does not tell, in the order of the file. */
export const faultsIn = (file: MissionFile): readonly Fault[] => [
  ...turnFaults(file),
  ...trackFaults(file),
  ...threatFaults(file),
  ...planFaults(file),
  ...tileFaults(file),
  ...squadFaults(file),
  ...tripFaults(file),
]

/** SA-11.0 */
const turnFaults = (file: MissionFile): readonly Fault[] =>
  shipOf(file).turns.includes(file.turns)
    ? []
    : [{ path: 'turns', rule: 'SA-11.0', text: 'must be 7: Little Duckling flies two-phase missions only' }]

/** SA-1.4: a different one for each zone and for what is inside. */
function trackFaults(file: MissionFile): readonly Fault[] {
  return TRACKS.flatMap((track, place): readonly Fault[] => {
    const number = file.tracks[track]
    const path = `tracks.${track}`
    const isWanted = track === 'internal' || hasZone(file, track)
    if (!isWanted && number !== undefined)
      return [{ path, rule: 'SA-11.0', text: 'is for a zone the ship does not have' }]
    if (isWanted && number === undefined) return [{ path, rule: 'SA-1.4', text: 'is missing: it needs a trajectory' }]
    const isRepeated = TRACKS.slice(0, place).some((other) => number !== undefined && file.tracks[other] === number)
    return isRepeated ? [{ path, rule: 'SA-1.4', text: `repeats trajectory ${number}` }] : []
  })
}

type GivenThreat = NonNullable<MissionFile['threats']>[number]

function threatFaults(file: MissionFile): readonly Fault[] {
  const { threats = [] } = file
  return threats.flatMap((threat, place) => {
    const path = `threats[${place}]`
    const isTwice = threats.slice(0, place).some((other) => areSameTime(threat, other))
    return [
      ...(threat.turn > file.turns
        ? [{ path: `${path}.turn`, rule: 'SA-3.3', text: `must be from 1 to ${file.turns}` }]
        : []),
      ...zoneFaults(file, threat, path),
      ...(isTwice
        ? [{ path: `${path}.turn`, rule: 'SA-12.4', text: `repeats T+${threat.turn} of another one there` }]
        : []),
    ]
  })
}

/** The same T in the same kind and zone; internal ones have no zone. */
const areSameTime = (one: GivenThreat, other: GivenThreat): boolean =>
  one.turn === other.turn && one.zone === other.zone

/** SA-2.8, SA-11.1d */
function zoneFaults(file: MissionFile, { id, zone }: GivenThreat, path: string): readonly Fault[] {
  const { kind, name } = THREAT_CARDS[id]
  const where = `${path}.zone`
  if (kind === 'external' && zone === undefined)
    return [{ path: where, rule: 'SA-2.8', text: `is missing: ${name} needs a zone` }]
  if (kind === 'internal' && zone !== undefined)
    return [{ path: where, rule: 'SA-2.8', text: `does not belong there: ${name} is internal` }]
  if (zone !== undefined && !hasZone(file, zone))
    return [{ path: where, rule: 'SA-11.0', text: `is no zone of this ship` }]
  if (kind === 'internal' && file.ship === 'duckling' && !DUCKLING_INTERNAL.includes(id))
    return [{ path: `${path}.id`, rule: 'SA-11.1d', text: `does not fit the ship: ${name} is for three zones` }]
  return []
}

/** SA-10.5: squads stand where the ship has a place for them, each once. */
function squadFaults(file: MissionFile): readonly Fault[] {
  const { squads = [] } = file
  return squads.flatMap((station, place): readonly Fault[] => {
    const path = `squads[${place}]`
    if (!shipOf(file).squads.includes(station))
      return [{ path, rule: 'SA-10.5', text: `is no battlebot station of this ship` }]
    return squads.indexOf(station) < place ? [{ path, rule: 'SA-10.5', text: `repeats ${station}` }] : []
  })
}

/** SA-4.13: of whom and when. Whether there was a card to turn over shows when the mission is resolved. */
function tripFaults({ trips = [], crew, turns }: MissionFile): readonly Fault[] {
  return trips.flatMap(({ name, turn }, place): readonly Fault[] => {
    const path = `trips[${place}]`
    if (!crew.some((member) => member.name === name))
      return [{ path: `${path}.name`, rule: 'SA-4.13', text: `nobody in the crew is called ${JSON.stringify(name)}` }]
    if (turn > turns) return [{ path: `${path}.turn`, rule: 'SA-4.13', text: `must be from 1 to ${turns}` }]
    const isTwice = trips.slice(0, place).some((other) => other.name === name && other.turn === turn)
    return isTwice ? [{ path, rule: 'SA-4.13', text: `is the second trip of ${name} in turn ${turn}` }] : []
  })
}
