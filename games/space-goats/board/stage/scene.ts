import type { Seat } from '@starboard/kernel'
import type { CardId } from '../../rules/cards.ts'
import { cardOf, catalogueOf } from '../../rules/catalogue.ts'
import type { Attack } from '../../rules/state.ts'
import type { StageProps } from './props.ts'
import { capital, HITS, listed, nameOf } from './words.ts'

/** What the panel in the middle tells. */
export interface Scene {
  readonly kind: 'attack' | 'wreckage' | 'turn' | 'news' | 'over'
  /** The caption; names in it are printed bold. */
  readonly caption: string
  /** Below the caption, smaller. */
  readonly detail: string
  /** The lettering. */
  readonly shout: string
  /** Whose portrait looks out of it. */
  readonly seat: Seat | null
  readonly card: CardId | null
  /** Of a rocket with two hits: which one, of how many. */
  readonly hit: Pick<Attack, 'number' | 'of'> | null
  /** Where the rocket flies. */
  readonly towards: 'front' | 'rivals' | null
}

export const BLANK: Omit<Scene, 'kind' | 'shout'> = {
  caption: '',
  detail: '',
  seat: null,
  card: null,
  hit: null,
  towards: null,
}

export type People = Pick<StageProps, 'view' | 'seats' | 'front'>

export function attackScene({ view, seats, front }: People, attack: Attack, targets: readonly Seat[]): Scene {
  const { by, card, number, of } = attack
  const { name } = cardOf(catalogueOf(view.options), card)
  const shooter = nameOf(seats, by)
  return {
    ...BLANK,
    kind: 'attack',
    caption: `${capital(shooter)} ${shooter === 'you' ? 'fire' : 'fires'} at ${targetsInWords(seats, targets)}`,
    detail: of === 1 ? HITS[attack.does] : `${HITS[attack.does]}, ${number} of ${of}`,
    shout: name,
    seat: by,
    card,
    hit: of === 1 ? null : { number, of },
    towards: targets.includes(front) ? 'front' : 'rivals',
  }
}

/** A caption has no room for more than two names. */
const targetsInWords = (seats: StageProps['seats'], targets: readonly Seat[]): string =>
  targets.length > 2 ? 'everybody' : listed(targets.map((seat) => nameOf(seats, seat)))

export const wreckageScene = ({ seats }: Pick<StageProps, 'seats'>, asked: readonly Seat[]): Scene => ({
  ...BLANK,
  kind: 'wreckage',
  caption: `${capital(listed(asked.map((seat) => nameOf(seats, seat))))} each take a hit`,
  detail: 'chosen unseen, no block',
  shout: 'Wreckage!',
})
