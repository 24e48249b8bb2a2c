import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { CardsSymbol, CubeSymbol } from '../art/symbols.tsx'
import { cubesExplained, HAND_SIZE } from '../model/explain.ts'
import { counted } from '../model/people.ts'
import css from './seats.module.css'
import { statusesOf } from './statuses.tsx'

/** A seat on a phone. */
export function SeatChip({ view, player }: { readonly view: View; readonly player: SeenPlayer }) {
  return (
    <span className={css.chip} data-spot={`seat-${player.seat}`}>
      <span
        className={css.count}
        {...explainedStill({ ...cubesExplained(view, player), label: counted(player.cubes, 'cube') })}
      >
        <CubeSymbol size={14} />
        <b>{player.cubes}</b>
      </span>
      <span className={css.count} {...explainedStill({ ...HAND_SIZE, label: counted(player.handSize, 'card') })}>
        <CardsSymbol size={14} />
        <b>{player.handSize}</b>
      </span>
      {statusesOf(player).map(({ key, text, why, icon }) => (
        <span key={key} className={css.bad} {...explainedStill({ name: text, text: why, label: text })}>
          {icon}
        </span>
      ))}
    </span>
  )
}
