import type { CardId } from './cards.ts'
import { type Catalogue, catalogueOf } from './catalogue.ts'
import { pileSize } from './draw.ts'
import type { State } from './state.ts'

type Statistics = Record<string, number>

const NONE: Statistics = {
  turns: 0,
  buys: 0,
  rockets: 0,
  shields: 0,
  specials: 0,
  passes: 0,
  blocks: 0,
  pileLeft: 0,
  pileEmpty: 0,
  passesAtLimit: 0,
}

/** One object to copy from for all matches: building thirty members by name would take longer than a turn. */
interface Form {
  readonly allBought: Statistics
  readonly nameOf: ReadonlyMap<CardId, string>
}

const forms = new WeakMap<Catalogue, Form>()

function formOf(catalogue: Catalogue): Form {
  const known = forms.get(catalogue)
  if (known !== undefined) return known
  const allBought = { ...NONE }
  for (const { name, copies } of catalogue.market)
    allBought[`bought: ${name}`] = (allBought[`bought: ${name}`] ?? 0) + copies
  const made: Form = {
    // An object read from text has a fixed shape; one that grew by computed names is a slow dictionary.
    allBought: JSON.parse(JSON.stringify(allBought)),
    nameOf: new Map(catalogue.market.map(({ id, name }) => [id, `bought: ${name}`])),
  }
  forms.set(catalogue, made)
  return made
}

/** Section 11.3, and what was bought: every market card that is neither in the pile nor in a slot. */
export function statisticsOf({ options, counts, pile, market, ended }: State): Readonly<Statistics> {
  const { allBought, nameOf } = formOf(catalogueOf(options))
  const statistics = { ...allBought }
  statistics.turns = counts.turns
  statistics.buys = counts.buys
  statistics.rockets = counts.rockets
  statistics.shields = counts.shields
  statistics.specials = counts.specials
  statistics.passes = counts.passes
  statistics.blocks = counts.blocks
  const left = pileSize(pile)
  statistics.pileLeft = left
  statistics.pileEmpty = left === 0 ? 1 : 0
  // Section 11.3: games that run into the round limit are left out of the passes.
  statistics.passesAtLimit = ended?.how === 'limit' ? counts.passes : 0
  const stays = (card: CardId | null, copies: number) => {
    const name = card === null ? undefined : nameOf.get(card)
    if (name !== undefined) statistics[name] = (statistics[name] ?? 0) - copies
  }
  for (const { card } of pile.top) stays(card, 1)
  for (const card of market) stays(card, 1)
  // Equal cards of a row lie side by side: counted first, each name is looked up once.
  let copies = 0
  for (let place = 0; place < pile.loose.length; place++) {
    copies++
    const card = pile.loose[place] ?? null
    if (card === pile.loose[place + 1]) continue
    stays(card, copies)
    copies = 0
  }
  return statistics
}
