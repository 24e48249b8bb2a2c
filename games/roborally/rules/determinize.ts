import { bagOf, type Chance, copy, newDeck, type Seat, shuffled } from '@starboard/kernel'
import { CARD_IDS, type Card } from './cards.ts'
import type { Robot, State } from './state.ts'
import { DECK } from './turn.ts'
import { isSecret, type SeenRobot, type View } from './view.ts'

const STREAM = 'determinize'

/** A full state that fits what this viewer sees: unseen cards are dealt at random to hands, programs, deck and aside. */
export function determinize(view: View, _viewer: Seat | 'spectator', random: Chance): State {
  const { robots, undealt, reentry: _reentry, ...open } = copy(view)
  const unseen = shuffled(unseenCards(view), random, STREAM)
  const made = robots.map((robot) => robotOf(view, robot, { unseen, random }))
  const deck = new Set(unseen.splice(0, undealt))
  return {
    ...open,
    robots: made,
    deck: newDeck(
      DECK,
      bagOf(CARD_IDS, (card) => (deck.has(card) ? 1 : 0)),
    ),
    aside: unseen,
  }
}

function unseenCards({ robots }: View): readonly Card[] {
  const seen = new Set(robots.flatMap(({ hand = [], registers }) => [...hand, ...registers]))
  return CARD_IDS.filter((card) => !seen.has(card))
}

/** The cards that are left to be dealt out, in random order. */
interface Pool {
  readonly unseen: Card[]
  readonly random: Chance
}

function robotOf(view: View, { handSize, ...seen }: SeenRobot, { unseen, random }: Pool): Robot {
  const program = seen.registers.map((card) => (card === 'hidden' ? (unseen.pop() ?? null) : card))
  const hand = seen.hand ?? unseen.splice(0, handSize)
  const placed = program.filter((_card, place) => seen.registers[place] === 'hidden').filter((card) => card !== null)
  const isGuessed = isSecret(view, seen) && seen.deal === undefined
  return {
    ...seen,
    registers: program,
    hand: [...hand],
    deal: isGuessed ? [...placed, ...hand] : [...(seen.deal ?? [])],
    announced: seen.announced ?? guessAnnouncement(view, seen, random),
    filled: seen.filled ?? 0,
  }
}

/** Now and then somebody who is ready has announced a power down, if that was allowed. */
function guessAnnouncement({ options }: View, seen: Omit<SeenRobot, 'handSize'>, random: Chance): boolean {
  const isAllowed = options.powerDownNeeds === 'nothing' || seen.poweredDown || seen.damage > 0
  return seen.ready && isAllowed && random.below(8, STREAM) === 0
}
