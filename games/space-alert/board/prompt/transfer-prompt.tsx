import type { PromptSlots } from '@starboard/screen/frame/layout/slots.ts'
import { WhyNot } from '@starboard/screen/frame/prompt/why-not.tsx'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { actionWords } from '../../film/model/action-words.ts'
import type { Transfer } from '../../rules/state.ts'
import { actionOf } from '../model/slots.ts'
import type { Planning } from '../model/use-planning.ts'
import { Countdown } from './countdown.tsx'
import { GoOn } from './go-on.tsx'
import css from './prompt.module.css'
import type { Asking } from './use-asking.ts'

/** SA-2.11: press a card, press a crewmate. Null: I have given, keep everything, or am alone. */
export function transferPrompt(planning: Planning, asking: Asking, transfer: Transfer): PromptSlots | null {
  const { board, held } = planning
  const { me, seats, legal, refused } = board
  if (me === null || transfer.given.includes(me) || asking.keeps === transfer.openedAt) return null
  const mates = seats.filter(({ seat }) => seat !== me)
  if (mates.length === 0) return null
  const card = held?.from === 'hand' ? held.card : null
  const why = refused.find(({ action }) => action.kind === 'giveCard' && action.card === card?.id)?.why
  return {
    text: (
      <>
        <b>Data transfer.</b>{' '}
        {card === null ? (
          'Press a grey card, then a crewmate, or keep everything.'
        ) : (
          <>
            Give{' '}
            <mark className={css.paper}>
              {actionWords(actionOf(card, 'move'))} / {actionWords(actionOf(card, 'action'))}
            </mark>{' '}
            to one crewmate.{card.face.isHeroic && ' Heroic cards stay with you.'}
          </>
        )}{' '}
        {transfer.until !== null && <Countdown until={transfer.until} />}
      </>
    ),
    rule: 'SA-2.11',
    buttons: (
      <>
        {mates.map(({ seat, name }) => {
          const mayGive = legal.some((one) => one.kind === 'giveCard' && one.to === seat && one.card === card?.id)
          return (
            <WhyNot key={seat} refusal={mayGive ? null : why}>
              <Button
                look={card === null ? 'secondary' : 'primary'}
                icon={<SeatShape seat={seat} />}
                isOff={!mayGive}
                aria-label={`Give it to ${name}`}
                onClick={() => planning.give(seat)}
              >
                {name}
              </Button>
            </WhyNot>
          )
        })}
        <Button look="quiet" onClick={() => asking.keep(transfer.openedAt)}>
          Keep all
        </Button>
        <GoOn planning={planning} asking={asking} />
      </>
    ),
  }
}
