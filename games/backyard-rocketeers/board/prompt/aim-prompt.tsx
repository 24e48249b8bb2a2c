import { type Seat, seatOf } from '@starboard/kernel'
import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import { type CardId, nameOf } from '../../rules/cards/catalogue.ts'
import { actionsOf, type Question, questionOf } from '../model/choosing.ts'
import { valuesIn } from '../model/dims.ts'
import { attackOn, checkWords, damageWords } from '../model/odds.ts'
import { playerOf } from '../model/people.ts'
import type { Picking } from '../model/use-picking.ts'
import { askWords, sayValue } from '../model/values.ts'
import { AnswerButton } from './answer-button.tsx'
import { Lines } from './lines.tsx'
import css from './prompt.module.css'

/** A card is picked and has to be told more: at whom, which part, face up or down. */
export function aimPrompt(picking: Picking): PromptSlots | null {
  const { picked, table, held, press } = picking
  const card = held.find(({ key }) => key === picked.key)?.card ?? null
  const question = questionOf(picked, table)
  if (question === null) return null
  const title = card === null ? 'Choose' : nameOf(card)
  return {
    text: <Lines title={`${title}: ${askWords(question.dim)}`} text={aimedAt(picking)} />,
    buttons: <Answers picking={picking} question={question} card={card} />,
    back: () => press({ kind: 'back' }),
  }
}

/** Whom it is aimed at so far. */
const aimedAt = (picking: Picking): string => {
  const owner = ownerOf(picking)
  return owner === null || owner === picking.me ? '' : `Aimed at ${picking.name(owner)}.`
}

interface Props {
  readonly picking: Picking
  readonly question: Question
  readonly card: CardId | null
}

const KEYS = 'QWRTYUIOP'
/** More than this leave no room for their keys. */
const FEW = 3

const SEATS: readonly string[] = ['target', 'second', 'victim']

function Answers({ picking, question: { dim, values }, card }: Props) {
  const owner = playerOf(picking.view, ownerOf(picking))
  return (
    <span className={css.many} data-many={values.length > FEW || undefined}>
      {values.map((value, place) => {
        const said = sayValue(dim, value, { owner, card, name: picking.name })
        const isSeat = SEATS.includes(dim) && value !== 'none'
        const under = isSeat ? oddsUnder(picking, card, Number(value)) : said.under
        return (
          <AnswerButton
            key={value}
            isBusy={picking.isSending}
            hotkey={KEYS[place] ?? ''}
            under={under}
            {...(isSeat && { seat: Number(value) })}
            run={() => picking.press({ kind: 'choose', dim, value })}
          >
            {said.text}
          </AnswerButton>
        )
      })}
    </span>
  )
}

/** Whose parts and rovers are being chosen from: the target, the victim of a bomb, else my own. */
function ownerOf({ picked, table, held, mine, me }: Picking): Seat | null {
  const [target, ...others] = valuesIn(actionsOf(picked, table), 'target')
  if (target !== undefined && target !== 'none' && others.length === 0) return seatOf(Number(target))
  const card = held.find(({ key }) => key === picked.key)
  return (card?.kind === 'hidden' ? mine?.faceDown[card.place]?.victim : null) ?? me
}

function oddsUnder({ view }: Picking, card: CardId | null, target: number): string | undefined {
  const attack = card === null ? null : attackOn(view, { card, target })
  if (attack === null) return undefined
  return checkWords(attack) ?? damageWords(attack) ?? undefined
}
