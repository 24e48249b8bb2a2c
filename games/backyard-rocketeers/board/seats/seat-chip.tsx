import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { SeenPlayer } from '../../rules/view.ts'
import { GOAL } from '../../rules/vocabulary.ts'
import { gaugeExplained } from '../model/explain.ts'
import { counted } from '../model/people.ts'
import { targetsOf, whyNotAt } from '../model/targets.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './chip.module.css'
import { statusesOf } from './statuses.ts'

interface Props {
  readonly picking: Picking
  readonly player: SeenPlayer
}

/** A seat on a phone: how far it is, its cards, and the most pressing thing. */
export function SeatChip({ picking, player }: Props) {
  const target = targetsOf(picking).get(player.seat)
  const why = whyNotAt(picking, player.seat)
  const bad = statusesOf(picking, player).find(({ isBad }) => isBad)
  return (
    <div className={css.chip} data-spot={`seat-${player.seat}`} data-dim={why !== null || undefined}>
      <span className={css.figures} {...explainedStill(gaugeExplained(FIRST[player.level]))}>
        {player.out > 0 ? 'out' : figuresOf(player)}
      </span>
      <span
        className={css.note}
        data-weighs={(target === undefined && bad !== undefined) || undefined}
        {...explainedStill(gaugeExplained('Hand'))}
      >
        {target === undefined ? (bad?.text ?? <Cards player={player} />) : target.short}
      </span>
    </div>
  )
}

/** In hand, and face down in front of it. */
const Cards = ({ player: { handSize, faceDown } }: { readonly player: SeenPlayer }) => (
  <>
    <Icon name="cards" size={13} /> {handSize}
    <span className="spoken"> {handSize === 1 ? 'card' : 'cards'}</span>
    {faceDown.length > 0 && ` +${faceDown.length}`}
  </>
)

const FIRST = { 1: 'Fuel', 2: 'Fuel', 3: 'Power' } as const

function figuresOf({ level, parts, groundFuel, spaceFuel, damage, original, power, km, figures }: SeenPlayer): string {
  if (level === 1) return `${counted(parts, 'part')} · ${groundFuel === 100 ? 'full' : `${groundFuel}\u00a0%`}`
  if (level === 2) return `${spaceFuel}\u00a0% · ${damage}/${original}`
  return `${Math.min(power, GOAL.power)}% ${km}\u2009km ${figures.signal}`
}
