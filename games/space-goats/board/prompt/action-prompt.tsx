import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import { WhyNot } from '@starboard/screen/frame/prompt/why-not.tsx'
import { Button } from '@starboard/screen/pieces/button.tsx'
import type { Action } from '../../rules/actions.ts'
import { cardOf } from '../../rules/catalogue.ts'
import { aiming, SORTS, type Sort } from '../model/choosing.ts'
import { MARKET_KEYS } from '../model/offers.ts'
import { paymentOffers, priceOf } from '../model/payment.ts'
import { capital } from '../model/people.ts'
import { previewOf } from '../model/preview.ts'
import { whyNoSort } from '../model/reasons.ts'
import type { Picking } from '../model/use-picking.ts'
import { Aims } from './aims.tsx'
import { AnswerButton } from './answer-button.tsx'
import { Lines, outlook, PreviewLines } from './lines.tsx'
import css from './prompt.module.css'

const SORT_NAMES: Readonly<Record<Sort, string>> = { buy: 'Buy', rocket: 'Fire', shield: 'Shield', special: 'Special' }

/** SG-2.6: exactly one of these. */
export function actionPrompt(picking: Picking): PromptSlots {
  const { legal, refused, front } = picking
  const whyNoPass = refused.find(({ action }) => action.kind === 'pass')?.why
  return {
    text: (
      <Lines
        title="Your action: do one thing."
        text={
          <>
            Buy a market card, or play one of your hand.<span className="spoken"> Bank {front.bank.length}.</span>
          </>
        }
      />
    ),
    rule: 'SG-2.6',
    buttons: (
      <span className={css.sorts}>
        {SORTS.map((sort) => (
          <SortButton key={sort} picking={picking} sort={sort} />
        ))}
        <WhyNot refusal={whyNoPass}>
          <Button
            look="quiet"
            aria-keyshortcuts="P"
            isOff={!legal.some(({ kind }) => kind === 'pass')}
            onClick={() => picking.press({ kind: 'ask', action: { kind: 'pass' } })}
          >
            Pass
          </Button>
        </WhyNot>
      </span>
    ),
  }
}

function SortButton({ picking, sort }: { readonly picking: Picking; readonly sort: Sort }) {
  const ways = waysOf(picking, sort).length
  return (
    <WhyNot refusal={ways === 0 ? whyNoSort(picking.situation, sort) : null}>
      <Button isOff={ways === 0} onClick={() => picking.press({ kind: 'sort', sort })}>
        {SORT_NAMES[sort]} {ways > 0 && `(${ways})`}
      </Button>
    </WhyNot>
  )
}

/** One of each card that can be bought or played. */
function waysOf({ legal }: Picking, sort: Sort): readonly Action[] {
  const ways = legal.filter(({ kind }) => kind === sort)
  return ways.filter((action, place) => ways.findIndex((one) => whatIn(one) === whatIn(action)) === place)
}

const whatIn = (action: Action): string | number | null =>
  action.kind === 'buy' ? action.slot : 'card' in action ? (action.card ?? null) : null

/** Something is picked and wants more. */
export function pickedPrompt(picking: Picking): PromptSlots | null {
  const { picked } = picking
  const back = () => picking.press({ kind: 'back' })
  if (picked.kind === 'sort')
    return { ...SORT_TEXTS[picked.sort], buttons: <Ways picking={picking} sort={picked.sort} />, back }
  if (picked.kind === 'card') return { ...aimText(picking), buttons: <Aims picking={picking} />, back }
  return picked.kind === 'ready' && picked.action.kind === 'buy' ? buyPrompt(picking, picked.action) : null
}

type Asked = Pick<PromptSlots, 'text' | 'rule'>

const SORT_TEXTS: Readonly<Record<Sort, Asked>> = {
  buy: {
    text: <Lines title="Buy one card: which?" text="It goes to your discard pile, and to your hand later." />,
    rule: 'SG-3.1',
  },
  rocket: {
    text: <Lines title="Fire one rocket: which?" text="You name the fleet, its captain the ship." />,
    rule: 'SG-4.2',
  },
  shield: { text: <Lines title="Put up one shield: which?" text="On a ship that has none." />, rule: 'SG-5.1' },
  special: { text: <Lines title="Play one special: which?" text="Press it in your hand." />, rule: 'SG-6.1' },
}

/** On a phone that lies the market is further down; elsewhere everything that is meant is lit in sight. */
const Ways = ({ picking, sort }: { readonly picking: Picking; readonly sort: Sort }) => (
  <span className={css.lying}>
    {waysOf(picking, sort).map((action) => (
      <Way key={whatIn(action)} picking={picking} action={action} />
    ))}
  </span>
)

function Way({ picking, action }: { readonly picking: Picking; readonly action: Action }) {
  const { catalogue, view, hand } = picking
  if (action.kind === 'buy') {
    const { name, cost, text, effect } = cardOf(catalogue, view.market[action.slot] ?? '')
    return (
      <AnswerButton
        isBusy={picking.isSending}
        under={`${capital(effect.kind)}: ${text}`}
        hotkey={MARKET_KEYS[action.slot] ?? ''}
        run={() => picking.press({ kind: 'slot', slot: action.slot })}
      >
        {name} for {cost}
      </AnswerButton>
    )
  }
  const { id, name, text } = cardOf(catalogue, 'card' in action ? (action.card ?? '') : '')
  const key = hand.find(({ card }) => card === id)?.key ?? ''
  return (
    <AnswerButton isBusy={picking.isSending} under={text} run={() => picking.press({ kind: 'card', key })}>
      {name}
    </AnswerButton>
  )
}

function aimText({ catalogue, picked }: Picking): Asked {
  const aimed = aiming(picked)
  if (aimed === null) return { text: null }
  const { name, effect } = cardOf(catalogue, aimed.card)
  return effect.kind === 'shield'
    ? {
        text: <Lines title={`${name}: choose a ship.`} text="Press a ship, or its letter: any without a shield." />,
        rule: 'SG-5.1',
      }
    : {
        text: <Lines title={`${name}: choose a fleet.`} text="Its captain chooses the ship, or blocks." />,
        rule: 'SG-4.2',
      }
}

/** SG-3.2: who has scouts and pods may say which of them pay. */
function buyPrompt(picking: Picking, action: Extract<Action, { kind: 'buy' }>): PromptSlots {
  const { catalogue, front, view } = picking
  const preview = previewOf(outlook(picking), action)
  const offers = view.options.autoChoices ? [] : paymentOffers(catalogue, front, priceOf(view, catalogue, action.slot))
  const isChosen = (payment: (typeof offers)[number]['payment']) =>
    JSON.stringify(payment) === JSON.stringify(action.payment)
  return {
    text: <PreviewLines preview={preview} />,
    buttons: (
      <>
        {offers.map(({ payment, name }) => (
          <AnswerButton
            key={name}
            over="Pay with"
            isBusy={picking.isSending}
            isPicked={isChosen(payment)}
            run={() => picking.press({ kind: 'payment', payment })}
          >
            {name}
          </AnswerButton>
        ))}
        <AnswerButton isMain isBusy={picking.isSending} hotkey="Enter" run={picking.confirm}>
          {preview.label}
        </AnswerButton>
      </>
    ),
    back: () => picking.press({ kind: 'back' }),
  }
}
