import { type Explanation, explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { CELL } from '@starboard/screen/pieces/grid.ts'
import { Icon } from '@starboard/screen/pieces/index.ts'
import { ROVE } from '@starboard/screen/pieces/roving.ts'
import { cardOf, catalogueOf } from '../../rules/catalogue.ts'
import { isScout } from '../../rules/player.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { HandSign, PodStack } from '../art/index.ts'
import { bankExplained, DRAW_PILE, handExplained, pileExplained } from '../model/explain.ts'
import { contentsOf } from '../model/piles.ts'
import css from './belongings.module.css'
import { CardThumb } from './card-face.tsx'
import type { StageProps } from './props.ts'
import { counted, lookingAt, nameOf, ownerOf, scoutIn } from './words.ts'

interface Props {
  readonly stage: StageProps
  readonly player: SeenPlayer
}

/** What an opponent has beside the fleet: bank, hand with what is known of it, draw pile, discard pile. */
export const Belongings = ({ stage, player }: Props) => (
  <div className={css.belongings}>
    <span
      className={css.bank}
      {...cell({ ...bankExplained(player), label: `Bank ${player.bank.length}${scoutOf(stage, player)}` })}
    >
      <span className={css.pods}>
        <PodStack count={player.bank.length} hasScout={hasScout(stage, player)} lies="in a row" />
      </span>
      <span className="spoken">bank </span>
      <b>{player.bank.length}</b>
      <span className="spoken">{scoutOf(stage, player)}, </span>
    </span>
    <Hand stage={stage} player={player} />
    <span className={css.draw} {...cell({ ...DRAW_PILE, label: `Draw pile ${player.drawSize}` })}>
      <DeckSign />
      <span className="spoken">, draw pile </span>
      <b>{player.drawSize}</b>
    </span>
    <Discard stage={stage} player={player} />
  </div>
)

/** What lies there, in a row that begins with whose it is. */
const cell = ({ label, ...about }: Explanation & { readonly label: string }) => ({
  ...explained(about),
  ...ROVE,
  ...CELL,
  'aria-label': label,
})

const scoutOf = ({ view }: StageProps, { bank }: SeenPlayer): string => scoutIn(catalogueOf(view.options), bank)

const hasScout = ({ view }: StageProps, { bank }: SeenPlayer): boolean =>
  bank.some((card) => isScout(catalogueOf(view.options), card))

/** Cards that all have seen going to this hand are shown. */
function Hand({ stage: { view }, player: { handSize, shown } }: Props) {
  const catalogue = catalogueOf(view.options)
  const known = shown.map((id) => cardOf(catalogue, id))
  const names = known.map(({ name }) => name).join(', ')
  return (
    <span
      {...cell({
        ...handExplained(known),
        label: `${handSize} in hand${names === '' ? '' : `, known: ${names}`}`,
      })}
    >
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

function Discard({ stage, player: { seat, discard } }: Props) {
  const { view, seats, onOpen } = stage
  const top = discard.at(-1)
  const card = top === undefined ? undefined : cardOf(catalogueOf(view.options), top)
  const whose = ownerOf(nameOf(seats, seat))
  const words = card === undefined ? 'empty' : `${counted(discard.length, 'card')}, top card ${card.name}`
  return (
    <span className={css.last} {...CELL}>
      <button
        type="button"
        className={css.discard}
        data-spot={`discard-${seat}`}
        {...explained(pileExplained(contentsOf(lookingAt(stage), { discardOf: seat }), 'SG-2.3'))}
        onClick={() => onOpen({ discardOf: seat })}
        {...(stage.targets.has(seat) ? undefined : ROVE)}
      >
        <span className="spoken">{`Open ${whose} discard pile, ${words}`}</span>
        {card === undefined ? <span className={css.nothing} /> : <CardThumb card={card} />}
        <b aria-hidden="true">{discard.length}</b>
      </button>
    </span>
  )
}

const DeckSign = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 3.500h11v15H8ZM5 6v15h11" />
  </svg>
)
