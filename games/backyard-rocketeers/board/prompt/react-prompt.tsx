import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import { WhyNot } from '@starboard/screen/frame/prompt/why-not.tsx'
import type { Reaction } from '../../rules/actions.ts'
import { factsOf, nameOf } from '../../rules/cards/catalogue.ts'
import { PART_NAMES } from '../../rules/names.ts'
import type { Play } from '../../rules/state.ts'
import { threatIn } from '../model/threat.ts'
import type { Picking } from '../model/use-picking.ts'
import { AnswerButton } from './answer-button.tsx'
import { Lines } from './lines.tsx'
import { OrdersChip } from './orders-chip.tsx'

/** BR-19.8: let it come, or answer it. */
export function reactPrompt(picking: Picking): PromptSlots {
  const threat = threatIn(picking)
  if (threat === null) return { text: null }
  const { play } = threat
  const isAnswered = picking.me !== null && threat.window.answers[picking.me] !== undefined
  return {
    text: (
      <Lines
        title={`${picking.name(play.by)} plays ${nameOf(play.card)} on you${atWhat(play)}!`}
        text={isAnswered ? 'Your answer is in. You may change it until the time is up.' : factsOf(play.card).text}
      />
    ),
    rule: 'BR-19.8',
    buttons: (
      <>
        {ANSWERS.map((answer, place) => (
          <Answer key={answer} picking={picking} answer={answer} hotkey={`${KEYS[place]}`} />
        ))}
        <OrdersChip picking={picking} />
      </>
    ),
  }
}

const atWhat = ({ part }: Play): string => (part === null ? '' : `, at your ${PART_NAMES[part]}`)

const ANSWERS: readonly Reaction[] = ['pass', 'newton', 'heatShield', 'laser']
const KEYS = 'QWRT'

const WORDS: Readonly<Record<Reaction, { readonly text: string; readonly under: string }>> = {
  pass: { text: 'Let it come', under: 'no card used' },
  newton: { text: 'Reflect it', under: 'Newton’s Third Law' },
  heatShield: { text: 'Stop it', under: 'Heat Shield' },
  laser: { text: 'Shoot it down', under: 'Laser Cannon' },
}

interface Props {
  readonly picking: Picking
  readonly answer: Reaction
  readonly hotkey: string
}

/** What cannot stop this card at all is left out; what could and is not there says so. */
function Answer({ picking, answer, hotkey }: Props) {
  const action = picking.legal.find((one) => one.kind === 'react' && one.with === answer)
  const why = picking.refused.find((one) => one.action.kind === 'react' && one.action.with === answer)?.why
  const { text, under } = WORDS[answer]
  const threat = threatIn(picking)
  const given = picking.me === null ? undefined : threat?.window.answers[picking.me]
  if (action === undefined && (answer !== 'newton' || why === undefined)) return null
  return (
    <WhyNot refusal={action === undefined ? why : null}>
      <AnswerButton
        isMain={action !== undefined && answer !== 'pass'}
        isOff={action === undefined}
        isBusy={picking.isSending}
        isPicked={given?.with === answer}
        hotkey={hotkey}
        under={under}
        run={() => action !== undefined && picking.send(action)}
      >
        {text}
      </AnswerButton>
    </WhyNot>
  )
}
