import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import type { Action } from '../../rules/actions.ts'
import { cardOf } from '../../rules/catalogue.ts'
import { shipName } from '../../rules/ships.ts'
import type { Attack } from '../../rules/state.ts'
import { isSame } from '../model/choosing.ts'
import { blockCost } from '../model/consequence.ts'
import { counted, possessive } from '../model/people.ts'
import { attackIn, previewOf } from '../model/preview.ts'
import type { Desk } from '../model/use-picking.ts'
import { AnswerButton } from './answer-button.tsx'
import { Lines, outlook } from './lines.tsx'
import { OrdersChip } from './orders-chip.tsx'
import css from './prompt.module.css'

/** SG-4.4, 4.6: block with a card, or say which ship takes the hit. Enter does what is picked. */
export function defendPrompt(desk: Desk): PromptSlots {
  const attack = attackIn(desk.view)
  if (attack === null) return { text: null }
  return {
    text: <DefendText desk={desk} attack={attack} />,
    buttons: (
      <>
        <PickedAnswer desk={desk} />
        <Blocks desk={desk} />
        <OrdersChip desk={desk} />
      </>
    ),
    back: backOf(desk),
  }
}

/** Back to what the clock would answer. */
const backOf = ({ picked, press }: Desk): PromptSlots['back'] =>
  picked.kind === 'ready' ? () => press({ kind: 'back' }) : undefined

function DefendText({ desk, attack }: { readonly desk: Desk; readonly attack: Attack }) {
  const { catalogue, previewed } = desk
  const rocket = cardOf(catalogue, attack.card).name
  const preview = previewed === null || previewed.kind === 'resign' ? null : previewOf(outlook(desk), previewed)
  return (
    <>
      <span className={css.line}>
        <b>
          {possessive(desk.name, attack.by, desk.me)} {rocket}
        </b>
        {attack.of === 2 && `, hit ${attack.number} of 2`}: {askWords(desk, attack)}
      </span>
      <span className={css.more}>
        {' '}
        {preview?.title} {preview?.text}
      </span>
    </>
  )
}

/** "land it on a ship, or block it." */
function askWords({ legal }: Desk, { does, seeks }: Attack): string {
  const mayBlock = legal.some((action) => action.kind === 'defend' && action.card !== undefined)
  if (does === 'emp') return mayBlock ? 'block it, or let it through.' : 'you cannot block it.'
  const land = seeks ? 'it seeks one of your least protected ships' : 'land it on a ship'
  return mayBlock ? `${land}, or block it.` : `${land}.`
}

/** What Enter sends. */
function PickedAnswer({ desk }: { readonly desk: Desk }) {
  const { previewed } = desk
  if (previewed === null) return null
  const { over, name } = answerWords(desk, previewed)
  return (
    <AnswerButton isMain isBusy={desk.isSending} over={over} hotkey="Enter" run={desk.confirm}>
      {name}
    </AnswerButton>
  )
}

function answerWords({ catalogue }: Desk, action: Action): { readonly over: string; readonly name: string } {
  if (action.kind === 'wreckage') return { over: 'Take it on', name: shipName(action.ship) }
  if (action.kind !== 'defend') return { over: '', name: '' }
  if (action.card !== undefined) return { over: 'Block with', name: cardOf(catalogue, action.card).name }
  return action.ship === undefined
    ? { over: 'No block:', name: 'Let it through' }
    : { over: 'Take it on', name: shipName(action.ship) }
}

/** What else may be answered without a ship: every other reactive card in hand, or letting an EMP through. */
function Blocks({ desk }: { readonly desk: Desk }) {
  const { legal, catalogue, previewed } = desk
  const answers = legal.filter((action) => action.kind === 'defend')
  const others = answers.filter((action) => previewed === null || !isSame(action, previewed))
  return others.map((action) => {
    if (action.let === true)
      return (
        <AnswerButton key="let" isBusy={desk.isSending} run={() => desk.press({ kind: 'ask', action })}>
          Let it through
        </AnswerButton>
      )
    const { card } = action
    if (card === undefined) return null
    return (
      <AnswerButton
        key={card}
        isBusy={desk.isSending}
        under={blockCost(catalogue, card)}
        run={() => desk.press({ kind: 'ask', action })}
      >
        Block: {cardOf(catalogue, card).name}
      </AnswerButton>
    )
  })
}

/** SG-7.3 */
export function wreckagePrompt(desk: Desk): PromptSlots {
  const { previewed } = desk
  const preview = previewed?.kind === 'wreckage' ? previewOf(outlook(desk), previewed) : null
  return {
    text: <Lines title="Wreckage! Pick the ship that takes the hit; both choose unseen." text={preview?.text ?? ''} />,
    rule: 'SG-7.3',
    buttons: <PickedAnswer desk={desk} />,
    back: backOf(desk),
  }
}

/** The answer is in; until the window closes it may be replaced. */
export function answeredPrompt(desk: Desk): PromptSlots {
  const { answer, open, me, asked, orders } = desk
  const isOrdered = orders.some(({ decision }) => decision === asked?.kind)
  const others = open.filter(({ seat }) => seat !== me).length
  return {
    text: (
      <Lines
        title={
          <>
            {isOrdered ? 'By your standing orders:' : 'Your answer is in:'}{' '}
            {answer === null ? '' : answerText(desk, answer)}
          </>
        }
        text={
          others === 0
            ? 'It counts in a moment; until then you may choose differently.'
            : `${counted(others, 'other')} ${others === 1 ? 'is' : 'are'} asked too; until all have answered you may choose differently.`
        }
      />
    ),
    buttons: <OrdersChip desk={desk} />,
  }
}

function answerText(desk: Desk, answer: Action): string {
  if (answer.kind === 'trashOne') return `trash ${cardOf(desk.catalogue, answer.card).name}.`
  const { over, name } = answerWords(desk, answer)
  return `${over.toLowerCase()} ${name}.`
}
