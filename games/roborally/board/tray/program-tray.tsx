import { useDrag } from '@starboard/screen/pieces/drag.ts'
import { useRoving } from '@starboard/screen/pieces/roving.ts'
import type { Card } from '../../rules/cards.ts'
import { REGISTERS, type Register } from '../../rules/state.ts'
import { ProgramCardFace } from '../art/program-card.tsx'
import type { Vars } from '../art/vars.ts'
import { registerOf } from '../model/drafting.ts'
import { counted } from '../model/people.ts'
import type { Drafting } from '../model/use-draft.ts'
import type { Picking } from '../model/use-picking.ts'
import { registerIn } from './card-drag.ts'
import { Choices } from './choices.tsx'
import { HandCard } from './hand-card.tsx'
import { RegisterBox } from './register-box.tsx'
import { SpokenDraft } from './spoken-draft.tsx'
import css from './tray.module.css'
import { useDraftKeys } from './use-draft-keys.ts'

interface Props {
  readonly picking: Picking
  readonly drafting: Drafting
}

/** Five registers, the hand, and what else is decided with a program. */
export function ProgramTray({ picking, drafting }: Props) {
  const registers = useRoving<HTMLOListElement>()
  const hand = useRoving<HTMLOListElement>()
  const { draft, deal } = drafting
  const drag = useDrag<Card, Register>({
    placeOf: registerIn,
    drop(card, register) {
      const before = registerOf(draft, card)
      if (register !== null) drafting.place(card, register)
      else if (before !== null) drafting.takeBack(before)
    },
  })
  useDraftKeys(drafting)
  return (
    <div
      className={css.tray}
      data-dragging={drag.held !== null || undefined}
      data-final={drafting.isFinal || undefined}
    >
      <section className={css.registers} aria-label="Registers">
        <h2 className={css.title}>Registers</h2>
        <ol className={css.row} {...registers}>
          {REGISTERS.map((register) => (
            <li key={register}>
              <RegisterBox picking={picking} drafting={drafting} register={register} drag={drag} />
            </li>
          ))}
        </ol>
      </section>
      <section className={css.hand} aria-label="Your hand">
        <h2 className={css.title}>
          Hand <i>{handText(drafting)}</i>
        </h2>
        {deal.length > 0 && (
          <ol className={css.row} {...hand} style={cardCount(deal.length)}>
            {deal.map((card, place) => (
              <li key={card}>
                <HandCard picking={picking} drafting={drafting} card={card} place={place} drag={drag} />
              </li>
            ))}
          </ol>
        )}
      </section>
      <SpokenDraft key={`${picking.view.race} ${picking.view.turn}`} picking={picking} drafting={drafting} />
      <Choices picking={picking} drafting={drafting} />
      {drag.held !== null && (
        <div className={css.held} style={drag.held.style} aria-hidden="true">
          <ProgramCardFace card={drag.held.item} />
        </div>
      )}
    </div>
  )
}

const cardCount = (cards: number): Vars => ({ '--cards': cards })

/** RR-3.10: "6 dealt, 3 left, 1 will stay unused". */
function handText({ deal, draft, empty, robot }: Drafting): string {
  if (robot.poweredDown) return 'no cards while powered down'
  if (deal.length === 0) return 'no cards: all registers are locked'
  const left = deal.filter((card) => registerOf(draft, card) === null).length
  const unused = left - empty.length
  const rest = unused <= 0 ? 'all will be used' : `${unused} will stay unused`
  return `${counted(deal.length, 'card')} dealt, ${left} left, ${rest}`
}
