import { hidesParts } from '../in-play.ts'
import { isSolar } from '../mars/gauges.ts'
import type { Player } from '../state.ts'
import { PART_KINDS, type PartKind } from '../vocabulary.ts'

/** What somebody has to name: nothing, a part, or the place of a thing on Mars. */
export interface Choice {
  readonly part?: PartKind
  readonly place?: number
}

export type Choosing = 'nothing' | 'part' | 'swap' | 'generator' | 'panel' | 'rover'

const NOTHING: readonly Choice[] = [{}]

/** Section 2.8: choosable parts are face up and not behind an opponent's Enigma Machine. */
export const hasChoosablePart = (victim: Player): boolean =>
  !hidesParts(victim) && victim.rocket.some((part) => part !== null)

export function choosableParts(victim: Player): readonly PartKind[] {
  return hidesParts(victim) ? [] : PART_KINDS.filter((_kind, slot) => (victim.rocket[slot] ?? null) !== null)
}

/** Own parts behind the own Enigma Machine may be used. */
const swappable = (chooser: Player, victim: Player): readonly PartKind[] =>
  hidesParts(victim)
    ? []
    : PART_KINDS.filter(
        (_kind, slot) => (victim.rocket[slot] ?? null) !== null && (chooser.rocket[slot] ?? null) !== null,
      )

function placesOf<X>(list: readonly X[], fits: (one: X) => boolean): Choice[] {
  const places: Choice[] = []
  for (let place = 0; place < list.length; place++) {
    const one = list[place]
    if (one !== undefined && fits(one)) places.push({ place })
  }
  return places
}

/** In slot or deployment order: the first is what an absent player chooses. */
const LISTS: { readonly [K in Choosing]: (chooser: Player, victim: Player) => readonly Choice[] } = {
  nothing: () => NOTHING,
  part: (_chooser, victim) => choosableParts(victim).map((part) => ({ part })),
  swap: (chooser, victim) => swappable(chooser, victim).map((part) => ({ part })),
  generator: (_chooser, { generators }) => placesOf(generators, () => true),
  panel: (_chooser, { generators }) => placesOf(generators, isSolar),
  rover: (_chooser, { rovers }) => placesOf(rovers, ({ broken, tier }) => !broken && tier > 0),
}

export const choicesOf = (choosing: Choosing, chooser: Player, victim: Player): readonly Choice[] =>
  LISTS[choosing](chooser, victim)

export const isAmong = (choices: readonly Choice[], { part, place }: Choice): boolean =>
  choices.some((choice) => choice.part === part && choice.place === place)
