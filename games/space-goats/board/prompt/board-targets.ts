import type { PromptTarget } from '@starboard/screen/frame/layout/slots.ts'
import { cardOf } from '../../rules/catalogue.ts'
import { shipName } from '../../rules/ships.ts'
import { shipOffers, slotOffers } from '../model/offers.ts'
import { offeringOf, type Picking } from '../model/use-picking.ts'
import { consequenceInWords } from '../stage/words.ts'

/** What lights up on the page and has no button of its own in the prompt bar: ships and the market. */
export function boardTargets(picking: Picking): readonly PromptTarget[] {
  if (picking.asked === null) return []
  const offering = offeringOf(picking)
  const ships = [...shipOffers(offering)].map(([ship, { isPicked, consequence }]) => ({
    name: `${shipName(ship)}${consequence === null ? '' : `: ${consequenceInWords(consequence)}`}`,
    isPicked,
    run: () => picking.press({ kind: 'ship', ship }),
  }))
  const wares = slotOffers(offering).flatMap((offer, slot) => {
    const card = picking.view.market[slot]
    if (offer?.mayBuy !== true || card == null) return []
    const { name, cost } = cardOf(picking.catalogue, card)
    return [
      {
        name: `Slot ${slot + 1}: buy ${name} for ${cost ?? 0}`,
        isPicked: offer.isPicked,
        run: () => picking.press({ kind: 'slot', slot }),
      },
    ]
  })
  return [...cardsOf(picking), ...ships, ...wares]
}

/** Which of my cards, once it is said what sort of thing to do. */
function cardsOf({ picked, hand, legal, catalogue, press }: Picking): readonly PromptTarget[] {
  if (picked.kind !== 'sort') return []
  const fitting = hand.filter(({ card }) =>
    legal.some((action) => action.kind === picked.sort && 'card' in action && action.card === card),
  )
  const once = fitting.filter(({ card }, place) => fitting.findIndex((other) => other.card === card) === place)
  return once.map(({ card, key }) => {
    const { name, text } = cardOf(catalogue, card)
    return { name: `${name}: ${text}`, run: () => press({ kind: 'card', key }) }
  })
}
