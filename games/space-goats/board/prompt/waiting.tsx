import type { OpenDecision } from '@starboard/kernel'
import type { ReactNode } from 'react'
import { cardOf } from '../../rules/catalogue.ts'
import { capital, listed, possessive } from '../model/people.ts'
import { attackIn } from '../model/preview.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './prompt.module.css'

/** What the table waits for, while nothing is asked of this viewer. */
export function waitingText(picking: Picking): ReactNode {
  const { open, mine, view } = picking
  const [first] = open
  const text = first === undefined ? null : (WAITING[first.kind] ?? deciding)(picking, open)
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

type Words = (picking: Picking, open: readonly OpenDecision[]) => ReactNode

/** "Odile is", "Odile and Bram are" */
function whoOf({ name }: Pick<Picking, 'name'>, open: readonly OpenDecision[]): string {
  return `${listed(open.map(({ seat }) => name(seat)))} ${open.length === 1 ? 'is' : 'are'}`
}

const deciding: Words = (picking, open) => `${whoOf(picking, open)} deciding.`

const UNSEEN = 'Nobody sees who has answered.'

const WAITING: Readonly<Record<string, Words>> = {
  action: (picking, open) => `${whoOf(picking, open)} choosing an action.`,
  defend(picking, open) {
    const attack = attackIn(picking.view)
    if (attack === null) return deciding(picking, open)
    const rocket = `${possessive(picking.name, attack.by, picking.me)} ${cardOf(picking.catalogue, attack.card).name}`
    const who = whoOf(picking, open)
    // Of one alone the end of the window tells it anyway.
    const unseen = open.length === 1 ? '' : ` ${UNSEEN}`
    return attack.does === 'emp'
      ? `${who} answering ${rocket}.${unseen}`
      : `${capital(rocket)}: ${who} choosing a ship or a card.${unseen}`
  },
  aegis: (picking, open) => `${whoOf(picking, open)} trashing a card after a block.`,
  nextHit: (picking, open) => `${whoOf(picking, open)} aiming the second hit.`,
  trashOne: (picking, open) => `${whoOf(picking, open)} trashing a card.`,
  discardOne: (picking, open) => `${whoOf(picking, open)} discarding a card.`,
  retrieve: (picking, open) => `${whoOf(picking, open)} salvaging a card of the discard pile.`,
  loseBank: (picking, open) => `${whoOf(picking, open)} choosing the bank card that the salvo costs.`,
  arrange: (picking, open) => `${whoOf(picking, open)} looking at the top of the market pile.`,
  wreckage: (picking, open) => `Wreckage: ${whoOf(picking, open)} choosing a ship, unseen.`,
}
