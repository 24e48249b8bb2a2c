import type { OpenDecision } from '@starboard/kernel'
import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import { RuleLink } from '@starboard/screen/frame/prompt/why-not.tsx'
import { Button } from '@starboard/screen/pieces/index.ts'
import type { ReactNode } from 'react'
import { factsOf } from '../../rules/cards.ts'
import { WORDS } from '../../rules/heading.ts'
import { cardName } from '../../rules/names.ts'
import { printPlace, type Square } from '../../rules/square.ts'
import { filmPrompt } from '../film/film-prompt.tsx'
import { cardOf, openRegistersOf, registerOf } from '../model/drafting.ts'
import { type Forecast, landingInWords, landingOf, landingWith } from '../model/forecast.ts'
import { counted, listed } from '../model/people.ts'
import type { Drafting } from '../model/use-draft.ts'
import type { Picking } from '../model/use-picking.ts'
import type { Reentering } from '../model/use-reentry.ts'
import css from './prompt.module.css'
import { ReentryButtons } from './reentry-buttons.tsx'

/** What is decided now, and the buttons for it. */
export function promptSlots(picking: Picking): PromptSlots {
  const { drafting, reentering } = picking
  const film = filmPrompt(picking)
  if (drafting !== null) return { ...draftPrompt(picking, drafting), film }
  if (reentering !== null) return { ...reentryPrompt(picking, reentering), film }
  return { text: waitingText(picking), film }
}

function draftPrompt(picking: Picking, drafting: Drafting): PromptSlots {
  return {
    text: (
      <>
        <span className={css.line}>{draftText(picking, drafting)}</span>{' '}
        <span className={css.more}>{pickedText(picking, drafting) ?? othersText(picking)}</span>
      </>
    ),
    buttons: (
      <>
        <PlaceButton drafting={drafting} />
        <SubmitButton picking={picking} drafting={drafting} />
      </>
    ),
    targets: draftTargets(picking, drafting),
  }
}

/** First a card, then a register for it. */
function draftTargets({ view }: Picking, drafting: Drafting): NonNullable<PromptSlots['targets']> {
  const { picked, draft, deal, robot, nextRegister, isFinal } = drafting
  if (nextRegister === null) return []
  if (picked === null)
    return deal
      .filter((card) => registerOf(draft, card) === null)
      .map((card) => {
        const landing = landingWith(view, robot, draft, card, nextRegister)
        const leads = landing === null ? '' : `: ${landingInWords(landing)}`
        return { name: `${cardName(card)} in register ${nextRegister}${leads}`, run: () => drafting.pick(card) }
      })
  return openRegistersOf(robot)
    .filter((register) => !isFinal || cardOf(draft, register) === null)
    .map((register) => {
      const before = cardOf(draft, register)
      const name =
        before === null ? `Register ${register}, empty` : `Register ${register}, in place of ${cardName(before)}`
      return { name, run: () => drafting.place(picked, register) }
    })
}

/** RR-3.5, 3.8, 3.11, 3.12 */
function draftText({ open, me }: Picking, { robot, empty, isSent }: Drafting): ReactNode {
  if (isSent) return <b>Your program is on its way.</b>
  const hasClock = open.some(({ seat, by }) => seat === me && by !== undefined)
  if (robot.poweredDown) return <b>Your robot is powered down. Stay so for another turn?</b>
  if (openRegistersOf(robot).length === 0)
    return <b>All your registers are locked and run again. Power down next turn?</b>
  if (empty.length === 0)
    return (
      <>
        <b>Your robot is programmed.</b> Submit; after that nothing can be changed.
      </>
    )
  return (
    <>
      <b>
        Program your robot: fill register{empty.length === 1 ? '' : 's'} {listed(empty.map(String))}.
      </b>
      {hasClock && ' At zero, what is empty is filled at random from your hand.'}
    </>
  )
}

/** The preview ends early where the robot is destroyed, and where it touches the last checkpoint. */
function NotRun({ forecast: { registers } }: { readonly forecast: Forecast }) {
  const isGone = registers.at(-1)?.destroyed != null
  return isGone ? (
    <span data-harm>would not run: your robot is gone before.</span>
  ) : (
    'would not run: you have touched the last checkpoint before.'
  )
}

/** "Move 2 · 690 in 4 ends on [12,4] and touches checkpoint 2." */
function pickedText({ view, forecast }: Picking, { picked, nextRegister, isFinal }: Drafting): ReactNode {
  if (picked === null || nextRegister === null || forecast === null) return null
  const { name, priority } = factsOf(picked)
  const landing = landingOf(view, forecast, nextRegister)
  return (
    <>
      <b className={css.pick}>
        {name} · {priority} in {nextRegister}
      </b>{' '}
      {landing === null ? (
        <NotRun forecast={forecast} />
      ) : (
        <span data-harm={landing.isDestroyed || undefined}>
          {landing.isDestroyed ? landing.text : `ends on ${landing.text}`}
          {landing.checkpoint !== null && ` and touches checkpoint ${landing.checkpoint}`}
          {landing.hits > 0 && !landing.isDestroyed && `, ${landing.hits} damage`}
          {isFinal ? '. A placed card is final here.' : '.'}
        </span>
      )}
    </>
  )
}

/** Who is still at it, beside me. */
function othersText({ view, me, name }: Picking): string {
  const others = view.robots.filter(({ seat, status }) => seat !== me && status === 'active')
  const busy = others.filter(({ ready }) => !ready)
  if (others.length === 0) return ''
  if (busy.length === 0) return 'Everybody else is ready.'
  return `${listed(busy.map(({ seat }) => name(seat)))} ${busy.length === 1 ? 'is' : 'are'} still programming.`
}

function PlaceButton({ drafting }: { readonly drafting: Drafting }) {
  const { picked, nextRegister, isFinal } = drafting
  if (picked === null || nextRegister === null) return null
  return (
    <Button look="primary" aria-keyshortcuts="Enter" onClick={() => drafting.place(picked, nextRegister)}>
      Place in {nextRegister}
      {isFinal && ' for good'} <kbd className={css.key}>Enter</kbd>
    </Button>
  )
}

function SubmitButton({ picking, drafting }: { readonly picking: Picking; readonly drafting: Drafting }) {
  const { empty, isSent, submit } = drafting
  const isFull = empty.length === 0
  return (
    <Button
      look={isFull ? 'primary' : 'secondary'}
      isOff={!isFull}
      isBusy={isSent && picking.isSending}
      aria-keyshortcuts={isFull ? 'Enter' : undefined}
      onClick={submit}
    >
      <span className={css.submit}>
        <span>Submit {isFull && <kbd className={css.key}>Enter</kbd>}</span>
        {!isFull && (
          <small>
            {counted(empty.length, 'register')} empty<span className={css.rule}> · RR-3.5</span>
          </small>
        )}
      </span>
    </Button>
  )
}

function reentryPrompt({ course }: Picking, reentering: Reentering): PromptSlots {
  const { square, heading, places, back } = reentering
  const where = square === null ? '' : printPlace(course, square)
  const asks =
    square === null
      ? `${counted(places.length, 'square')} to choose from: your archive is taken.`
      : heading === null
        ? `On ${where}: choose which way it faces.`
        : `On ${where}, facing ${WORDS[heading]}, with 2 damage.`
  return {
    text: (
      <span className={css.line}>
        <b>Bring your robot back.</b> {asks} <RuleLink rule={square === null ? 'RR-10.7' : 'RR-10.6'} />
      </span>
    ),
    buttons: <ReentryButtons reentering={reentering} />,
    targets: square === null ? places.map((place) => reentryTarget(course, reentering, place.square)) : [],
    ...(back !== null && { back }),
  }
}

const reentryTarget = (course: Picking['course'], { chooseSquare }: Reentering, square: Square) => ({
  name: `${printPlace(course, square)}: come back here`,
  run: () => chooseSquare(square),
})

const WAITING: Readonly<Record<string, (who: string) => string>> = {
  programming: (who) => `Your program is in. ${who} still programming.`,
  film: (who) => `${who} still watching.`,
  reentry: (who) => `${who} choosing where to come back.`,
}

function waitingText({ open, name, me, view }: Picking): ReactNode {
  const [first] = open
  if (first === undefined) return null
  const who = whoOf(open, name)
  const isIn = me !== null && view.robots[me]?.ready === true
  if (first.kind === 'programming' && !isIn) return `${who} programming.`
  return (WAITING[first.kind] ?? ((people: string) => `${people} deciding.`))(who)
}

function whoOf(open: readonly OpenDecision[], name: Picking['name']): string {
  return `${listed(open.map(({ seat }) => name(seat)))} ${open.length === 1 ? 'is' : 'are'}`
}
