import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import { previewOf } from '../model/preview.ts'
import type { Picking } from '../model/use-picking.ts'
import { actionPrompt, pickedPrompt } from './action-prompt.tsx'
import { Aims } from './aims.tsx'
import { AnswerButton } from './answer-button.tsx'
import { boardTargets } from './board-targets.ts'
import { answeredPrompt, defendPrompt, wreckagePrompt } from './defend-prompt.tsx'
import { Lines, outlook, PreviewLines } from './lines.tsx'
import { OrdersChip } from './orders-chip.tsx'
import { waitingText } from './waiting.tsx'

type Question = (picking: Picking) => PromptSlots

/** What is decided now, and the buttons for it. */
export const promptSlots = (picking: Picking): PromptSlots => ({
  ...openSlots(picking),
  targets: boardTargets(picking),
})

function openSlots(picking: Picking): PromptSlots {
  const { asked, picked } = picking
  if (asked === null) return { text: waitingText(picking), buttons: <OrdersChip picking={picking} /> }
  const question = questionOf(picking, asked.kind)
  if (picked.kind !== 'stuck') return question
  const { text, rule } = picked.why
  return { ...question, text, rule, back: () => picking.press({ kind: 'back' }) }
}

function questionOf(picking: Picking, kind: string): PromptSlots {
  if (picking.answer !== null && picking.picked.kind !== 'ready') return answeredPrompt(picking)
  return QUESTIONS[kind]?.(picking) ?? { text: null }
}

const QUESTIONS: Readonly<Record<string, Question>> = {
  action: (picking) => pickedPrompt(picking) ?? confirmPrompt(picking) ?? actionPrompt(picking),
  defend: defendPrompt,
  wreckage: wreckagePrompt,
  nextHit: (picking) => confirmPrompt(picking) ?? nextHitPrompt(picking),
  aegis: (picking) =>
    confirmPrompt(picking) ?? {
      text: (
        <Lines title="Your Aegis blocked the hit." text="Trash one more card, from your hand or your discard pile." />
      ),
      rule: 'SG-4.5',
    },
  trashOne: (picking) => confirmPrompt(picking) ?? trashPrompt(picking),
  discardOne: (picking) => confirmPrompt(picking) ?? discardPrompt(picking),
  retrieve: (picking) =>
    confirmPrompt(picking) ?? {
      text: <Lines title="Salvage a card." text="Take one card of your discard pile into your hand." />,
      rule: 'SG-6.3',
    },
  loseBank: (picking) =>
    confirmPrompt(picking) ?? {
      text: <Lines title="The salvo costs a bank card." text="Choose which one goes to your discard pile." />,
      rule: 'SG-4.16',
    },
  arrange: arrangePrompt,
}

/** Something is complete and waits for a yes. */
function confirmPrompt(picking: Picking): PromptSlots | null {
  const { picked, previewed } = picking
  if (picked.kind !== 'ready' || previewed === null || previewed.kind === 'resign') return null
  const preview = previewOf(outlook(picking), previewed)
  return {
    text: <PreviewLines preview={preview} />,
    buttons: (
      <AnswerButton isMain isBusy={picking.isSending} hotkey="Enter" run={picking.confirm}>
        {preview.label}
      </AnswerButton>
    ),
    back: () => picking.press({ kind: 'back' }),
  }
}

/** SG-4.2 */
function nextHitPrompt(picking: Picking): PromptSlots {
  const none = picking.legal.find((action) => action.kind === 'nextHit' && action.target === undefined)
  return {
    text: <Lines title="Aim the second hit." text="At the same fleet or at another one." />,
    rule: 'SG-4.2',
    buttons: (
      <>
        <Aims picking={picking} verb="Aim at " />
        {none !== undefined && (
          <AnswerButton isBusy={picking.isSending} run={() => picking.press({ kind: 'ask', action: none })}>
            No second hit
          </AnswerButton>
        )}
      </>
    ),
  }
}

function trashPrompt({ view }: Picking): PromptSlots {
  const step = view.agenda.steps.at(-1)
  return step?.kind === 'trashOne' && step.why === 'clean'
    ? {
        text: <Lines title="Deep Clean: trash a card." text="One of your discard pile; then you draw one." />,
        rule: 'SG-6.8',
      }
    : {
        text: <Lines title="Deck Purge: trash a card." text="From your hand or your discard pile, for good." />,
        rule: 'SG-6.7',
      }
}

function discardPrompt({ view }: Picking): PromptSlots {
  const step = view.agenda.steps.at(-1)
  return step?.kind === 'discardOne' && step.why === 'recon'
    ? {
        text: <Lines title="Deep Space Recon: discard one." text={`One of the ${step.among} cards you just drew.`} />,
        rule: 'SG-6.2',
      }
    : { text: <Lines title="Decoy Drone: discard one." text="Any card of your hand." />, rule: 'SG-5.3' }
}

/** SG-6.4 */
function arrangePrompt(picking: Picking): PromptSlots {
  const { previewed } = picking
  const preview = previewed?.kind === 'arrange' ? previewOf(outlook(picking), previewed) : null
  return {
    text: (
      <Lines
        title="Order the top of the market pile."
        text={preview === null ? '' : `Next comes ${preview.text} Only you know.`}
      />
    ),
    rule: 'SG-6.4',
    buttons: (
      <AnswerButton isMain isBusy={picking.isSending} hotkey="Enter" run={picking.confirm}>
        Put them back
      </AnswerButton>
    ),
  }
}
