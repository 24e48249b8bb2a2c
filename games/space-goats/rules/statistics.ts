import { bug } from '@starboard/kernel'
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
  /** By the rank of a card: the first one of its name. Cards of one name are counted together, by that. */
  readonly firsts: readonly number[]
  /** By such a rank: how many there are for sale, and what their purchases are called. */
  readonly copies: readonly number[]
  readonly names: readonly string[]
}

const forms = new WeakMap<Catalogue, Form>()

function formOf(catalogue: Catalogue): Form {
  const known = forms.get(catalogue)
  if (known !== undefined) return known
  const bought = catalogue.market.map(({ name }) => `bought: ${name}`)
  const names = [...catalogue.starter.map(() => ''), ...bought]
  const firsts = names.map((name, rank) => (name === '' ? rank : names.indexOf(name)))
  const copies = names.map(() => 0)
  for (const { id, copies: own } of catalogue.market) {
    const first = firsts[cardOf(catalogue, id).rank] ?? bug(`The card ${id} has no rank.`)
    copies[first] = (copies[first] ?? 0) + own
  }
  // An object read from text has a fixed shape; one that grew by computed names is a slow dictionary.
  const blank = JSON.parse(JSON.stringify({ ...NONE, ...Object.fromEntries(bought.map((name) => [name, 0])) }))
  const made: Form = { blank, firsts, copies, names }
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
  for (let rank = 0; rank < bought.length; rank++) {
    const count = bought[rank] ?? 0
    if (count > 0) statistics[form.names[rank] ?? ''] = count
  }
  return statistics
}

/** All that is neither in the pile nor in a slot. */
function boughtByRank({ options, pile: { top, loose }, market }: State, { firsts, copies }: Form): readonly number[] {
  const catalogue = catalogueOf(options)
  const bought = copies.slice()
  const stays = (card: CardId) => {
    const first = firsts[cardOf(catalogue, card).rank] ?? 0
    bought[first] = (bought[first] ?? 0) - 1
  }
  for (const { card } of top) stays(card)
  for (const card of loose) stays(card)
  for (const card of market) if (card !== null) stays(card)
  return bought
}
