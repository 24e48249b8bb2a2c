import type { Play } from '../../rules/actions.ts'
import { DECKS, type DeckName } from '../../rules/cards.ts'
import { aiming, type Press, playsOf, tradeDecks } from './choosing.ts'
import { DECK_NAMES } from './explain.ts'
import { counted } from './people.ts'
import { rocketOf } from './preview.ts'
import type { Picking } from './use-picking.ts'

interface Target {
  readonly seat: number
  readonly text: string
  readonly press: Press
}

/** Whom or what the picked card may be aimed at. */
export function targetsOf(picking: Picking): readonly Target[] {
  const aimed = aiming(picking.picked)
  return aimed === null ? [] : playsOf(picking.legal, aimed.card).flatMap((play) => targetOf(picking, play))
}

function targetOf({ view, name }: Picking, { target, rocket }: Play): readonly Target[] {
  if (target !== undefined) return [{ seat: target, text: name(target), press: { kind: 'seat', seat: target } }]
  const found = rocketOf(view, rocket)
  if (found === null || rocket === undefined) return []
  const { owner, rocket: one } = found
  const state = one.remaining === 0 ? 'ready' : counted(one.remaining, 'turn')
  return [
    {
      seat: owner.seat,
      text: `${name(owner.seat)} ${one.power}/${one.accuracy}, ${state} (rocket ${one.id})`,
      press: { kind: 'rocket', rocket },
    },
  ]
}

/** What pressing this deck does now. Null: nothing. */
export function deckVerb(
  { legal, picked, refused, hand }: Picking,
  deck: DeckName,
): 'Draw' | 'Draft' | 'Trade for a card' | null {
  if (tradeDecks(picked, { legal, refused, hand }).includes(deck)) return 'Trade for a card'
  const action = legal.find((one) => (one.kind === 'draw' || one.kind === 'draft') && one.deck === deck)
  if (action === undefined) return null
  return action.kind === 'draft' ? 'Draft' : 'Draw'
}

/** What may be pressed on the board now, by name. */
export const boardTargets = (picking: Picking) => [
  ...DECKS.flatMap((deck) => {
    const verb = deckVerb(picking, deck)
    if (verb === null) return []
    const left = counted(picking.view.decks[deck].size, 'card')
    return [
      { name: `${verb} from ${DECK_NAMES[deck]}, ${left} left`, run: () => picking.press({ kind: 'deck', deck }) },
    ]
  }),
  ...targetsOf(picking).map(({ text, press }) => ({ name: text, run: () => picking.press(press) })),
]
