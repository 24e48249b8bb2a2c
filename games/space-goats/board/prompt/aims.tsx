import { MARKET_KEYS, targetOffers } from '../model/offers.ts'
import { offeringOf, type Picking } from '../model/use-picking.ts'
import type { TargetOffer } from '../stage/props.ts'
import { consequenceInWords } from '../stage/words.ts'
import css from './aims.module.css'
import { AnswerButton } from './answer-button.tsx'

interface Props {
  readonly picking: Picking
  /** Before every name, if the question itself does not say it. */
  readonly verb?: string
}

/** Every fleet that may be aimed at, as a button; ships light up on the page and have their letters there. */
export function Aims({ picking, verb = '' }: Props) {
  const targets = [...targetOffers(offeringOf(picking))]
  return (
    <span className={css.aims} data-many={targets.length > FEW || undefined}>
      {targets.map(([seat, offer], place) => (
        <AnswerButton
          key={seat}
          isBusy={picking.isSending}
          hotkey={MARKET_KEYS[place] ?? ''}
          run={() => picking.press({ kind: 'seat', seat })}
        >
          <span className={targets.length > FEW ? 'spoken' : undefined}>{verb}</span>
          {picking.name(seat)}
          <AimedAt offer={offer} />
        </AnswerButton>
      ))}
    </span>
  )
}

/** More stand in two rows, and smaller. */
const FEW = 4

/** What aiming there would come to; the page shows it beside the fleet. */
const AimedAt = ({ offer }: { readonly offer: TargetOffer }) =>
  offer.consequence === null ? null : <span className="spoken">: {consequenceInWords(offer.consequence)}</span>
