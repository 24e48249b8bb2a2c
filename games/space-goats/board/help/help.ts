import type { BoardHelp, Question } from '@starboard/screen/contract/board.ts'
import { cardOf, catalogueOf } from '../../rules/catalogue.ts'
import { cardList, cardName } from '../../rules/names.ts'
import { isAlive } from '../../rules/player.ts'
import { shipName } from '../../rules/ships.ts'
import type { Ship, SpaceGoats } from '../../rules/state.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { counted, listed, playerOf } from '../model/people.ts'
import { attackIn } from '../model/preview.ts'
import { whatsNext } from '../model/whats-next.ts'

type Asked = Parameters<Question<SpaceGoats>['answer']>[0]

const aboutMine =
  (answer: (player: SeenPlayer, asked: Asked) => string): Question<SpaceGoats>['answer'] =>
  (asked) => {
    const player = playerOf(asked.view, asked.me)
    if (player === null) return 'You look on and have no fleet here.'
    return isAlive(player) ? answer(player, asked) : 'Your fleet is gone: you are out of the game.'
  }

const questions: readonly Question<SpaceGoats>[] = [
  { key: 'F', text: 'What is my fleet?', answer: aboutMine(fleet) },
  { key: 'D', text: 'What threatens me?', answer: aboutMine(dangers) },
  { key: 'B', text: 'What is in my bank and my piles?', answer: aboutMine(bank) },
  { key: 'H', text: 'What is in my hand?', answer: aboutMine(hand) },
  { key: 'M', text: 'What is on the market?', answer: market },
  { key: 'S', text: 'How do the other fleets stand?', answer: rivals },
  { key: 'W', text: 'What comes next?', answer: (asked) => whatsNext(asked).join(' ') || 'The match is over.' },
]

export const help: BoardHelp<SpaceGoats> = {
  keys: [
    { keys: '1 – 9', does: 'pick a card of your hand' },
    { keys: 'Q W E …', does: 'a card of the market; while a rocket is aimed, a fleet' },
    { keys: 'A B C …', does: 'a ship of yours, while one is chosen' },
    { keys: 'P', does: 'pass' },
  ],
  questions,
}

function fleet({ fleet: ships }: SeenPlayer): string {
  return `You have ${counted(ships.length, 'ship')}: ${ships.map(ship).join('; ')}.`
}

function ship({ id, suited, shield }: Ship): string {
  const guards = [
    ...(shield === null ? [] : [`${cardName(shield.card)} with ${shield.strength} left`]),
    ...(suited ? ['suit'] : []),
  ]
  return `${shipName(id)}, ${guards.length === 0 ? 'without protection' : listed(guards)}`
}

/** The hit that is on its way, then who could fire. */
function dangers(_player: SeenPlayer, { view, me, name }: Asked): string {
  const attack = attackIn(view)
  const now = attack === null ? '' : `${name(attack.by)} fires ${cardName(attack.card)}. `
  const others = view.players.filter((other) => other.seat !== me && isAlive(other))
  const hands = others.map(({ seat, handSize }) => `${name(seat)} holds ${counted(handSize, 'card')}`)
  return `${now}${listed(hands)}.`
}

function bank({ bank: money, discard, drawSize }: SeenPlayer): string {
  return `Your bank: ${money.length === 0 ? 'empty' : cardList(money)}. Your discard pile: ${discard.length === 0 ? 'empty' : cardList(discard)}. ${counted(drawSize, 'card')} to draw.`
}

function hand({ hand: held = [] }: SeenPlayer, { view }: Asked): string {
  const catalogue = catalogueOf(view.options)
  return held.length === 0
    ? 'Your hand is empty.'
    : held.map((card) => `${cardName(card)}: ${cardOf(catalogue, card).text}`).join(' ')
}

function market({ view }: Asked): string {
  const catalogue = catalogueOf(view.options)
  const slots = view.market.map((card, slot) => {
    if (card === null) return `Slot ${slot + 1}: empty.`
    const { cost, text } = cardOf(catalogue, card)
    return `Slot ${slot + 1}: ${cardName(card)} for ${cost ?? 0}. ${text}`
  })
  return slots.join(' ')
}

function rivals({ view, me, name }: Asked): string {
  return view.players
    .filter(({ seat }) => seat !== me)
    .map((player) =>
      isAlive(player)
        ? `${name(player.seat)}: ${counted(player.fleet.length, 'ship')}, ${counted(player.handSize, 'card')}, bank ${player.bank.length}.`
        : `${name(player.seat)} is out.`,
    )
    .join(' ')
}
