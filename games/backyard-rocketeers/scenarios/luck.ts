import { bug, type Chance, type Ctx, copy, type Luck, type Seat } from '@starboard/kernel'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import { backyardRocketeers } from '../rules/index.ts'
import type { State } from '../rules/state.ts'

/**
 * Scenarios script their dice. Which card a player draws at the start of a turn matters to few of them: where nothing is
 * said it is the first of the deck.
 */
export function wholeLuck(given: readonly Luck[], happen: (ctx: Ctx<Event>) => void): readonly Luck[] {
  const dice = given.filter((one) => typeof one === 'number')
  const cards = given.filter((one) => typeof one === 'string')
  const used: Luck[] = []
  const noted = <L extends Luck>(luck: L): L => {
    used.push(luck)
    return luck
  }
  const random: Chance = {
    d6: () => noted(dice.shift() ?? bug('A die was rolled that the scenario does not list.')),
    below: () => bug('Only dice are rolled and cards drawn.'),
    draw: () => bug('Cards are taken.'),
    take(_stream, row) {
      const card = row.find((one) => one === cards[0]) ?? row[0] ?? bug('The deck is empty.')
      if (card === cards[0]) cards.shift()
      row.splice(row.indexOf(card), 1)
      return noted(card)
    },
    touch() {},
  }
  happen({
    now: 0,
    random,
    pace: { pauseMs: 0, fixedWindows: false },
    byTimeout: false,
    hasListeners: false,
    emit() {},
    reveal() {},
  })
  return [...used, ...dice, ...cards]
}

export const luckOf = (state: State, { seat, action }: { seat: Seat; action: Action }, given: readonly Luck[]) =>
  wholeLuck(given, (ctx) => backyardRocketeers.apply(copy(state), seat, action, ctx))
