import { ROVE } from '@starboard/screen/pieces/roving.ts'
import { factsOf } from '../../rules/cards.ts'
import type { Register } from '../../rules/state.ts'
import { LockIcon, TakeBackIcon } from '../art/icons.tsx'
import { ProgramCardFace, RegisterSlot } from '../art/program-card.tsx'
import { cardOf, openRegistersOf } from '../model/drafting.ts'
import { landingOf } from '../model/forecast.ts'
import type { Drafting } from '../model/use-draft.ts'
import type { Picking } from '../model/use-picking.ts'
import { LandingText } from './landing-text.tsx'
import css from './tray.module.css'
import type { CardDrag } from './use-card-drag.ts'

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
      {isOpen ? card === null ? <Empty {...props} /> : <Filled {...props} card={card} /> : <Locked {...props} />}
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
    >
      <RegisterSlot register={register} isOpen={picked !== null} />
    </button>
  )
}

const cardName = (card: Parameters<typeof factsOf>[0]): string => `${factsOf(card).priority} ${factsOf(card).name}`

function Filled({ drafting, register, drag, card }: Props & { readonly card: Parameters<typeof factsOf>[0] }) {
  const { picked, isFinal } = drafting
  const does = isFinal ? 'final' : picked === null ? 'take it back' : `replace it by ${cardName(picked)}`
  const press = () => (picked === null ? drafting.takeBack(register) : drafting.place(picked, register))
  return (
    <button
      type="button"
      className={css.card}
      aria-label={`Register ${register}: ${cardName(card)}, ${does}`}
      aria-keyshortcuts={String(register)}
      aria-disabled={isFinal || undefined}
      onClick={press}
      {...(isFinal ? {} : drag.grip(card))}
      {...ROVE}
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
    <span className={css.locked} data-empty={card === null || undefined}>
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
