import type { Seat } from '@starboard/kernel'
import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { useState } from 'react'
import { CLAIMS, type Claim } from '../../rules/claim.ts'
import { firstTurnOf } from '../../rules/phases.ts'
import { claimText } from '../../rules/words/claims.ts'
import { captainNow } from '../model/captain.ts'
import { saidWords } from '../model/claim-words.ts'
import { openPhaseOf } from '../model/computer.ts'
import { offersOf } from '../model/offers.ts'
import type { Planning } from '../model/use-planning.ts'
import { type CallDraft, claimOf, needsTurn, needsWhere, turnsToCall, WHATS, wheresOf } from './call-draft.ts'
import css from './calls.module.css'

interface CallPanelProps {
  readonly planning: Planning
  readonly me: Seat
  close(): void
}

/** What, where, which turn: three presses at most, and one for what my plan says already. */
export function CallPanel({ planning, me, close }: CallPanelProps) {
  const { board, forecast, nameOf } = planning
  const { view, act } = board
  const [to, setTo] = useState<Seat>(me)
  const [draft, setDraft] = useState<CallDraft | null>(null)
  const open = openPhaseOf(view, me)
  const say = (claim: Claim) => {
    act(to === me ? { kind: 'callOut', claim } : { kind: 'suggest', to, claim })
    close()
  }
  const sayIf = (claim: Claim | null) => claim !== null && say(claim)
  const offers =
    to === me && forecast !== null ? offersOf(view, me, forecast, open === null ? 1 : firstTurnOf(open)) : []
  return (
    <section className={css.panel} aria-label="Call out">
      <header>
        <h2>{to === me ? 'Call out' : `Ask ${nameOf(to)}`}</h2>
        {captainNow(view) === me && view.crew.length > 1 && (
          <Segmented
            label="Who"
            hasHiddenLabel
            value={to}
            choices={board.seats.map(({ seat, name }) => ({ value: seat, name: seat === me ? 'I' : name }))}
            onChange={setTo}
          />
        )}
        <IconButton
          label="Close"
          icon={<Icon name="close" />}
          onClick={close}
          {...explained({ text: 'Nothing is called out then.' })}
        />
      </header>
      {draft === null && (
        <>
          {offers.length > 0 && (
            <div className={css.row} data-offers>
              {offers.map((claim) => (
                <Press key={saidWords(claim, view.threats)} onPress={() => say(claim)}>
                  {saidWords(claim, view.threats)}
                </Press>
              ))}
            </div>
          )}
          <div className={css.row}>
            {CLAIMS.map((what) => (
              <Press
                key={what}
                isOff={what === 'threat' && view.threats.length === 0}
                onPress={() => setDraft({ what, where: null })}
              >
                {WHATS[what]}
              </Press>
            ))}
          </div>
          {to !== me && (view.crew[to]?.job ?? null) !== null && (
            <div className={css.row}>
              <Press
                onPress={() => {
                  act({ kind: 'suggest', to, claim: null })
                  close()
                }}
              >
                Take back: {claimText(view.crew[to]?.job ?? { what: 'computer', turn: 1 }, view.threats)}
              </Press>
            </div>
          )}
        </>
      )}
      {draft !== null && (
        <Rest
          planning={planning}
          draft={draft}
          onWhere={(where) => {
            const next = { ...draft, where }
            if (needsTurn(draft.what)) setDraft(next)
            else sayIf(claimOf(view, next, null))
          }}
          onTurn={(turn) => sayIf(claimOf(view, draft, turn))}
          back={() => setDraft(null)}
        />
      )}
    </section>
  )
}

interface RestProps {
  readonly planning: Planning
  readonly draft: CallDraft
  onWhere(where: string): void
  onTurn(turn: number): void
  back(): void
}

function Rest({ planning: { board }, draft, onWhere, onTurn, back }: RestProps) {
  const { view, me } = board
  const asksWhere = needsWhere(draft.what) && draft.where === null
  return (
    <div className={css.row}>
      <Press onPress={back}>
        <Icon name="chevron-left" size={14} /> {WHATS[draft.what]}
      </Press>
      {asksWhere
        ? wheresOf(view, draft.what).map(({ value, name }) => (
            <Press key={value} onPress={() => onWhere(value)}>
              {name}
            </Press>
          ))
        : turnsToCall(view, openPhaseOf(view, me)).map((turn) => (
            <Press key={turn} onPress={() => onTurn(turn)}>
              <span className="spoken">Turn </span>
              {turn}
            </Press>
          ))}
    </div>
  )
}

const CALL = {
  text: 'Said to everybody. It binds nobody: cards do what they do.',
  rule: 'SA-2.5',
} as const

interface PressProps {
  readonly isOff?: boolean
  readonly children: React.ReactNode
  onPress(): void
}

const Press = ({ isOff = false, children, onPress }: PressProps) => (
  <button type="button" className={css.press} disabled={isOff} onClick={onPress} {...explained(CALL)}>
    {children}
  </button>
)
