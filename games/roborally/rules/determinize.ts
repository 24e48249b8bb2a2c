import { type Bag, bagOf, type Chance, copy, dealFrom, newDeck, type Seat } from '@starboard/kernel'
import { CARD_IDS, type Card } from './cards.ts'
import type { Robot, State } from './state.ts'
import { DECK } from './turn.ts'
import { isSecret, type SeenRobot, type View } from './view.ts'

const STREAM = 'determinize'

/** A full state that fits what this viewer sees: unseen cards are dealt at random to hands, programs, deck and aside. */
export function determinize(view: View, _viewer: Seat | 'spectator', random: Chance): State {
  const { robots, undealt, reentry: _reentry, ...open } = copy(view)
  const unseen = unseenCards(view)
  const made = robots.map((robot) => robotOf(view, robot, { unseen, random }))
  const deck = dealFrom(unseen, undealt, random, STREAM)
  return {
    ...open,
    robots: made,
    deck: newDeck(
      DECK,
      bagOf(CARD_IDS, (card) => (deck.includes(card) ? 1 : 0)),
    ),
    aside: CARD_IDS.filter((card) => (unseen[card] ?? 0) > 0),
  }
}

function unseenCards({ robots }: View): Bag<Card> {
  const seen = new Set(robots.flatMap(({ hand = [], registers }) => [...hand, ...registers]))
  return bagOf(CARD_IDS, (card) => (seen.has(card) ? 0 : 1))
}

interface Pool {
  readonly unseen: Bag<Card>
  readonly random: Chance
}

function robotOf(view: View, { handSize, ...seen }: SeenRobot, { unseen, random }: Pool): Robot {
  const take = (count: number) => dealFrom(unseen, count, random, STREAM)
  const registers = seen.registers.map((card) => (card === 'hidden' ? (take(1)[0] ?? null) : card))
  const hand = seen.hand ?? take(handSize)
  const isGuessed = isSecret(view, seen) && seen.deal === undefined
  const placed = registers.filter((card, place) => card !== null && seen.registers[place] === 'hidden')
  return {
    ...seen,
    registers,
    hand: [...hand],
    deal: isGuessed ? [...placed.filter((card) => card !== null), ...hand] : [...(seen.deal ?? [])],
    announced: seen.announced ?? guessAnnouncement(view, seen, random),
    filled: seen.filled ?? 0,
  }
}

/** Now and then somebody who is ready has announced a power down, if that was allowed. */
function guessAnnouncement({ options }: View, seen: Omit<SeenRobot, 'handSize'>, random: Chance): boolean {
  const isAllowed = options.powerDownNeeds === 'nothing' || seen.poweredDown || seen.damage > 0
  return seen.ready && isAllowed && random.below(8, STREAM) === 0
}
