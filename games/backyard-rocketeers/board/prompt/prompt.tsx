import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import { nameOf } from '../../rules/cards/catalogue.ts'
import { HAND_LIMIT } from '../../rules/vocabulary.ts'
import { words } from '../../rules/words.ts'
import { actionsOf } from '../model/choosing.ts'
import { playerOf } from '../model/people.ts'
import { previewOf } from '../model/preview.ts'
import { areSets } from '../model/sets.ts'
import type { Picking } from '../model/use-picking.ts'
import { usesOf } from '../model/uses.ts'
import { sayValue } from '../model/values.ts'
import { actionPrompt } from './action-prompt.tsx'
import { aimPrompt } from './aim-prompt.tsx'
import { AnswerButton } from './answer-button.tsx'
import { landingPrompt, stagingPrompt } from './flight-prompts.tsx'
import { Lines } from './lines.tsx'
import { OrdersChip } from './orders-chip.tsx'
import css from './prompt.module.css'
import { reactPrompt } from './react-prompt.tsx'
import { setPrompt } from './set-prompt.tsx'
import { waitingText } from './waiting.tsx'

type Question = (picking: Picking) => PromptSlots

/** What is decided now, and the buttons for it. */
export const promptSlots = (picking: Picking): PromptSlots => ({ ...openSlots(picking), targets: usable(picking) })

/** What glows in the hand while nothing of it is picked. */
const usable = ({ asked, picked, held, legal, press }: Picking): NonNullable<PromptSlots['targets']> =>
  asked === null || picked.key !== null
    ? []
    : held
        .filter((one) => usesOf(legal, one).length > 0)
        .map((one, place) => ({
          name: `Card ${place + 1}: ${nameOf(one.card)}`,
          run: () => press({ kind: 'card', key: one.key }),
        }))

function openSlots(picking: Picking): PromptSlots {
  const { asked, picked } = picking
  if (asked === null) return { text: waitingText(picking), buttons: <OrdersChip picking={picking} /> }
  if (picked.why !== null) {
    const question = QUESTIONS[asked.kind]?.(picking) ?? { text: null }
    return { ...question, text: picked.why.text, rule: picked.why.rule, back: () => picking.press({ kind: 'back' }) }
  }
  return pickedSlots(picking) ?? QUESTIONS[asked.kind]?.(picking) ?? { text: null }
}

/** Something is picked: it wants more, or a yes. */
function pickedSlots(picking: Picking): PromptSlots | null {
  const { picked, table, previewed, mine } = picking
  if (picked.key === null && picked.asked === null) return null
  const aim = previewed === null ? aimPrompt(picking) : null
  if (aim !== null) return aim
  if (areSets(actionsOf(picked, table)))
    return setPrompt(picking, {
      title: 'Parallel Universe: mark parts to give and to take.',
      text: 'As many as you give, up to three.',
      label: 'Swap them',
      rule: 'BR-19.16',
    })
  if (previewed === null || mine === null) return null
  const { title, text, label } = previewOf({ ...picking, mine }, previewed)
  const lines = <Lines title={title} text={text} />
  return {
    text: lines,
    preview: { text: lines, label, confirm: picking.confirm, back: () => picking.press({ kind: 'back' }) },
  }
}

const QUESTIONS: Readonly<Record<string, Question>> = {
  action: actionPrompt,
  react: reactPrompt,
  reflectChoice: reflectPrompt,
  chooseRpgTargets: (picking) => {
    const step = picking.view.agenda.steps.at(-1)
    const count = step?.kind === 'chooseRpgTargets' ? step.count : 1
    return setPrompt(picking, {
      title: count === 2 ? 'A direct hit: mark two parts.' : 'Mark the part that is hit.',
      text: '',
      label: 'Hit',
      rule: 'BR-19.17',
    })
  },
  chooseLosses: (picking) => {
    const step = picking.view.agenda.steps.at(-1)
    const damage = step?.kind === 'chooseLosses' ? step.damage : 0
    return setPrompt(picking, {
      title: `Your rocket takes ${damage} damage.`,
      text: `Mark parts whose strengths add up to ${damage}, or as little above it as can be.`,
      label: 'Give them up',
      rule: 'BR-8.3',
    })
  },
  insuranceKeep: (picking) =>
    setPrompt(picking, {
      title: 'Your rocket is destroyed, but insured.',
      text: 'Mark up to two parts that you keep.',
      label: 'Keep these',
      rule: 'BR-8.8',
    }),
  giveFuelTank: (picking) => givePrompt(picking, 'A raid: which fuel tank do you give?', 'BR-R50'),
  giveCovert: (picking) => givePrompt(picking, 'A takeover: which face-down card do you give?', 'BR-R50'),
  auditReveal: (picking) => givePrompt(picking, 'An audit: which face-down card do you show?', 'BR-4.8'),
  useStaging: stagingPrompt,
  commitLanding: landingPrompt,
  discardToSeven: ({ front }) => ({
    text: (
      <Lines
        title={`Discard ${front.handSize - HAND_LIMIT} of your ${front.handSize} cards.`}
        text={`You may keep ${HAND_LIMIT}. Press one in your hand.`}
      />
    ),
    rule: 'BR-2.6',
  }),
}

/** What is asked for lights up in the hand; here it is once more, for thumbs. */
function givePrompt(picking: Picking, title: string, rule: string): PromptSlots {
  return {
    text: <Lines title={title} text="Press it in your hand, or here." />,
    rule,
    buttons: (
      <span className={css.many}>
        {picking.legal.map((action) => (
          <AnswerButton
            key={JSON.stringify(action)}
            isBusy={picking.isSending}
            run={() => picking.press({ kind: 'ask', action })}
          >
            {words.action(action, picking.name, picking.view)}
          </AnswerButton>
        ))}
      </span>
    ),
  }
}

/** BR-19.10: what the attacker would have chosen, against the attacker. */
function reflectPrompt(picking: Picking): PromptSlots {
  const step = picking.view.agenda.steps.at(-1)
  if (step?.kind !== 'reflectChoice') return { text: null }
  const { card, victim } = step.blow
  const owner = playerOf(picking.view, victim)
  return {
    text: <Lines title={`${nameOf(card)} comes back to ${picking.name(victim)}.`} text="Choose what it hits." />,
    rule: 'BR-19.10',
    buttons: (
      <span className={css.many}>
        {picking.legal.flatMap((action) => {
          if (action.kind !== 'reflectChoice') return []
          const dim = action.part === undefined ? 'place' : 'part'
          const said = sayValue(dim, String(action.part ?? action.place ?? 'none'), { owner, card, name: picking.name })
          return [
            <AnswerButton
              key={said.text + JSON.stringify(action)}
              isBusy={picking.isSending}
              under={said.under}
              run={() => picking.send(action)}
            >
              {said.text}
            </AnswerButton>,
          ]
        })}
      </span>
    ),
  }
}
