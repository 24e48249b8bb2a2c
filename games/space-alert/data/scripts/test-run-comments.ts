import type { MissionRules } from '../../rules/mission.ts'
import type { Zone } from '../../rules/script/script.ts'

/** What a comment may speak of; the script is fixed, the threats are drawn. */
interface Known {
  /** The threat that was just announced; null: nothing was found. */
  readonly arrival: Arrival | null
  readonly computer: MissionRules['computer']
}

export interface Arrival {
  readonly name: string
  readonly zone: Zone
  /** The turn in which it appears. */
  readonly turn: number
  /** The turn in which it acts for the first time, if nobody stops it; null: not before the end. */
  readonly acts: number | null
  /** The cannon of its zone that finds it, the heavy one if it does, and from which turn on; null: none. */
  readonly cannon: { readonly deck: 'upper' | 'lower'; readonly from: number } | null
}

type Comment = (known: Known) => string

const say =
  (text: string): Comment =>
  () =>
    text

/** First what comes and when it can be shot at, then what to learn from it. */
const threat =
  (lesson: string): Comment =>
  ({ arrival }) =>
    arrival === null ? lesson : `${arrivalWords(arrival)} ${lesson}`

/** In a turn the cannons fire before threats act, so that a shot in the very turn is in time. */
function arrivalWords({ name, zone, turn, acts, cannon }: Arrival): string {
  const comes = `The ${name} is in ${zone} from turn ${turn}`
  if (cannon === null) return `${comes}, and no cannon there finds it: B in upper ${zone} fills the shield against it.`
  const { deck, from } = cannon
  const shot = `A in ${deck} ${zone}`
  const fires = `fires the ${deck === 'upper' ? 'heavy' : zone === 'white' ? 'pulse' : 'light'} cannon`
  if (from > turn) return `${comes}, but no cannon there finds it before turn ${from}: then ${shot} ${fires}.`
  if (acts === null) return `${comes} on: ${shot} ${fires} at it.`
  const inTime =
    acts === turn ? `turn ${turn}` : acts === turn + 1 ? `turn ${turn} or ${acts}` : `turns ${turn} to ${acts}`
  return `${comes} and acts in turn ${acts}: ${shot} in ${inTime} ${fires} in time.`
}

/** SA-5.15, SA-5.16: when it can be kept in each phase, and what it costs if nobody does in the last one. */
const COMPUTER: Readonly<Record<MissionRules['computer'], { first: string; last: string; cost: string }>> = {
  classic: { first: 'turn 1 or 2', last: 'turn 4 or 5', cost: 'everybody is delayed' },
  manual: { first: 'one of turns 1 to 3', last: 'one of turns 4 to 7', cost: 'the mission is lost' },
}

/** One for each event of `test-run-1`. The end of a phase is read out together with what follows: null. */
export const TEST_RUN_COMMENTS: readonly (Comment | null)[] = [
  say(
    'All of you start in upper white. A card moves you or does something where you are, by the half you choose. Wait for the first report: the captain presses Go on.',
  ),
  threat('A red card leads one zone towards red.'),
  say('Everybody drew a card. Swap it for one in a slot as you like: nothing is settled before the phase ends.'),
  threat('Call out which threat you take: nobody is in two zones at once.'),
  say(
    'Give a grey card to somebody who lacks it, such as a way to the zone they guard, or keep all. It lasts until the captain goes on.',
  ),
  say(
    'A heavy cannon takes energy from its zone. B in lower red or lower blue fetches more from the white reactor, B in lower white fills that one.',
  ),
  ({ computer }) =>
    `The computer wants somebody in each phase: C in upper white in ${COMPUTER[computer].first}, or everybody loses time. One of you is enough.`,
  say('Last look: does every slot do what you want? When the captain goes on, turns 1 to 3 are locked for good.'),
  null,
  say(
    'Turns 1 to 3 are locked, turns 4 to 7 are open, and you have new cards. Plan on from where turn 3 leaves you: the small map over each slot shows it.',
  ),
  threat('Whoever is nearest by then takes it.'),
  say(
    'Nothing to shoot at? B in an upper station fills the shield of its zone, and C in lower white looks out of the window for points.',
  ),
  say('The last chance to give a card away. Look at the calls: who still needs something?'),
  ({ computer }) =>
    `The computer again: C in upper white in ${COMPUTER[computer].last}. If nobody does it in this phase, ${COMPUTER[computer].cost}.`,
  say('Last look: is there a threat that is nobody’s job? When the captain goes on, all plans are locked.'),
  null,
  say('All plans are locked. Now they come true, turn by turn.'),
]

/** What is said while the plans come true. */
export const FLIGHT_COMMENTS = {
  first:
    'In each turn the threats appear, then everybody plays a card, the captain first. Then all cannons fire together, and what is left moves on and acts.',
  turns:
    'Watch where everybody stands: a card played in the wrong place does something else, or nothing. You can step back to see a turn again.',
  won: 'The ship is home. Next time the clock runs: the same steps, with less time to talk.',
  lost: 'The ship is lost. Go back through the turns to see which one decided it, then fly again.',
} as const
