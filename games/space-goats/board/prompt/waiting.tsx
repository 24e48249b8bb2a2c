import type { Open } from '@starboard/kernel'
import type { ReactNode } from 'react'
import { cardOf } from '../../rules/catalogue.ts'
import { capital, listed, possessive } from '../model/people.ts'
import { attackIn } from '../model/preview.ts'
import type { Desk } from '../model/use-picking.ts'
import css from './prompt.module.css'

/** What the table waits for, while nothing is asked of this viewer. */
export function waitingText(desk: Desk): ReactNode {
  const { open, mine, view } = desk
  const [first] = open
  const text = first === undefined ? null : (WAITING[first.kind] ?? deciding)(desk, open)
  const isOut = mine !== null && mine.fleet.length === 0 && view.ended === null
  if (!isOut) return text
  return (
    <>
      {/* It was told once, and stands in the fleet: who listens wants only what changes. */}
      <span className={css.line} aria-hidden="true">
        <b>You are out; you may watch.</b>
      </span>
      <span className={css.more}> {text}</span>
    </>
  )
}

type Words = (desk: Desk, open: readonly Open[]) => ReactNode

/** "Odile is", "Odile and Bram are" */
function whoOf({ name }: Pick<Desk, 'name'>, open: readonly Open[]): string {
  return `${listed(open.map(({ seat }) => name(seat)))} ${open.length === 1 ? 'is' : 'are'}`
}

const deciding: Words = (desk, open) => `${whoOf(desk, open)} deciding.`

const UNSEEN = 'Nobody sees who has answered.'

const WAITING: Readonly<Record<string, Words>> = {
  action: (desk, open) => `${whoOf(desk, open)} choosing an action.`,
  defend(desk, open) {
    const attack = attackIn(desk.view)
    if (attack === null) return deciding(desk, open)
    const rocket = `${possessive(desk.name, attack.by, desk.me)} ${cardOf(desk.catalogue, attack.card).name}`
    const who = whoOf(desk, open)
    // Of one alone the end of the window tells it anyway.
    const unseen = open.length === 1 ? '' : ` ${UNSEEN}`
    return attack.does === 'emp'
      ? `${who} answering ${rocket}.${unseen}`
      : `${capital(rocket)}: ${who} choosing a ship or a card.${unseen}`
  },
  aegis: (desk, open) => `${whoOf(desk, open)} trashing a card after a block.`,
  nextHit: (desk, open) => `${whoOf(desk, open)} aiming the second hit.`,
  trashOne: (desk, open) => `${whoOf(desk, open)} trashing a card.`,
  discardOne: (desk, open) => `${whoOf(desk, open)} discarding a card.`,
  retrieve: (desk, open) => `${whoOf(desk, open)} salvaging a card of the discard pile.`,
  arrange: (desk, open) => `${whoOf(desk, open)} looking at the top of the market pile.`,
  wreckage: (desk, open) => `Wreckage: ${whoOf(desk, open)} choosing a ship, unseen.`,
}
