import { Icon } from '@starboard/screen/pieces/index.ts'
import { cardOf, catalogueOf } from '../../rules/catalogue.ts'
import { isScout } from '../../rules/player.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { HandSign, PodStack } from '../art/index.ts'
import css from './belongings.module.css'
import { CardThumb } from './card-face.tsx'
import type { StageProps } from './props.ts'
import { counted, nameOf, ownerOf, scoutIn } from './words.ts'

interface Props {
  readonly stage: StageProps
  readonly player: SeenPlayer
}

/** What an opponent has beside the fleet: bank, hand with what is known of it, draw pile, discard pile. */
export const Belongings = ({ stage, player }: Props) => (
  <div className={css.belongings}>
    <span className={css.bank} title={`Bank: ${player.bank.length}`}>
      <span className={css.pods}>
        <PodStack count={player.bank.length} hasScout={hasScout(stage, player)} lies="in a row" />
      </span>
      <span className="spoken">bank </span>
      <b>{player.bank.length}</b>
      <span className="spoken">{scoutIn(catalogueOf(stage.view.options), player.bank)}, </span>
    </span>
    <Hand stage={stage} player={player} />
    <span className={css.draw} title={`Draw pile: ${player.drawSize}`}>
      <DeckSign />
      <span className="spoken">, draw pile </span>
      <b>{player.drawSize}</b>
    </span>
    <Discard stage={stage} player={player} />
  </div>
)

const hasScout = ({ view }: StageProps, { bank }: SeenPlayer): boolean =>
  bank.some((card) => isScout(catalogueOf(view.options), card))

/** Cards that all have seen going to this hand are shown. */
function Hand({ stage: { view }, player: { handSize, shown } }: Props) {
  const catalogue = catalogueOf(view.options)
  const known = shown.map((id) => cardOf(catalogue, id))
  const names = known.map(({ name }) => name).join(', ')
  return (
    <span title={`${counted(handSize, 'card')} in hand${names === '' ? '' : `, known: ${names}`}`}>
      <HandSign />
      <b>{handSize}</b>
      <span className="spoken"> in hand{names === '' ? '' : `, known: ${names}`}</span>
      {known[0] !== undefined && (
        <span className={css.known}>
          <Icon name="eye" size={13} />
          <CardThumb card={known[0]} />
          {known.length > 1 && <i>+{known.length - 1}</i>}
        </span>
      )}
    </span>
  )
}

function Discard({ stage: { view, seats, onOpen }, player: { seat, discard } }: Props) {
  const top = discard.at(-1)
  const card = top === undefined ? undefined : cardOf(catalogueOf(view.options), top)
  const whose = ownerOf(nameOf(seats, seat))
  const words = card === undefined ? 'empty' : `${counted(discard.length, 'card')}, top card ${card.name}`
  return (
    <button
      type="button"
      className={css.discard}
      data-spot={`discard-${seat}`}
      title={`Discard pile: ${words}`}
      onClick={() => onOpen({ discardOf: seat })}
    >
      <span className="spoken">{`Open ${whose} discard pile, ${words}`}</span>
      {card === undefined ? <span className={css.nothing} /> : <CardThumb card={card} />}
      <b aria-hidden="true">{discard.length}</b>
    </button>
  )
}

const DeckSign = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 3.500h11v15H8ZM5 6v15h11" />
  </svg>
)
