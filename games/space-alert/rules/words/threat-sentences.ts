import { type Sentence, say } from '@starboard/kernel'
import type { ShipLost, ShotAimed, ThreatAppeared, ZoneAttacked } from '../happening.ts'
import type { Flag } from '../threats/card.ts'
import { attackSum, hitSum } from './arithmetic.ts'
import { list, type Names, PLACE_NAMES, plural, TILE_EFFECTS, WEAPON_NAMES } from './names.ts'
import type { Sentences } from './sentences.ts'

const FLAGS: Readonly<Record<Flag, string>> = {
  revealed: 'becomes visible',
  'attack-aura': 'spots the ship: all others attack with +1',
  'shield-aura': 'gives all external threats +1 shields',
  grown: 'grows up and returns fire from now on',
  'double-red': 'doubles all damage to red',
  'double-all': 'doubles all damage to every zone',
  lethal: 'knocks out whoever enters from now on',
}

function appeared({ threat, space, places, hp, damage }: ThreatAppeared, names: Names): Sentence {
  const where = places.length === 0 ? '' : ` in ${list(places.map((place) => PLACE_NAMES[place]))}`
  const hurt = damage === 0 ? '' : `, ${damage} of them gone by handicap`
  return say`${names.does(threat, 'appears')} on space ${space}${where}: ${plural(hp, 'hit point')}${hurt}.`
}

/** Only a shot that finds nothing is worth a line of its own. */
function aimed({ weapon, zone, targets }: ShotAimed): string | null {
  if (targets.length > 0) return null
  return `The ${zone === null || weapon === 'pulse' ? '' : `${zone} `}${WEAPON_NAMES[weapon]} ${
    weapon === 'interceptors' ? 'find' : 'finds'
  } no target.`
}

function attacked(attack: ZoneAttacked, names: Names): Sentence {
  const { threat, zone, damage, absorbed, mode } = attack
  const past = mode === 'ignore' ? ' past the shield' : ''
  const shield = absorbed > 0 ? ` (shield ${absorbed})` : ''
  return say`${names.does(threat, 'hits')} ${zone}${past}: ${attackSum(attack)}${damage === 0 ? ', no' : ''} damage${shield}.`
}

function lost({ reason, zone, threat }: ShipLost, names: Names): Sentence {
  const by = threat === null ? '' : names.card(threat)
  return {
    zone: say`The ${zone ?? ''} zone breaks apart under ${by}: the ship is lost.`,
    threat: say`${threat === null ? '' : names.does(threat, 'destroys')} the ship.`,
    computer: 'The computer fails: the mission is lost.',
    crew: 'Too many are knocked out: the mission is lost.',
  }[reason]
}

/** What threats do, and what happens to them and by them. */
export const THREAT_SENTENCES: Sentences<
  | 'threatAppeared'
  | 'shotAimed'
  | 'cryoshieldBroken'
  | 'threatHit'
  | 'threatDestroyed'
  | 'threatBrokeUp'
  | 'threatSplashed'
  | 'splashTaken'
  | 'threatRetaliated'
  | 'threatMoved'
  | 'threatActed'
  | 'zoneAttacked'
  | 'tileTurned'
  | 'energyLost'
  | 'threatHealed'
  | 'threatSpedUp'
  | 'threatShieldsSet'
  | 'flagRaised'
  | 'markCounted'
  | 'intruderMoved'
  | 'intruderStayed'
  | 'slimeSpread'
  | 'rocketLost'
  | 'fuelLost'
  | 'threatHurt'
  | 'threatSurvived'
  | 'shipLost'
  | 'shipJumped'
  | 'missionScored'
> = {
  threatAppeared: appeared,
  shotAimed: aimed,
  cryoshieldBroken: ({ threat }, names) => say`The cryoshield of ${names.card(threat)} takes all hits and is gone.`,
  threatHit: (hit, names) =>
    say`${names.does(hit.threat, 'is')} hit: ${hitSum(hit)}${hit.isBroken ? ' (shields broken by the pulse)' : ''}; ${plural(hit.left, 'hit point')} left.`,
  threatDestroyed: ({ threat, points }, names) => say`${names.gone(threat)}: ${plural(points, 'point')}.`,
  threatBrokeUp: ({ threat, marks, each }, names) =>
    say`${names.does(threat, 'breaks')} up: ${marks} x ${each} = ${marks * each}.`,
  threatSplashed: ({ threat, amount }, names) =>
    say`${names.does(threat, 'explodes')}: all other external threats lose ${amount}.`,
  splashTaken: ({ threat, amount, left }, names) =>
    say`${names.does(threat, 'loses')} ${amount}, ${plural(left, 'hit point')} left.`,
  threatRetaliated: ({ threat }, names) => say`${names.does(threat, 'strikes')} back.`,
  threatMoved: ({ threat, from, to, by }, names) =>
    say`${by === null ? names.does(threat, 'moves') : say`${names.does(threat, 'is')} waved on`}: ${from} to ${to}.`,
  threatActed: ({ threat, mark, isIdle }, names) =>
    say`${names.does(threat, 'crosses')} ${mark.toUpperCase()}${isIdle ? ': nothing happens.' : '.'}`,
  zoneAttacked: attacked,
  tileTurned: ({ zone, tile, tiles }) => `Damage tile ${tiles} in ${zone}: ${tile}, ${TILE_EFFECTS[tile]}.`,
  energyLost: ({ zone, system, amount }) => `The ${zone} ${system} loses ${amount} energy.`,
  threatHealed: ({ threat, amount, left }, names) =>
    say`${names.does(threat, 'recovers')} ${amount}: ${plural(left, 'hit point')}.`,
  threatSpedUp: ({ threat, speed }, names) => say`${names.card(threat)} will move ${speed} a turn.`,
  threatShieldsSet: ({ threat, shields }, names) => say`The shields of ${names.card(threat)} are ${shields} now.`,
  flagRaised: ({ threat, flag }, names) => say`${names.card(threat)} ${FLAGS[flag]}.`,
  markCounted: ({ threat, marks }, names) => say`${names.does(threat, 'has')} crossed ${plural(marks, 'mark')}.`,
  intruderMoved: ({ threat, to }, names) => say`${names.does(threat, 'goes')} to ${PLACE_NAMES[to]}.`,
  intruderStayed: ({ threat, at }, names) => say`${names.does(threat, 'stays')} in ${PLACE_NAMES[at]}.`,
  slimeSpread: ({ threat, to }, names) =>
    to.length === 0
      ? say`${names.card(threat)} cannot spread.`
      : say`${names.does(threat, 'spreads')} to ${list(to.map((place) => PLACE_NAMES[place]))}.`,
  rocketLost: ({ left }) => `A rocket is lost, ${left} left.`,
  fuelLost: ({ zone, left }) => `A capsule of the ${zone} reactor is lost, ${left} left.`,
  threatHurt: ({ threat, amount, left }, names) =>
    say`${names.does(threat, 'loses')} ${amount}, ${plural(left, 'hit point')} left.`,
  threatSurvived: ({ threat, points }, names) =>
    say`${names.does(threat, 'leaves')}, survived: ${plural(points, 'point')}.`,
  shipLost: lost,
  shipJumped: () => 'The ship jumps.',
  missionScored: () => null,
}
