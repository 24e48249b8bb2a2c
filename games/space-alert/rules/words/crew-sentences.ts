import { also, does, either, type Seat, type Sentence, say, whom } from '@starboard/kernel'
import type { CrewMoved, DelayCause, Delayed, WhyNothing } from '../happening.ts'
import { halfName } from './card-names.ts'
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

function moved({ crew, to, by, hasWaited }: CrewMoved, { seat }: Names): Sentence {
  const [who, where] = [seat(crew), PLACE_NAMES[to]]
  if (by === 'landing') return say`${does(who, 'lands')} in ${where}.`
  if (by === 'heroic') return say`${does(who, 'goes')} straight to ${where}.`
  if (by === 'door') return say`${does(who, 'walks')} to ${where}.`
  return hasWaited
    ? say`${does(who, 'waits')} for the gravolift and ${also(who, 'arrives')} in ${where}.`
    : say`${does(who, 'rides')} to ${where}.`
}

function delayed({ crew, cause, threat, from, put, lost }: Delayed, names: Names): Sentence {
  const why = threat !== null && cause === 'threat' ? names.card(threat) : CAUSES[cause]
  const what = put === null ? `action ${from} is delayed` : `${slotName(put)} waits for turn ${from}`
  return say`${whom(names.seat(crew))}: ${what} (${why})${lost === null ? '' : `; ${slotName(lost)} is lost`}.`
}

const squadOf = (seat: Seat): Sentence => either(seat, 'Your battlebots', say`The battlebots of ${whom(seat)}`)

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
  tripped: ({ crew, planned, played }, { seat }) =>
    say`${does(seat(crew), 'trips')}: ${halfName(played)} instead of ${halfName(planned)}.`,
  cardPlayed: () => null,
  nothingDone: ({ crew, action, why }, { seat }) =>
    say`${does(seat(crew), 'plays')} ${halfName(action)} in vain: ${WHY[why]}.`,
  delayed,
  crewMoved: moved,
  interceptorsLaunched: ({ crew }, { seat }) => say`${does(seat(crew), 'flies')} out with the interceptors.`,
  interceptorsAttacked: ({ crew, isHeroic }, { seat }) =>
    say`${isHeroic ? say`${does(seat(crew), 'leads')} a heroic attack` : does(seat(crew), 'attacks')} from space.`,
  interceptorsReturned: () => null,
  crewKnockedOut: ({ crew, threat }, names) =>
    say`${does(names.seat(crew), 'is')} knocked out by ${names.card(threat)}.`,
  cannonFired: ({ crew, weapon, at, strength, isHeroic, paidBy }, names) =>
    say`${does(names.seat(crew), 'fires')} the ${WEAPON_NAMES[weapon]} in ${PLACE_NAMES[at]}: strength ${strength}${isHeroic ? ' (heroic)' : ''}${paidBy === null ? '' : `, 1 energy of the ${paidBy} reactor`}.`,
  energyMoved: ({ crew, from, to, into, amount, bonus }, names) =>
    say`${crew === null ? 'The wires move' : does(names.seat(crew), 'moves')} ${withBonus(amount, bonus)} energy from the ${from} reactor to the ${to} ${into}.`,
  fuelBurnt: ({ crew, zone, amount, bonus, left }, names) =>
    say`${does(names.seat(crew), 'burns')} a capsule: ${withBonus(amount, bonus)} energy for the ${zone} reactor, ${plural(left, 'capsule')} left.`,
  rocketLaunched: ({ crew, left }, names) => say`${does(names.seat(crew), 'launches')} a rocket, ${left} left.`,
  computerMaintained: ({ crew, phase }, names) =>
    say`${does(names.seat(crew), 'maintains')} the computer for ${PHASE_NAMES[phase]}.`,
  visualConfirmed: ({ crew, isHeroic, count }, names) =>
    say`${does(names.seat(crew), 'looks')} out${isHeroic ? ' (heroic)' : ''}: confirmation ${count} of this turn.`,
  squadTaken: ({ crew, at, isActive }, names) =>
    say`${does(names.seat(crew), 'takes')} the ${isActive ? '' : 'disabled '}battlebots of ${PLACE_NAMES[at]}.`,
  squadActivated: ({ crew }, names) => say`${does(names.seat(crew), 'wakes')} the battlebots up.`,
  squadDisabled: ({ crew, at }, names) =>
    say`${crew === null ? `The battlebots in ${PLACE_NAMES[at]}` : squadOf(names.seat(crew))} are disabled.`,
  malfunctionRepaired: ({ crew, threat, amount, left }, names) =>
    amount === 0
      ? say`${does(names.seat(crew), 'cannot')} get at ${names.card(threat)} yet.`
      : say`${does(names.seat(crew), 'repairs')} ${names.card(threat)} by ${amount}, ${left} left.`,
  repairBonus: ({ threat, amount, left }, names) =>
    say`Repaired from all sides: ${names.card(threat)} loses ${amount} more, ${left} left.`,
  intruderAttacked: ({ crew, threat, isHeroic, left }, names) =>
    say`${whom(names.seat(crew))} ${isHeroic ? 'bravely ' : ''}${also(names.seat(crew), 'fights')} ${names.card(threat)}, ${left} left.`,
  fissureRepaired: ({ crew, threat, left }, names) =>
    say`${does(names.seat(crew), 'mends')} ${names.card(threat)} from outside, ${left} left.`,
  rocketMoved: () => 'The rocket is on its way.',
  computerChecked: ({ phase, isMaintained }) =>
    `The computer was ${isMaintained ? '' : 'not '}maintained in ${PHASE_NAMES[phase]}.`,
}
