import type { TurnChip } from '../model/turn-chips.ts'
import css from './slots.module.css'

/** Which threats appear or act in a turn, by sign and zone. */
export const TurnChips = ({ chips }: { readonly chips: readonly TurnChip[] }) => (
  <span className={css.chips} aria-hidden="true">
    {chips.map(({ sign, zone, threat }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a threat may act twice in a turn
      <i key={`${threat} ${sign} ${place}`} data-sign={sign} data-zone={zone}>
        {sign}
      </i>
    ))}
  </span>
)
