import type { SeenPlayer } from '../../rules/view.ts'
import { CardsSymbol, CubeSymbol } from '../art/symbols.tsx'
import css from './seats.module.css'
import { statusesOf } from './statuses.tsx'

/** A seat on a phone. */
export function SeatChip({ player }: { readonly player: SeenPlayer }) {
  return (
    <span className={css.chip} data-spot={`seat-${player.seat}`}>
      <CubeSymbol size={14} />
      <b>{player.cubes}</b>
      <span className="spoken">cubes</span>
      <CardsSymbol size={14} />
      <b>{player.handSize}</b>
      <span className="spoken">cards</span>
      {statusesOf(player).map(({ key, text, icon }) => (
        <span key={key} className={css.bad} title={text}>
          {icon}
          <span className="spoken">{text}</span>
        </span>
      ))}
    </span>
  )
}
