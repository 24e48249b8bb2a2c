import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import type { Action } from '../../rules/actions.ts'
import { cardOf } from '../../rules/catalogue.ts'
import { shipName } from '../../rules/ships.ts'
import type { Attack } from '../../rules/state.ts'
import { isSame } from '../model/choosing.ts'
import { blockCost } from '../model/consequence.ts'
import { counted, possessive } from '../model/people.ts'
import { attackIn, previewOf } from '../model/preview.ts'
import type { Picking } from '../model/use-picking.ts'
import { AnswerButton } from './answer-button.tsx'
import { Lines, outlook } from './lines.tsx'
import { OrdersChip } from './orders-chip.tsx'
import css from './prompt.module.css'

/** SG-4.4, 4.6: block with a card, or say which ship takes the hit. Enter does what is picked. */
export function defendPrompt(picking: Picking): PromptSlots {
  const attack = attackIn(picking.view)
  if (attack === null) return { text: null }
  return {
    text: <DefendText picking={picking} attack={attack} />,
    buttons: (
      <>
        <PickedAnswer picking={picking} />
        <Blocks picking={picking} />
        <OrdersChip picking={picking} />
      </>
    ),
    back: backOf(picking),
  }
}

/** Back to what the clock would answer. */
const backOf = ({ picked, press }: Picking): PromptSlots['back'] =>
  picked.kind === 'ready' ? () => press({ kind: 'back' }) : undefined

function DefendText({ picking, attack }: { readonly picking: Picking; readonly attack: Attack }) {
  const { catalogue, previewed } = picking
  const rocket = cardOf(catalogue, attack.card).name
  const preview = previewed === null || previewed.kind === 'resign' ? null : previewOf(outlook(picking), previewed)
  return (
    <>
      <span className={css.line}>
        <b>
          {possessive(picking.name, attack.by, picking.me)} {rocket}
        </b>
        {attack.of === 2 && `, hit ${attack.number} of 2`}: {askWords(picking, attack)}
      </span>
      <span className={css.more}>
        {' '}
        {preview?.title} {preview?.text}
      </span>
    </>
  )
}

/** "land it on a ship, or block it." */
function askWords({ legal }: Picking, { does, seeks }: Attack): string {
  const mayBlock = legal.some((action) => action.kind === 'defend' && action.card !== undefined)
  if (does === 'emp') return mayBlock ? 'block it, or let it through.' : 'you cannot block it.'
  const land = seeks ? 'it seeks one of your least protected ships' : 'land it on a ship'
  return mayBlock ? `${land}, or block it.` : `${land}.`
}

/** What Enter sends. */
function PickedAnswer({ picking }: { readonly picking: Picking }) {
  const { previewed } = picking
  if (previewed === null) return null
  const { over, name } = answerWords(picking, previewed)
  return (
    <AnswerButton isMain isBusy={picking.isSending} over={over} hotkey="Enter" run={picking.confirm}>
      {name}
    </AnswerButton>
  )
}

function answerWords({ catalogue }: Picking, action: Action): { readonly over: string; readonly name: string } {
  if (action.kind === 'wreckage') return { over: 'Take it on', name: shipName(action.ship) }
  if (action.kind !== 'defend') return { over: '', name: '' }
  if (action.card !== undefined) return { over: 'Block with', name: cardOf(catalogue, action.card).name }
  return action.ship === undefined
    ? { over: 'No block:', name: 'Let it through' }
    : { over: 'Take it on', name: shipName(action.ship) }
}

/** What else may be answered without a ship: every other reactive card in hand, or letting an EMP through. */
function Blocks({ picking }: { readonly picking: Picking }) {
  const { legal, catalogue, previewed } = picking
  const answers = legal.filter((action) => action.kind === 'defend')
  const others = answers.filter((action) => previewed === null || !isSame(action, previewed))
  return others.map((action) => {
    if (action.let === true)
      return (
        <AnswerButton key="let" isBusy={picking.isSending} run={() => picking.press({ kind: 'ask', action })}>
          Let it through
        </AnswerButton>
      )
    const { card } = action
    if (card === undefined) return null
    return (
      <AnswerButton
        key={card}
        isBusy={picking.isSending}
        under={blockCost(catalogue, card)}
        run={() => picking.press({ kind: 'ask', action })}
      >
        Block: {cardOf(catalogue, card).name}
      </AnswerButton>
    )
  })
}

/** SG-7.3 */
export function wreckagePrompt(picking: Picking): PromptSlots {
  const { previewed } = picking
  const preview = previewed?.kind === 'wreckage' ? previewOf(outlook(picking), previewed) : null
  return {
    text: <Lines title="Wreckage! Pick the ship that takes the hit; both choose unseen." text={preview?.text ?? ''} />,
    rule: 'SG-7.3',
    buttons: <PickedAnswer picking={picking} />,
    back: backOf(picking),
  }
}

/** The answer is in; until the window closes it may be replaced. */
export function answeredPrompt(picking: Picking): PromptSlots {
  const { answer, open, me, asked, orders } = picking
  const isOrdered = orders.some(({ decision }) => decision === asked?.kind)
  const others = open.filter(({ seat }) => seat !== me).length
  return {
    text: (
      <Lines
        title={
          <>
            {isOrdered ? 'By your standing orders:' : 'Your answer is in:'}{' '}
            {answer === null ? '' : answerText(picking, answer)}
          </>
        }
        text={
          others === 0
            ? 'It counts in a moment; until then you may choose differently.'
            : `${counted(others, 'other')} ${others === 1 ? 'is' : 'are'} asked too; until all have answered you may choose differently.`
        }
      />
    ),
    buttons: <OrdersChip picking={picking} />,
  }
}

function answerText(picking: Picking, answer: Action): string {
  if (answer.kind === 'trashOne') return `trash ${cardOf(picking.catalogue, answer.card).name}.`
  const { over, name } = answerWords(picking, answer)
  return `${over.toLowerCase()} ${name}.`
}
