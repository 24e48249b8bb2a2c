import type { CardId } from './cards.ts'
import { type Catalogue, cardOf, catalogueOf } from './catalogue.ts'
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
  readonly blank: Statistics
  /** By the rank of a card: how many there are for sale, and what their purchases are called. */
  readonly copies: readonly number[]
  readonly names: readonly string[]
}

const forms = new WeakMap<Catalogue, Form>()

function formOf(catalogue: Catalogue): Form {
  const known = forms.get(catalogue)
  if (known !== undefined) return known
  const names = catalogue.market.map(({ name }) => `bought: ${name}`)
  const starters = catalogue.starter.map(() => 0)
  const made: Form = {
    // An object read from text has a fixed shape; one that grew by computed names is a slow dictionary.
    blank: JSON.parse(JSON.stringify({ ...NONE, ...Object.fromEntries(names.map((name) => [name, 0])) })),
    copies: [...starters, ...catalogue.market.map(({ copies }) => copies)],
    names: [...starters.map(() => ''), ...names],
  }
  forms.set(catalogue, made)
  return made
}

/** Section 11.3, and what was bought: every market card that is neither in the pile nor in a slot. */
export function statisticsOf(s: State): Readonly<Statistics> {
  const { options, counts, pile, ended } = s
  const form = formOf(catalogueOf(options))
  const statistics = { ...form.blank }
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
  const bought = boughtByRank(s, form)
  for (let rank = 0; rank < bought.length; rank++) addTo(statistics, form.names[rank], bought[rank])
  return statistics
}

function addTo(statistics: Statistics, name = '', count = 0): void {
  if (count > 0) statistics[name] = (statistics[name] ?? 0) + count
}

/** All that is neither in the pile nor in a slot. */
function boughtByRank({ options, pile: { top, loose }, market }: State, { copies }: Form): readonly number[] {
  const catalogue = catalogueOf(options)
  const bought = copies.slice()
  const stays = (card: CardId) => {
    const { rank } = cardOf(catalogue, card)
    bought[rank] = (bought[rank] ?? 0) - 1
  }
  for (const { card } of top) stays(card)
  for (const card of loose) stays(card)
  for (const card of market) if (card !== null) stays(card)
  return bought
}
