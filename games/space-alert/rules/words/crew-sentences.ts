import type { CrewMoved, DelayCause, Delayed, WhyNothing } from '../happening.ts'
import { type Names, PHASE_NAMES, PLACE_NAMES, plural, slotName, WEAPON_NAMES } from './names.ts'
import type { Sentences } from './sentences.ts'

const CAUSES: Readonly<Record<DelayCause, string>> = {
  lift: 'the gravolift was not free',
  slime: 'slime',
  trip: 'tripped',
  computer: 'the computer was not maintained',
  threat: 'by',
  landing: 'busy landing',
}

const WHY: Readonly<Record<WhyNothing, string>> = {
  'ship-ends': 'the ship ends here',
  'already-there': 'already there',
  'system-dead': 'this system is dead',
  'already-fired': 'this cannon has fired already',
  'no-energy': 'the reactor is empty',
  'nothing-to-move': 'no energy to move, or no room for it',
  'no-fuel': 'no fuel capsule left',
  'no-rocket': 'no rocket left',
  'already-launched': 'a rocket was launched already this turn',
  'computer-closed': 'too late for this phase',
  'no-squad': 'no battlebots at hand',
  'squad-active': 'the squad is active already',
  'no-intruder': 'no intruder here',
  'no-interceptors': 'the interceptors are out',
  'no-second-attack': 'there is one attack a turn',
}

function moved({ crew, to, by, hasWaited }: CrewMoved, names: Names): string {
  const [who, where] = [names.crew(crew), PLACE_NAMES[to]]
  if (by === 'landing') return `${who} lands in ${where}.`
  if (by === 'heroic') return `${who} goes straight to ${where}.`
  if (by === 'door') return `${who} walks to ${where}.`
  return hasWaited ? `${who} waits for the gravolift and arrives in ${where}.` : `${who} rides to ${where}.`
}

function delayed({ crew, cause, threat, from, put, lost }: Delayed, names: Names): string {
  const why = threat === null ? CAUSES[cause] : cause === 'threat' ? names.threat(threat) : `${CAUSES[cause]}`
  const what = put === null ? `action ${from} is delayed` : `${slotName(put)} waits for turn ${from}`
  return `${names.crew(crew)}: ${what} (${why})${lost === null ? '' : `; ${slotName(lost)} is lost`}.`
}

const withBonus = (amount: number, bonus: number): string => (bonus === 0 ? `${amount}` : `${amount} + ${bonus}`)

/** What crew members do, and what happens to them. */
export const CREW_SENTENCES: Sentences<
  | 'turnBegan'
  | 'stepBegan'
  | 'tripped'
  | 'cardPlayed'
  | 'nothingDone'
  | 'delayed'
  | 'crewMoved'
  | 'interceptorsLaunched'
  | 'interceptorsAttacked'
  | 'interceptorsReturned'
  | 'crewKnockedOut'
  | 'cannonFired'
  | 'energyMoved'
  | 'fuelBurnt'
  | 'rocketLaunched'
  | 'computerMaintained'
  | 'visualConfirmed'
  | 'squadTaken'
  | 'squadActivated'
  | 'squadDisabled'
  | 'malfunctionRepaired'
  | 'repairBonus'
  | 'intruderAttacked'
  | 'fissureRepaired'
  | 'rocketMoved'
  | 'computerChecked'
> = {
  turnBegan: () => null,
  stepBegan: () => null,
  tripped: ({ crew, planned, played }, { crew: name }) => `${name(crew)} trips: ${played} instead of ${planned}.`,
  cardPlayed: () => null,
  nothingDone: ({ crew, action, why }, { crew: name }) => `${name(crew)} plays ${action} in vain: ${WHY[why]}.`,
  delayed,
  crewMoved: moved,
  interceptorsLaunched: ({ crew }, { crew: name }) => `${name(crew)} flies out with the interceptors.`,
  interceptorsAttacked: ({ crew, isHeroic }, { crew: name }) =>
    `${name(crew)} ${isHeroic ? 'leads a heroic attack' : 'attacks'} from space.`,
  interceptorsReturned: () => null,
  crewKnockedOut: ({ crew, threat }, names) => `${names.crew(crew)} is knocked out by ${names.threat(threat)}.`,
  cannonFired: ({ crew, weapon, at, strength, isHeroic, paidBy }, names) =>
    `${names.crew(crew)} fires the ${WEAPON_NAMES[weapon]} in ${PLACE_NAMES[at]}: strength ${strength}` +
    `${isHeroic ? ' (heroic)' : ''}${paidBy === null ? '' : `, 1 energy of the ${paidBy} reactor`}.`,
  energyMoved: ({ crew, from, to, into, amount, bonus }, names) =>
    `${crew === null ? 'The wires move' : `${names.crew(crew)} moves`} ${withBonus(amount, bonus)} energy ` +
    `from the ${from} reactor to the ${to} ${into}.`,
  fuelBurnt: ({ crew, zone, amount, bonus, left }, names) =>
    `${names.crew(crew)} burns a capsule: ${withBonus(amount, bonus)} energy for the ${zone} reactor, ` +
    `${plural(left, 'capsule')} left.`,
  rocketLaunched: ({ crew, left }, names) => `${names.crew(crew)} launches a rocket, ${left} left.`,
  computerMaintained: ({ crew, phase }, names) =>
    `${names.crew(crew)} maintains the computer for ${PHASE_NAMES[phase]}.`,
  visualConfirmed: ({ crew, isHeroic, count }, names) =>
    `${names.crew(crew)} looks out${isHeroic ? ' (heroic)' : ''}: confirmation ${count} of this turn.`,
  squadTaken: ({ crew, at, isActive }, names) =>
    `${names.crew(crew)} takes the ${isActive ? '' : 'disabled '}battlebots of ${PLACE_NAMES[at]}.`,
  squadActivated: ({ crew }, names) => `${names.crew(crew)} wakes the battlebots up.`,
  squadDisabled: ({ crew, at }, names) =>
    `The battlebots ${crew === null ? `in ${PLACE_NAMES[at]}` : `of ${names.crew(crew)}`} are disabled.`,
  malfunctionRepaired: ({ crew, threat, amount, left }, names) =>
    amount === 0
      ? `${names.crew(crew)} cannot get at ${names.threat(threat)} yet.`
      : `${names.crew(crew)} repairs ${names.threat(threat)} by ${amount}, ${left} left.`,
  repairBonus: ({ threat, amount, left }, names) =>
    `Repaired from all sides: ${names.threat(threat)} loses ${amount} more, ${left} left.`,
  intruderAttacked: ({ crew, threat, isHeroic, left }, names) =>
    `${names.crew(crew)} ${isHeroic ? 'bravely ' : ''}fights ${names.threat(threat)}, ${left} left.`,
  fissureRepaired: ({ crew, threat, left }, names) =>
    `${names.crew(crew)} mends ${names.threat(threat)} from outside, ${left} left.`,
  rocketMoved: () => 'The rocket is on its way.',
  computerChecked: ({ phase, isMaintained }) =>
    `The computer was ${isMaintained ? '' : 'not '}maintained in ${PHASE_NAMES[phase]}.`,
}
