import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import { WhyNot } from '@starboard/screen/frame/prompt/why-not.tsx'
import type { SeenPlayer } from '../../rules/view.ts'
import { percent } from '../model/odds.ts'
import { endWords } from '../model/preview.ts'
import type { Picking } from '../model/use-picking.ts'
import { AnswerButton } from './answer-button.tsx'
import { Lines } from './lines.tsx'

/** BR-2.4: any number of cards, one placement, then the end of the turn. */
export function actionPrompt(picking: Picking): PromptSlots {
  const { mine } = picking
  if (mine === null) return { text: null }
  return {
    text: <Lines title={TITLES[mine.level](picking)} text={mine.level === 1 ? earthText(mine) : endWords({ mine })} />,
    rule: 'BR-2.4',
    buttons: (
      <>
        {mine.level === 1 && <LaunchButton picking={picking} mine={mine} />}
        <AnswerButton
          isBusy={picking.isSending}
          hotkey="E"
          run={() => picking.press({ kind: 'ask', action: { kind: 'endActions' } })}
        >
          End turn
        </AnswerButton>
      </>
    ),
  }
}

const TITLES: Readonly<Record<1 | 2 | 3, (picking: Picking) => string>> = {
  1: ({ view }) =>
    view.placed === true ? 'Your turn: play cards, or end it.' : 'Your turn: place one part, play cards.',
  2: () => 'Your turn in space: fuel up, move, make trouble.',
  3: ({ view }) =>
    view.placed === true
      ? 'Your turn on Mars: play cards, or end it.'
      : 'Your turn on Mars: set up one thing, play cards.',
}

function earthText({ figures: { missing, delayed } }: SeenPlayer): string {
  if (delayed) return 'Inspection Delay: nothing can be placed this turn.'
  if (missing === null || missing.length === 0) return 'All set: you can launch.'
  return `To launch you still need ${missing.map((what) => MISSING[what] ?? what).join(', ')}.`
}

const MISSING: Readonly<Record<string, string>> = {
  'launch-pad': 'a pad',
  fuselage: 'a fuselage',
  'nose-cone': 'a nose cone',
  'stabilizer-fins': 'fins',
  thruster: 'a thruster',
  fuel: 'full fuel',
}

function LaunchButton({ picking, mine }: { readonly picking: Picking; readonly mine: SeenPlayer }) {
  const isLegal = picking.legal.some(({ kind }) => kind === 'launch')
  const why = picking.refused.find(({ action }) => action.kind === 'launch')?.why
  const odds = mine.figures.launch
  return (
    <WhyNot refusal={isLegal ? null : why}>
      <AnswerButton
        isMain={isLegal}
        isOff={!isLegal}
        isBusy={picking.isSending}
        hotkey="L"
        {...(odds !== null && { under: `${percent(odds)} to lift off` })}
        run={() => picking.press({ kind: 'ask', action: { kind: 'launch' } })}
      >
        Launch
      </AnswerButton>
    </WhyNot>
  )
}
