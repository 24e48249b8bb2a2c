import type { NameOf } from '@starboard/kernel'
import type { Deed } from '../actions.ts'
import type { View } from '../view.ts'
import { cardName, playedName } from './card-names.ts'
import { claimText } from './claims.ts'
import { PLACE_NAMES } from './names.ts'

type ActionWords = {
  readonly [K in Deed['kind']]: (action: Extract<Deed, { kind: K }>, name: NameOf, view?: View) => string
}

/** What a choice is called. */
export const actionWords: ActionWords = {
  placeCard: ({ turn, card, half }, _name, view) => `Turn ${turn}: ${playedName(view, card, half)}`,
  placeSecondCard: ({ turn, card, half, order }, _name, view) =>
    `Turn ${turn}: ${playedName(view, card, half)} ${order === 'first' ? 'before' : 'after'} the card there`,
  moveCard: ({ from, to }) => `Move turn ${from} to turn ${to}`,
  turnCard: ({ turn, card }, _name, view) => `Turn over ${cardName(view, card)} in turn ${turn}`,
  takeBack: ({ turn }) => `Take back turn ${turn}`,
  lockPhase: ({ phase }) => `Lock phase ${phase}`,
  giveCard: ({ card, to }, name, view) => `Give ${cardName(view, card)} to ${name(to)}`,
  callOut: ({ claim }, _name, view) => `Say: I ${claimText(claim, view?.threats)}`,
  suggest: ({ to, claim }, name, view) =>
    claim === null ? `Suggest nothing to ${name(to)}` : `Suggest to ${name(to)}: ${claimText(claim, view?.threats)}`,
  advance: () => 'Go on to the next event',
  trip: ({ trip }) => (trip ? 'Trip: play the other half' : 'Play the card as planned'),
  stepResolution: ({ how }) => (how === 'next' ? 'Next turn' : 'Run the rest without stops'),
  continueCampaign: ({ goOn }) => (goOn ? 'Go on' : 'Go home'),
  repair: ({ what }) =>
    what === 'nothing'
      ? 'Repair nothing'
      : what === 'squad'
        ? 'Repair a battlebot squad'
        : `Repair the ${what.tile.replace('-', ' ')} of ${what.zone}`,
  squadStation: ({ at }) => `The squad stands in ${PLACE_NAMES[at]}`,
}
