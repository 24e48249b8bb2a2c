import type { SeenPlayer } from '../../rules/view.ts'
import { GOAL } from '../../rules/vocabulary.ts'
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
      <span className={css.figures}>{player.out > 0 ? 'out' : figuresOf(player)}</span>
      <span className={css.note} data-bad={(target === undefined && bad !== undefined) || undefined}>
        {target === undefined
          ? (bad?.text ??
            `${counted(player.handSize, 'card')}${player.faceDown.length > 0 ? ` +${player.faceDown.length}` : ''}`)
          : target.short}
      </span>
    </div>
  )
}

function figuresOf({ level, parts, groundFuel, spaceFuel, damage, original, power, km, figures }: SeenPlayer): string {
  if (level === 1) return `${counted(parts, 'part')} · ${groundFuel}\u00a0%`
  if (level === 2) return `${spaceFuel}\u00a0% · ${damage}/${original}`
  return `${Math.min(power, GOAL.power)}\u00a0% ${km} km ${figures.signal}`
}
