import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { placeKey } from '../../film/place-key.ts'
import { isHeroicCard } from '../../rules/cards.ts'
import type { Half } from '../../rules/deal/card.ts'
import { phaseOf } from '../../rules/phases.ts'
import type { Placed } from '../../rules/state.ts'
import type { SeenMember } from '../../rules/view.ts'
import { actionOf } from '../model/slots.ts'
import css from './seats.module.css'

interface SlotStripProps {
  readonly member: SeenMember
  /** SA-2.20: the captain would end the phase before they are ready. */
  readonly isPlacing?: boolean
  /** The cards themselves, where they are no secret to this viewer. */
  readonly cards?: readonly (readonly Placed[])[] | undefined
}

/** Somebody's board from outside: which slots are filled, and which half is up. */
export function SlotStrip({ member: { board, openPhase }, isPlacing = false, cards }: SlotStripProps) {
  const filled = board.filter((halves) => halves.length > 0).length
  const words = `${filled} of ${board.length} slots filled${isPlacing ? ', still places' : ''}`
  return (
    <span className={css.strip} data-placing={isPlacing || undefined} {...explainedStill({ ...STRIP, label: words })}>
      <span className="spoken">{words}</span>
      {board.map((halves, place) => (
        <Slot
          key={placeKey(place)}
          half={halves[0]}
          card={cards?.[place]?.[0]}
          state={stateOf(place + 1, openPhase)}
          isLast={place + 1 < board.length && phaseOf(place + 1) !== phaseOf(place + 2)}
        />
      ))}
    </span>
  )
}

const STRIP = {
  name: 'Plan',
  text: 'A slot for each turn: which are filled, and whether the half that moves or the half that acts is up.',
  rule: 'SA-2.7',
} as const

const stateOf = (turn: number, openPhase: SeenMember['openPhase']): 'locked' | 'open' | 'later' =>
  openPhase === null || phaseOf(turn) < openPhase ? 'locked' : phaseOf(turn) === openPhase ? 'open' : 'later'

interface SlotProps {
  readonly half: Half | undefined
  readonly card: Placed | undefined
  readonly state: 'locked' | 'open' | 'later'
  /** Of its phase. */
  readonly isLast: boolean
}

function Slot({ half, card, state, isLast }: SlotProps) {
  const action = card === undefined ? undefined : actionOf(card, card.half)
  return (
    <i
      aria-hidden="true"
      data-half={half}
      data-state={state}
      data-last={isLast || undefined}
      data-open={action !== undefined || undefined}
      data-heroic={(action !== undefined && isHeroicCard(action)) || undefined}
    >
      {action !== undefined && signOf(action)}
    </i>
  )
}

const ARROWS: Readonly<Record<string, string>> = { red: '←', blue: '→', lift: '↕', go: '»', bots: '*' }

/** One character: a letter, or where it leads. */
function signOf(action: string): string {
  const plain = action.replace('hero-', '').replace(/:.*/, '')
  return ARROWS[plain] ?? plain
}
