import { explained, explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { ROVE } from '@starboard/screen/pieces/roving.ts'
import { factsOf } from '../../rules/cards.ts'
import type { Register } from '../../rules/state.ts'
import { LockIcon, TakeBackIcon } from '../art/icons.tsx'
import { ProgramCardFace, RegisterSlot } from '../art/program-card.tsx'
import { cardOf, openRegistersOf } from '../model/drafting.ts'
import { cardExplained, LOCKED, POWERED_DOWN, registerExplained } from '../model/explain.ts'
import { type Landing, landingInWords, landingOf } from '../model/forecast.ts'
import type { Drafting } from '../model/use-draft.ts'
import type { Picking } from '../model/use-picking.ts'
import type { CardDrag } from './card-drag.ts'
import { LandingText } from './landing-text.tsx'
import css from './tray.module.css'

interface Props {
  readonly picking: Picking
  readonly drafting: Drafting
  readonly register: Register
  readonly drag: CardDrag
}

/** One register: locked, filled or waiting for a card. */
export function RegisterBox(props: Props) {
  const { picking, drafting, register, drag } = props
  const card = cardOf(drafting.draft, register)
  const isOpen = openRegistersOf(drafting.robot).includes(register)
  const landing = picking.forecast === null ? null : landingOf(picking.view, picking.forecast, register)
  return (
    <div className={css.box} data-register={register} data-over={drag.over === register || undefined}>
      {isOpen ? (
        card === null ? (
          <Empty {...props} />
        ) : (
          <Filled {...props} {...{ card, landing }} />
        )
      ) : (
        <Locked {...props} />
      )}
      <footer className={css.under}>
        {card === null && isOpen ? (
          <span className={css.hint}>{drafting.picked === null ? 'empty' : 'place here'}</span>
        ) : (
          <LandingText landing={landing} />
        )}
      </footer>
    </div>
  )
}

function Empty({ drafting, register }: Props) {
  const { picked } = drafting
  return (
    <button
      type="button"
      className={css.slot}
      aria-label={`Register ${register}, empty${picked === null ? '' : `: place ${cardName(picked)} here`}`}
      aria-keyshortcuts={String(register)}
      aria-disabled={picked === null || undefined}
      onClick={() => picked !== null && drafting.place(picked, register)}
      {...ROVE}
      {...explained(registerExplained(register))}
    >
      <RegisterSlot register={register} isOpen={picked !== null} />
    </button>
  )
}

const cardName = (card: Parameters<typeof factsOf>[0]): string => `${factsOf(card).priority} ${factsOf(card).name}`

interface FilledProps extends Props {
  readonly card: Parameters<typeof factsOf>[0]
  readonly landing: Landing | null
}

function Filled({ drafting, register, drag, card, landing }: FilledProps) {
  const { picked, isFinal } = drafting
  const does = isFinal ? 'final' : picked === null ? 'take it back' : `replace it by ${cardName(picked)}`
  const press = () => (picked === null ? drafting.takeBack(register) : drafting.place(picked, register))
  return (
    <button
      type="button"
      className={css.card}
      aria-label={`Register ${register}: ${cardName(card)}${landing === null ? '' : `, ${landingInWords(landing)}`}; ${does}`}
      aria-keyshortcuts={String(register)}
      aria-disabled={isFinal || undefined}
      onClick={press}
      {...(isFinal ? {} : drag.grip(card))}
      {...ROVE}
      {...explained(cardExplained(card))}
    >
      <span className={css.number}>{register}</span>
      <ProgramCardFace card={card} />
      {!isFinal && (
        <span className={css.back}>
          <TakeBackIcon size={14} />
        </span>
      )}
    </button>
  )
}

/** RR-3.3, RR-9.3 */
function Locked({ drafting, register }: Props) {
  const card = cardOf(drafting.draft, register)
  const isDown = drafting.robot.poweredDown
  return (
    <span
      className={css.locked}
      data-empty={card === null || undefined}
      {...explainedStill({ ...(isDown ? POWERED_DOWN : LOCKED), card: card ?? undefined })}
    >
      <span className={css.number}>{register}</span>
      {card === null ? (
        <RegisterSlot register={register}>{isDown ? undefined : <LockIcon size={28} />}</RegisterSlot>
      ) : (
        <ProgramCardFace card={card} isLocked />
      )}
      <span className="spoken">{isDown ? 'powered down' : 'locked by damage'}</span>
    </span>
  )
}
