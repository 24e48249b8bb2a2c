import { memo, type ReactElement } from 'react'
import { type CardId, MARKET, STARTER } from '../../rules/cards.ts'
import type { Effect, Kind } from '../../rules/effects.ts'
import { JAM_PICTURE, REST_PICTURE } from './cards-custom.paths.ts'
import { ROCKET_PICTURES } from './cards-rockets.paths.ts'
import { SHIELD_PICTURES } from './cards-shields.paths.ts'
import { SPECIAL_PICTURES } from './cards-specials.paths.ts'
import { STARTER_PICTURES } from './cards-starter.paths.ts'
import { Drawing } from './drawing.tsx'
import { rays } from './marks.ts'
import { GROUNDS } from './palette.ts'
import type { Picture } from './picture.ts'

interface CardArtProps {
  readonly card: CardId
  readonly effect: Effect
}

/** The picture on a card, 120 by 76, filling its box. A card of another set is drawn by what it does. */
export const CardArt = memo(({ card, effect }: CardArtProps): ReactElement => {
  const { ground, rays: from, parts } = PICTURES[card] ?? pictureOf(effect)
  const [colour, ray] = GROUNDS[ground]
  return (
    <svg viewBox="0 0 120 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M-60-60H180V140H-60Z" fill={colour} />
      {from !== undefined && <path d={rays(...from)} fill={ray} />}
      <Drawing parts={parts} />
    </svg>
  )
})
CardArt.displayName = 'CardArt'

const PICTURES: Readonly<Record<CardId, Picture>> = {
  ...STARTER_PICTURES,
  ...ROCKET_PICTURES,
  ...SHIELD_PICTURES,
  ...SPECIAL_PICTURES,
}

/** What an effect does, whatever it is worth. */
const deedOf = ({ value: _, ...deed }: Effect): string => JSON.stringify(deed)

const BY_DEED: ReadonlyMap<string, Picture | undefined> = new Map(
  [...MARKET, ...STARTER].reverse().map(({ id, effect }) => [deedOf(effect), PICTURES[id]]),
)

/** Other sets know effects that no card of the box has. */
const BY_KIND: Readonly<Record<Kind, (effect: Effect) => Picture | undefined>> = {
  rocket: (effect) => (effect.kind === 'rocket' && effect.does === 'jam' ? JAM_PICTURE : PICTURES.RK01),
  shield: () => PICTURES.SH01,
  special: () => REST_PICTURE,
  currency: () => PICTURES.ST01,
  debris: () => PICTURES.ST05,
}

const pictureOf = (effect: Effect): Picture =>
  BY_DEED.get(deedOf(effect)) ?? BY_KIND[effect.kind](effect) ?? REST_PICTURE
