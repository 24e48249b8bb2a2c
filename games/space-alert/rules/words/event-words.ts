import { does, either, joinedBy, listOf, type Seat, type Sentence, say, whom } from '@starboard/kernel'
import type { PublicHappening, SeenEvent } from '../events.ts'
import type { Happening } from '../happening.ts'
import { faceName } from './card-names.ts'
import { claimText } from './claims.ts'
import { list, namesOf, PLACE_NAMES, plural } from './names.ts'
import { heard } from './on-the-clock.ts'
import { lossText } from './score-rows.ts'
import { sentenceFor } from './sentences.ts'

type Told<K extends SeenEvent['kind']> = Extract<SeenEvent, { kind: K }>
type EventWords = { readonly [K in SeenEvent['kind']]: (event: Told<K>) => Sentence | null }

/** The log: a sentence an event, or none. */
export const eventWords: EventWords = {
  missionPrepared: ({ title, tracks }) =>
    `${title}. Trajectories: ${list(Object.entries(tracks).map(([track, number]) => `${track} T${number}`))}.`,
  holderChanged: () => null,
  clockStarted: () => null,
  announced: announcedText,
  phaseOpened: ({ seat, phase, count }) => say`Phase ${phase} opens for ${whom(seat)}: ${plural(count, 'card')}.`,
  phaseLocked: ({ seat, phase, byClock }) => (byClock ? null : say`${does(seat, 'locks')} phase ${phase}.`),
  dataReceived: ({ seat, card }) =>
    card === undefined
      ? say`${does(seat, 'receives')} a card.`
      : say`${does(seat, 'receives')} ${faceName(card.face)}.`,
  transferClosed: () => 'The data transfer is over.',
  cardGiven: ({ seat, to, card }) =>
    say`${does(seat, 'gives')} ${card === undefined ? 'a card' : faceName(card.face)} to ${whom(to)}.`,
  cardPlaced: () => null,
  cardMoved: () => null,
  cardTurned: () => null,
  cardTakenBack: () => null,
  boardsShown: () => null,
  calledOut: ({ seat, claim }) => say`${either(seat, 'You say', whom(seat))}: I ${claimText(claim)}.`,
  suggested: ({ to, claim, by }) =>
    claim === null ? null : say`${does(by, 'suggests')} to ${whom(to)}: ${claimText(claim)}.`,
  roundEnded: () => 'The clock has stopped. Let us see what really happens.',
  tripped: ({ seat, turn }) => say`${does(seat, 'trips')} in turn ${turn}.`,
  turnPlayed: turnText,
  scored: ({ result }) =>
    result.lostBy === undefined
      ? `The ship jumps home: ${plural(result.score, 'point')}.`
      : `The ship is lost: ${lossText(result.lostBy)}.`,
  voted: ({ goesOn, home }) =>
    goesOn ? 'The campaign goes on.' : say`${wanting(home)} to go home: the campaign ends.`,
  repaired: ({ seat, what }) =>
    what === 'nothing'
      ? say`${does(seat, 'repairs')} nothing.`
      : say`${does(seat, 'repairs')} ${what === 'squad' ? 'a battlebot squad' : `the ${what.tile.replace('-', ' ')} of ${what.zone}`}.`,
  squadStationed: ({ at }) => `The squad stands in ${PLACE_NAMES[at]}.`,
}

const wanting = (home: readonly Seat[]): Sentence => {
  const [first, ...others] = home
  return first !== undefined && others.length === 0 ? does(first, 'wants') : say`${listOf(home.map(whom))} want`
}

/** The event brings its own card. */
function announcedText({ told, threat }: Told<'announced'>): string {
  return threat === null ? heard(told, []) : heard({ ...told, threat: 0 }, [threat])
}

/** What a crew remembers of a turn; the film has the rest. */
const MEMORABLE: readonly Happening['kind'][] = [
  'threatAppeared',
  'tripped',
  'delayed',
  'crewKnockedOut',
  'threatDestroyed',
  'zoneAttacked',
  'threatSurvived',
  'shipLost',
  'shipJumped',
]

function turnText({ turn, crew, threats, happenings }: Told<'turnPlayed'>): Sentence | null {
  const names = namesOf({ crew: [], seats: crew, threats })
  const said = happenings
    .filter(({ kind }) => MEMORABLE.includes(kind))
    .flatMap((happening) => sentenceFor(whole(happening), names) ?? [])
  if (said.length > 0) return say`Turn ${turn}: ${joinedBy(' ', said)}`
  return isOnlyBegun(happenings) ? null : `Turn ${turn} is quiet.`
}

/** Everything that happened in a turn, a sentence a line: a film for those who see none. */
export function turnStory({ turn, crew, threats, happenings }: Told<'turnPlayed'>): readonly Sentence[] {
  const names = namesOf({ crew: [], seats: crew, threats })
  const said = happenings.flatMap((happening) => sentenceFor(whole(happening), names) ?? [])
  const isBeginning = isOnlyBegun(happenings)
  if (said.length === 0) return isBeginning ? [] : [`Turn ${turn} is quiet.`]
  return [isBeginning ? `Turn ${turn} begins` : `Turn ${turn}`, ...said.map((sentence) => say`  ${sentence}`)]
}

/** SA-4.14: what is told before a trip. */
const isOnlyBegun = (happenings: readonly PublicHappening[]): boolean =>
  happenings.every(({ step }) => step === 'threatsAppear')

/** What lies in a board is not told; that something was delayed is. */
const whole = (happening: PublicHappening): Happening =>
  happening.kind === 'delayed' ? { ...happening, put: null, slots: [] } : happening
