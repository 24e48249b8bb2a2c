import type { ReactNode } from 'react'
import { nameOf } from '../../rules/cards/catalogue.ts'
import { listed } from '../model/people.ts'
import { threatIn } from '../model/threat.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './prompt.module.css'

/** What the table waits for, while nothing is asked of this viewer. */
export function waitingText(picking: Picking): ReactNode {
  const { open, mine, view, name } = picking
  const [first] = open
  const who = `${listed(open.map(({ seat }) => name(seat)))} ${open.length === 1 ? 'is' : 'are'}`
  const text = first === undefined ? null : (WAITING[first.kind] ?? deciding)(who, picking)
  if (mine === null || mine.out === 0 || view.ended !== null) return text
  return (
    <>
      <span className={css.line} aria-hidden="true">
        <b>You are out of the race; you may watch.</b>
      </span>
      <span className={css.more}> {text}</span>
    </>
  )
}

type Told = (who: string, picking: Picking) => string

const deciding: Told = (who) => `${who} deciding.`

const WAITING: Readonly<Record<string, Told>> = {
  action: (who, { view }) => {
    const level = view.players[view.active]?.level ?? 1
    return `${who} ${WHERE[level]}.`
  },
  react(who, picking) {
    const threat = threatIn(picking)
    return threat === null ? deciding(who, picking) : `${nameOf(threat.play.card)}: ${who} asked for an answer.`
  },
  reflectChoice: (who) => `${who} choosing what the reflected card hits.`,
  chooseRpgTargets: (who) => `${who} choosing what is hit.`,
  chooseLosses: (who) => `${who} choosing which parts are lost.`,
  insuranceKeep: (who) => `${who} choosing what the insurance saves.`,
  giveFuelTank: (who) => `${who} choosing a fuel tank to give.`,
  giveCovert: (who) => `${who} choosing a face-down card to give.`,
  auditReveal: (who) => `${who} choosing a face-down card to show.`,
  useStaging: (who) => `A thruster has failed: ${who} deciding what to do.`,
  commitLanding: (who) => `${who} getting ready to land.`,
  discardToSeven: (who) => `${who} discarding down to seven cards.`,
}

const WHERE = { 1: 'at work in the yard', 2: 'at the controls in space', 3: 'at work on Mars' } as const
