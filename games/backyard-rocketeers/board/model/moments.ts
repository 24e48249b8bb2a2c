import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { actorBy } from '@starboard/screen/frame/film/acting.ts'
import { type Marks, markBy } from '@starboard/screen/frame/film/marks.ts'
import { endSound } from '@starboard/screen/frame/film/staging.ts'
import { nameOf } from '../../rules/cards/catalogue.ts'
import type { Event } from '../../rules/events.ts'
import type { BackyardRocketeers, Ending } from '../../rules/state.ts'
import { BLEEP, BOOM, CLANK, COUNTDOWN, GLUG, HUSH, LIFT_OFF, SCRUB, TOUCHDOWN, WHOOSH } from './cues.ts'

type Module = BoardModule<BackyardRocketeers>

/** What happens in every turn passes quickly: with five bots it adds up. */
const QUICK = 0.4
/** Dice tumble for 700 ms and are read. */
const DICE = 4.2
/** A scene that changes everything. */
const SCENE = 6

/** How events are put on stage. */
export const staging: Module['staging'] = {
  firstRolled: { beats: 2.4, tumbles: true, sound: 'dice' },
  firstChosen: { beats: 2.4, sound: 'turn' },
  turnBegan: ({ seat }, viewer) => (seat === viewer ? { beats: 2.2, sound: 'turn' } : { beats: 0.6 }),
  cardsDrawn: { beats: 0.7, sound: 'card' },
  extraDraw: { beats: QUICK },
  reshuffled: { beats: 1, sound: 'card' },
  padPlaced: { beats: 1.6, sound: CLANK },
  componentPlaced: { beats: 1.8, sound: CLANK },
  equipmentDeployed: { beats: 1.8, sound: CLANK },
  fuelled: { beats: 1.6, sound: GLUG },
  enhancementPlayed: { beats: 2.2, sound: 'build' },
  covertPlaced: { beats: 1.6, sound: HUSH },
  covertRevealed: { beats: 2.4, sound: 'card' },
  cardDiscarded: { beats: 0.8, sound: 'card' },
  rocketChanged: { beats: QUICK },
  partsHidden: { beats: 1.6, sound: HUSH },
  partsShown: { beats: 1 },
  abilityPlayed: { beats: 2.8, sound: 'card' },
  sabotageDeclared: { beats: 3.2, sound: 'alarm' },
  bombDetonated: { beats: 3.2, sound: BOOM },
  levelChecked: { beats: DICE, tumbles: true, sound: 'dice' },
  reacted: ({ with: answer }) => (answer === 'pass' ? { beats: 0.8 } : { beats: 3, sound: 'build' }),
  reflected: { beats: 2.4, sound: WHOOSH },
  fizzled: { beats: 2, sound: 'miss' },
  diceRolled: { beats: DICE, tumbles: true, sound: 'dice' },
  damaged: { beats: 2, sound: 'hit' },
  lossesDue: { beats: 1.6, sound: 'hit' },
  rocketDestroyed: { beats: 4, sound: BOOM },
  insurancePaid: { beats: 2.2, sound: 'coins' },
  exploded: { beats: SCENE, sound: BOOM },
  startedOver: { beats: 2.4 },
  partsExchanged: { beats: 2.4, sound: CLANK },
  tiersChanged: { beats: 2.2, sound: CLANK },
  tankTaken: { beats: 2, sound: GLUG },
  tankMissing: { beats: 1.6, sound: 'miss' },
  covertTaken: { beats: 2, sound: HUSH },
  generatorTaken: { beats: 2, sound: 'card' },
  spiedOn: { beats: 2.2, sound: BLEEP },
  delayed: { beats: 1.8, sound: 'miss' },
  held: { beats: 2.2, sound: 'alarm' },
  dusted: { beats: 2.2, sound: WHOOSH },
  statusEnded: { beats: 0.8 },
  moved: ({ by }) => (by === 0 ? {} : { beats: 2, sound: WHOOSH }),
  navigationRolled: { beats: 3.2, tumbles: true, sound: 'dice' },
  fuelChanged: { beats: 0.8 },
  xRayed: { beats: 2.2, sound: BLEEP },
  slingshotArmed: { beats: 1.4, sound: 'build' },
  launchDeclared: { beats: 4, sound: COUNTDOWN },
  partChecked: ({ die }) =>
    die === null ? { beats: 1.6, sound: CLANK } : { beats: 3.4, tumbles: true, sound: 'dice' },
  launchScrubbed: { beats: 4, sound: SCRUB },
  stagingUsed: { beats: 2.4, sound: LIFT_OFF },
  liftedOff: { beats: SCENE, sound: LIFT_OFF },
  levelReached: { beats: SCENE, sound: 'win' },
  distanceRolled: { beats: DICE, tumbles: true, sound: 'dice' },
  orbitReached: { beats: 3, sound: BLEEP },
  landingRolled: { beats: 5, tumbles: true, sound: 'dice' },
  landed: { beats: SCENE, sound: TOUCHDOWN },
  crashed: { beats: SCENE, sound: BOOM },
  powerChanged: { beats: 1.4, sound: BLEEP },
  roverRolled: { beats: 3.2, tumbles: true, sound: 'dice' },
  roverBroke: { beats: 1.4, sound: SCRUB },
  roverRepaired: { beats: 1.8, sound: CLANK },
  backupDeployed: { beats: 2, sound: 'build' },
  kmChanged: { beats: 1, sound: 'tick' },
  jammed: { beats: 2, sound: 'miss' },
  boosted: { beats: 1.6, sound: BLEEP },
  eliminated: { beats: 4, sound: 'alarm' },
  gameEnded: ({ winners }, viewer) => ({ beats: 3, sound: endSound(winners.length > 1 ? [] : winners, viewer) }),
}

const marks: Marks<Event> = {
  roundBegan: ({ round }) => ({ kind: 'round', seat: null, text: `Round ${round}` }),
  turnBegan: ({ seat }) => ({ kind: 'turn', seat, text: 'Turn' }),
  bombDetonated: ({ seat }) => ({ kind: 'hit', seat, text: 'A bomb goes off' }),
  reflected: ({ seat, card }) => ({ kind: 'miss', seat, text: `${nameOf(card)} reflected` }),
  rocketDestroyed: ({ seat }) => ({ kind: 'hit', seat, text: 'Rocket destroyed' }),
  exploded: ({ seat }) => ({ kind: 'hit', seat, text: 'Rocket explodes' }),
  launchScrubbed: ({ seat }) => ({ kind: 'miss', seat, text: 'Launch scrubbed' }),
  liftedOff: ({ seat }) => ({ kind: 'trophy', seat, text: 'Lift-off' }),
  landed: ({ seat }) => ({ kind: 'trophy', seat, text: 'Landed on Mars' }),
  crashed: ({ seat }) => ({ kind: 'alarm', seat, text: 'Crashed on Mars' }),
  eliminated: ({ seat }) => ({ kind: 'alarm', seat, text: 'Out of the race' }),
  gameEnded: ({ how, winners }) => ({ kind: 'trophy', seat: winners[0] ?? null, text: ENDINGS[how] }),
}

const ENDINGS: Readonly<Record<Ending, string>> = {
  mission: 'The base is up and running',
  lastStanding: 'Nobody else is left',
  rockets: 'Nobody else has a rocket',
  roundLimit: 'The last round is over',
}

export const mark: Module['mark'] = (event) => markBy(marks, event)

/** Who does it, where that is not whoever's turn it is. */
export const actor: NonNullable<Module['actor']> = actorBy<Event['kind']>({
  own: ['firstRolled', 'reacted', 'eliminated'],
  nobody: ['gameEnded'],
})
