import type { Open } from '@starboard/kernel'
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
import type { Desk } from '../model/use-picking.ts'
import { MissedDie } from './missed-die.tsx'
import css from './prompt.module.css'

/** What is decided now, and the buttons for it. */
export function promptSlots(desk: Desk): PromptSlots {
  const mine = desk.open.find(({ seat }) => seat === desk.me)
  if (mine === undefined) return { text: waitingText(desk) }
  if (desk.previewed !== null) {
    const { text, label } = previewOf({ view: desk.view, me: desk.front, name: desk.name }, desk.previewed)
    return {
      text,
      preview: {
        text,
        label,
        confirm: () => desk.press({ kind: 'confirm' }),
        back: () => desk.press({ kind: 'back' }),
      },
    }
  }
  return pickedPrompt(desk) ?? (QUESTIONS[mine.kind] ?? (() => ({ text: null })))(desk)
}

/** Something is picked and wants more. */
function pickedPrompt(desk: Desk): PromptSlots | null {
  const { picked } = desk
  const back = () => desk.press({ kind: 'back' })
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
  return aimed === null ? null : { text: aimText(aimed.card), buttons: <Choices desk={desk} />, back }
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

function Choices({ desk }: { readonly desk: Desk }) {
  const aimed = aiming(desk.picked)
  if (aimed === null) return null
  const choices = playsOf(desk.legal, aimed.card).flatMap(({ choice }) => (choice === undefined ? [] : [choice]))
  return choices.map((choice) => (
    <Button key={choice} onClick={() => desk.press({ kind: 'choice', choice })}>
      {CHOICE_WORDS[choice]}
    </Button>
  ))
}

type Question = (desk: Desk) => PromptSlots

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

function drawQuestion({ view }: Desk): PromptSlots {
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

function mainQuestion(desk: Desk): PromptSlots {
  const { legal, front, view } = desk
  const hint = restHint({ view, me: front }, legal)
  const endTurn = () => desk.press({ kind: hint === null ? 'act' : 'ask', action: { kind: 'endTurn' } })
  return {
    text: (
      <>
        <b>Your main step.</b> {launchText(desk)}
      </>
    ),
    buttons: (
      <>
        <span className={css.wide}>
          <LaunchButton desk={desk} />
        </span>
        {mayTrade(legal) && (
          <Button icon={<TradeSymbol size={17} />} onClick={() => desk.press({ kind: 'trade' })}>
            Trade 2:1
          </Button>
        )}
        <Button isBusy={desk.isSending} onClick={endTurn}>
          End turn
        </Button>
      </>
    ),
  }
}

/** The launch that breaks the segment, else the likeliest. */
function bestLaunch({ legal, front, view }: Desk) {
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

function launchText(desk: Desk): string {
  const best = bestLaunch(desk)
  if (best === null) return idleText(desk)
  const { aimed, rocket } = best
  const { plain, withToken } = launchOdds(aimed, desk.front.tokens, desk.view.options)
  const twice = aimed.sabotaged ? ' twice in a row' : ''
  const more = withToken === null ? '' : `, with token ${percent(withToken)}`
  const pad = padName(desk.front, rocket.id)
  return `${pad.charAt(0).toUpperCase()}${pad.slice(1)} hits on ${facesUpTo(aimed.accuracy)}${twice}: ${percent(plain)}${more}; ${damageWords(underFire(desk.view), aimed.power)}.`
}

function idleText({ legal, front }: Desk): string {
  const none = front.rockets.length === 0 ? 'You have no rocket.' : 'No rocket is ready.'
  return legal.some(({ kind }) => kind === 'build')
    ? `${none} One build is left this turn.`
    : `${none} You have built this turn.`
}

function LaunchButton({ desk }: { readonly desk: Desk }) {
  const best = bestLaunch(desk)
  if (best === null) return null
  return (
    <Button
      look="primary"
      icon={<FlameSymbol size={16} />}
      isBusy={desk.isSending}
      onClick={() => desk.press({ kind: 'act', action: best.action })}
    >
      Launch {padName(desk.front, best.rocket.id)}
    </Button>
  )
}

function rerollQuestion(desk: Desk): PromptSlots {
  const { view, front, story } = desk
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
          isBusy={desk.isSending}
          onClick={() => desk.press({ kind: 'act', action: { kind: 'reroll', use: true } })}
        >
          Spend it
        </Button>
        <Button
          isBusy={desk.isSending}
          onClick={() => desk.press({ kind: 'act', action: { kind: 'reroll', use: false } })}
        >
          Let it go
        </Button>
      </>
    ),
  }
}

function pressureQuestion(desk: Desk): PromptSlots {
  const step = desk.view.agenda.steps.at(-1)
  const by = step?.kind === 'pressure' ? desk.name(step.by) : 'Somebody'
  const refusal = desk.refused.find(({ action }) => action.kind === 'respondPressure')?.why
  const answer = (counter: boolean) => desk.press({ kind: 'act', action: { kind: 'respondPressure', counter } })
  return {
    text: (
      <span className={css.die}>
        <span className={css.seal}>
          <SealSymbol size={28} />
        </span>
        <span>
          <b>{by} puts you under Diplomatic Pressure.</b>{' '}
          {refusal === undefined ? (
            'Counter with your own copy, or accept: your next card is lost.'
          ) : (
            <>
              Your next card will be lost. {refusal.text} <RuleLink rule={refusal.rule} />
            </>
          )}
        </span>
      </span>
    ),
    buttons: (
      <>
        <Button look="primary" isOff={refusal !== undefined} isBusy={desk.isSending} onClick={() => answer(true)}>
          Counter
        </Button>
        <Button isBusy={desk.isSending} onClick={() => answer(false)}>
          Accept
        </Button>
      </>
    ),
  }
}

const WAITING: Readonly<Record<string, (who: string) => string>> = {
  draft: (who) => `${who} still drafting.`,
  draw: (who) => `${who} drawing a card.`,
  main: (who) => `${who} in the main step: building, launching, playing cards.`,
  reroll: (who) => `${who} thinking about a reroll after a miss.`,
  pressure: (who) => `${who} asked to counter Diplomatic Pressure or to accept it.`,
}

function waitingText({ open, name }: Desk): ReactNode {
  const [first] = open
  if (first === undefined) return null
  return (WAITING[first.kind] ?? ((who: string) => `${who} deciding.`))(whoOf(open, name))
}

function whoOf(open: readonly Open[], name: Desk['name']): string {
  const names = open.map(({ seat }) => name(seat))
  const last = names.at(-1) ?? ''
  return names.length === 1 ? `${last} is` : `${names.slice(0, -1).join(', ')} and ${last} are`
}
