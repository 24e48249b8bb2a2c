import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { SeenPlayer } from '../../rules/view.ts'
import { GOAL } from '../../rules/vocabulary.ts'
import { DECKS } from '../model/explain.ts'
import { percent } from '../model/odds.ts'
import { onlookersLine } from '../model/onlookers.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './tray.module.css'

/** How the turn of the one in front stands: what is left to place, what comes next, who looks on. */
export function Bench({ picking }: { readonly picking: Picking }) {
  const { front, view, mine } = picking
  const isTurn = view.active === front.seat && view.ended === null
  return (
    <aside className={css.bench} aria-label="Your turn">
      {isTurn && front.level !== 2 && view.placed !== undefined && (
        <p className={css.row}>
          Part <b>{front.figures.delayed ? 'none' : view.placed ? 'placed' : 'to place'}</b>
        </p>
      )}
      {LINES[front.level](front).map(([label, value]) => (
        <p key={label} className={css.row}>
          {label} <b>{value}</b>
        </p>
      ))}
      {mine !== null && <Onlookers picking={picking} mine={mine} />}
      <button type="button" className={css.piles} onClick={() => picking.setBrowsing(true)} {...explained(DECKS)}>
        <Icon name="cards" size={16} />
        Decks
      </button>
    </aside>
  )
}

type Line = readonly [label: string, value: string]

const LINES: Readonly<Record<1 | 2 | 3, (player: SeenPlayer) => readonly Line[]>> = {
  1: ({ figures, groundFuel, slingshots }) => [
    ['Fuel', `${groundFuel}\u00a0%`],
    ['Launch', figures.launch === null ? 'not yet' : percent(figures.launch)],
    ...(slingshots > 0 ? [['Slingshots', `${slingshots} armed`] as const] : []),
  ],
  2: ({ figures, distance }) => [
    ['Cruise', figures.heldFor > 0 ? 'held' : `${figures.cruise} km`],
    ['Then', `${Math.max(0, distance - (figures.heldFor > 0 ? 0 : figures.cruise))} km to go`],
    ['Landing', figures.bestLanding === null ? '–' : percent(figures.bestLanding)],
  ],
  3: ({ figures, power, km }) => [
    ['Power', `${power} + ${figures.production}\u00a0%`],
    ['Rovers', `${km} + ${figures.drive} km`],
    ['Signal', `${figures.signal} of ${GOAL.signal}`],
    ['Win now', figures.victory === null ? '–' : percent(figures.victory)],
  ],
}

/** Section 12: who has a look at one's cards, and who had one. */
function Onlookers({ picking, mine }: { readonly picking: Picking; readonly mine: SeenPlayer }) {
  const line = onlookersLine(picking, mine)
  if (line === null) return null
  return (
    <p className={css.eyes}>
      <Icon name="eye" size={14} />
      {line}
    </p>
  )
}
