import type { OpenDecision } from '@starboard/kernel'
import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import { RuleLink } from '@starboard/screen/frame/prompt/why-not.tsx'
import { Button } from '@starboard/screen/pieces/button.tsx'
import type { ReactNode } from 'react'
import { type Choice, factsOf } from '../../rules/cards.ts'
import { START_CARDS } from '../../rules/draft.ts'
import { aim } from '../../rules/launch.ts'
import { FlameSymbol, SealSymbol, TradeSymbol } from '../art/symbols.tsx'
import { aiming, mayTrade, playsOf } from '../model/choosing.ts'
import { padName } from '../model/consequence.ts'
import { damageWords, underFire } from '../model/fire.ts'
import { dieChance, facesUpTo, launchOdds, percent } from '../model/odds.ts'
import { counted } from '../model/people.ts'
import { previewOf, restHint } from '../model/preview.ts'
import { boardTargets } from '../model/targets.ts'
import type { Picking } from '../model/use-picking.ts'
import { MissedDie } from './missed-die.tsx'
import css from './prompt.module.css'

/** What is decided now, and the buttons for it. */
export const promptSlots = (picking: Picking): PromptSlots => ({
  ...askedSlots(picking),
  targets: boardTargets(picking),
})

function askedSlots(picking: Picking): PromptSlots {
  const mine = picking.open.find(({ seat }) => seat === picking.me)
  if (mine === undefined) return { text: waitingText(picking) }
  if (picking.previewed !== null) {
    const { text, label } = previewOf({ view: picking.view, me: picking.front, name: picking.name }, picking.previewed)
    return {
      text,
      preview: {
        text,
        label,
        confirm: () => picking.press({ kind: 'confirm' }),
        back: () => picking.press({ kind: 'back' }),
      },
    }
  }
  return pickedPrompt(picking) ?? (QUESTIONS[mine.kind] ?? (() => ({ text: null })))(picking)
}

/** Something is picked and wants more. */
function pickedPrompt(picking: Picking): PromptSlots | null {
  const { picked } = picking
  const back = () => picking.press({ kind: 'back' })
  if (picked.kind === 'stuck')
    return {
      text: (
        <>
          {picked.why.text} <RuleLink rule={picked.why.rule} />
        </>
      ),
      back,
    }
  if (picked.kind === 'trade') return { text: tradeText(picked.keys.length), back }
  const aimed = aiming(picked)
  return aimed === null ? null : { text: aimText(aimed.card), buttons: <Choices picking={picking} />, back }
}

const TRADE_STEPS = [
  'Trade, step 1 of 3: pick the first card to give up.',
  'Trade, step 2 of 3: pick the second card.',
  'Trade, step 3 of 3: name the deck to draw from.',
]

const tradeText = (cards: number): string => TRADE_STEPS[cards] ?? ''

const AIMS = {
  nothing: 'play it.',
  player: 'choose whom.',
  rocket: 'choose a rocket.',
  choice: 'choose one.',
} as const

function aimText(card: Parameters<typeof factsOf>[0]): ReactNode {
  const { name, needs } = factsOf(card)
  return (
    <>
      <b>{name}:</b> {AIMS[needs.kind]}
    </>
  )
}

const CHOICE_WORDS: Readonly<Record<Choice, string>> = {
  movement: 'Next movement card',
  strength: 'Next segment',
  accuracy: '+1 accuracy',
  power: '+1 power',
}

function Choices({ picking }: { readonly picking: Picking }) {
  const aimed = aiming(picking.picked)
  if (aimed === null) return null
  const choices = playsOf(picking.legal, aimed.card).flatMap(({ choice }) => (choice === undefined ? [] : [choice]))
  return choices.map((choice) => (
    <Button key={choice} onClick={() => picking.press({ kind: 'choice', choice })}>
      {CHOICE_WORDS[choice]}
    </Button>
  ))
}

type Question = (picking: Picking) => PromptSlots

const QUESTIONS: Readonly<Record<string, Question>> = {
  draft: ({ front }) => ({
    text: (
      <>
        <b>
          Draft card {front.handSize + 1} of {START_CARDS}.
        </b>{' '}
        Name a deck: press one of the three.
      </>
    ),
    buttons: null,
  }),
  draw: drawQuestion,
  main: mainQuestion,
  reroll: rerollQuestion,
  pressure: pressureQuestion,
}

function drawQuestion({ view }: Picking): PromptSlots {
  const step = view.agenda.steps.at(-1)
  const left = step?.kind === 'draw' ? step.left : 1
  const isSecond = step?.kind === 'draw' && step.from !== null
  const total = left + Number(isSecond)
  return {
    text: (
      <>
        <b>{total === 1 ? 'Draw a card.' : `Draw card ${isSecond ? 2 : 1} of ${total}.`}</b> Name a deck: press one of
        the three.
      </>
    ),
  }
}

function mainQuestion(picking: Picking): PromptSlots {
  const { legal, front, view } = picking
  const hint = restHint({ view, me: front }, legal)
  const endTurn = () => picking.press({ kind: hint === null ? 'act' : 'ask', action: { kind: 'endTurn' } })
  return {
    text: (
      <>
        <b>Your main step.</b> {launchText(picking)}
      </>
    ),
    buttons: (
      <>
        <span className={css.wide}>
          <LaunchButton picking={picking} />
        </span>
        {mayTrade(legal) && (
          <Button icon={<TradeSymbol size={17} />} onClick={() => picking.press({ kind: 'trade' })}>
            Trade 2:1
          </Button>
        )}
        <Button isBusy={picking.isSending} onClick={endTurn}>
          End turn
        </Button>
      </>
    ),
  }
}

/** The launch that breaks the segment, else the likeliest. */
function bestLaunch({ legal, front, view }: Picking) {
  const fire = underFire(view)
  const [health = 0] = fire?.healths.length === 1 ? fire.healths : [Number.POSITIVE_INFINITY]
  const launches = legal.flatMap((action) => {
    const rocket = action.kind === 'launch' ? front.rockets.find(({ id }) => id === action.rocket) : undefined
    return rocket === undefined ? [] : [{ action, rocket, aimed: aim(front, rocket) }]
  })
  const rank = ({ aimed }: (typeof launches)[number]) =>
    (aimed.power >= health ? 10 : 0) + aimed.accuracy + aimed.power / 10
  return launches.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

function launchText(picking: Picking): string {
  const best = bestLaunch(picking)
  if (best === null) return idleText(picking)
  const { aimed, rocket } = best
  const { plain, withToken } = launchOdds(aimed, picking.front.tokens, picking.view.options)
  const twice = aimed.sabotaged ? ' twice in a row' : ''
  const more = withToken === null ? '' : `, with token ${percent(withToken)}`
  const pad = padName(picking.front, rocket.id)
  return `${pad.charAt(0).toUpperCase()}${pad.slice(1)} hits on ${facesUpTo(aimed.accuracy)}${twice}: ${percent(plain)}${more}; ${damageWords(underFire(picking.view), aimed.power)}.`
}

function idleText({ legal, front }: Picking): string {
  const none = front.rockets.length === 0 ? 'You have no rocket.' : 'No rocket is ready.'
  return legal.some(({ kind }) => kind === 'build')
    ? `${none} One build is left this turn.`
    : `${none} You have built this turn.`
}

function LaunchButton({ picking }: { readonly picking: Picking }) {
  const best = bestLaunch(picking)
  if (best === null) return null
  return (
    <Button
      look="primary"
      icon={<FlameSymbol size={16} />}
      isBusy={picking.isSending}
      onClick={() => picking.press({ kind: 'act', action: best.action })}
    >
      Launch {padName(picking.front, best.rocket.id)}
    </Button>
  )
}

function rerollQuestion(picking: Picking): PromptSlots {
  const { view, front, story } = picking
  const step = view.agenda.steps.at(-1)
  const accuracy = step?.kind === 'reroll' ? step.launch.accuracy : 0
  return {
    text: (
      <MissedDie story={story}>
        Spend a reroll token? It hits on {facesUpTo(accuracy)}: {percent(dieChance(accuracy))}. You have{' '}
        {counted(front.tokens, 'token')}.
      </MissedDie>
    ),
    buttons: (
      <>
        <Button
          look="primary"
          isBusy={picking.isSending}
          onClick={() => picking.press({ kind: 'act', action: { kind: 'reroll', use: true } })}
        >
          Spend it
        </Button>
        <Button
          isBusy={picking.isSending}
          onClick={() => picking.press({ kind: 'act', action: { kind: 'reroll', use: false } })}
        >
          Let it go
        </Button>
      </>
    ),
  }
}

function pressureQuestion(picking: Picking): PromptSlots {
  const step = picking.view.agenda.steps.at(-1)
  const by = step?.kind === 'pressure' ? picking.name(step.by) : 'Somebody'
  const refusal = picking.refused.find(({ action }) => action.kind === 'respondPressure')?.why
  const answer = (counter: boolean) => picking.press({ kind: 'act', action: { kind: 'respondPressure', counter } })
  return {
    text: (
      <span className={css.die}>
        <span className={css.seal}>
          <SealSymbol size={28} />
        </span>
        <span>
          <b>Diplomatic Pressure from {by}.</b>{' '}
          {refusal === undefined ? (
            'Counter with your copy, or accept: your next card is lost.'
          ) : (
            <>
              Your next card is lost. {refusal.text} <RuleLink rule={refusal.rule} />
            </>
          )}
        </span>
      </span>
    ),
    buttons: (
      <>
        <Button look="primary" isOff={refusal !== undefined} isBusy={picking.isSending} onClick={() => answer(true)}>
          Counter
        </Button>
        <Button isBusy={picking.isSending} onClick={() => answer(false)}>
          Accept
        </Button>
      </>
    ),
  }
}

const WAITING: Readonly<Record<string, (who: string) => string>> = {
  draft: (who) => `${who} still drafting.`,
  draw: (who) => `${who} drawing a card.`,
  main: (who) => `${who} building, launching, playing cards.`,
  reroll: (who) => `${who} thinking about a reroll after a miss.`,
  pressure: (who) => `${who} asked to counter Diplomatic Pressure or to accept it.`,
}

function waitingText({ open, name }: Picking): ReactNode {
  const [first] = open
  if (first === undefined) return null
  return (WAITING[first.kind] ?? ((who: string) => `${who} deciding.`))(whoOf(open, name))
}

function whoOf(open: readonly OpenDecision[], name: Picking['name']): string {
  const names = open.map(({ seat }) => name(seat))
  const last = names.at(-1) ?? ''
  return names.length === 1 ? `${last} is` : `${names.slice(0, -1).join(', ')} and ${last} are`
}
