import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useRoving } from '@starboard/screen/pieces/roving.ts'
import type { CSSProperties } from 'react'
import { phasesOf } from '../../rules/phases.ts'
import type { OwnCards } from '../../rules/view.ts'
import type { Phase } from '../../rules/vocabulary.ts'
import { missingDuty, turnsOfPhase } from '../model/computer.ts'
import { ranges, turnsFrom } from '../model/stays.ts'
import type { Planning } from '../model/use-planning.ts'
import type { CardDrag } from './card-drag.tsx'
import { SlotBox } from './slot-box.tsx'
import css from './slots.module.css'

interface ActionBoardProps {
  readonly planning: Planning
  readonly own: OwnCards
  readonly drag: CardDrag
}

/** SA-2.5: slots by phase; the open one is bright, those before are locked, those after it closed. */
export function ActionBoard({ planning, own, drag }: ActionBoardProps) {
  const roving = useRoving<HTMLElement>()
  return (
    <section className={css.phases} aria-label="Your action board" {...roving}>
      {phasesOf(planning.board.view.turns).map((phase) => (
        <PhaseBox key={phase} phase={phase} planning={planning} own={own} drag={drag} />
      ))}
    </section>
  )
}

type PhaseState = 'locked' | 'open' | 'later'

const NAMES: Readonly<Record<PhaseState, string>> = { locked: 'locked', open: 'open', later: 'later' }

function PhaseBox({ phase, planning, own, drag }: ActionBoardProps & { readonly phase: Phase }) {
  const state = stateOf(phase, own.openPhase)
  const turns = turnsOfPhase(phase)
  return (
    <div className={css.phase} data-state={state} style={{ '--turns': turns.length } as Turns}>
      <h3>
        {state === 'locked' && <Icon name="lock" size={13} />}
        Phase {phase} {NAMES[state]}
        {state === 'open' && <ComputerNote planning={planning} />}
      </h3>
      <div className={css.row}>
        {turns.map((turn) => (
          <SlotBox key={turn} turn={turn} state={state} planning={planning} own={own} drag={drag} />
        ))}
      </div>
    </div>
  )
}

type Turns = CSSProperties & { readonly '--turns': number }

const stateOf = (phase: Phase, open: Phase | null): PhaseState =>
  open === null || phase < open ? 'locked' : phase === open ? 'open' : 'later'

function ComputerNote({ planning: { board, forecast } }: { readonly planning: Planning }) {
  const missing = missingDuty(board.view, forecast, board.me)
  if (missing === null) return null
  return <em>computer {ranges(turnsFrom(missing.from, missing.to))}: nobody yet</em>
}
