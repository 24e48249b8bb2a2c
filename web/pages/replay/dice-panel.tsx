import { Button } from '@starboard/screen/pieces/button.tsx'
import { WaxSeal } from '@starboard/screen/pieces/icons.tsx'
import { useState } from 'react'
import type { DiceCheck } from '../../replay/dice-check.ts'
import type { AnyExport } from '../../replay/model.ts'
import { DiceDialog } from './dice-dialog.tsx'
import css from './dice-panel.module.css'

interface DicePanelProps {
  readonly check: DiceCheck
  readonly exported: AnyExport
  readonly names: readonly string[]
  readonly index: number
  readonly fileName: string
}

/** Whether the luck of this match was honest, worked out here and now. */
export function DicePanel({ check, exported, names, index, fileName }: DicePanelProps) {
  const [isOpen, setOpen] = useState(false)
  const { found } = check
  const isTrue = found?.problems.length === 0
  return (
    <section className={css.panel} data-broken={found !== null && !isTrue} aria-label="Dice check">
      <span className={css.seal}>
        <WaxSeal />
      </span>
      <div className={css.text} role="status">
        {found === null && <Running progress={check.progress} />}
        {found !== null && <h2>{isTrue ? 'Dice verified' : 'This file is not true'}</h2>}
        {isTrue && (
          <p>
            {found.recomputed} of {found.draws} rolls and shuffles recomputed
          </p>
        )}
        {found !== null && !isTrue && found.problems.map((problem) => <p key={problem}>{asMoment(problem)}</p>)}
      </div>
      <Button look="secondary" isOff={found === null} onClick={() => setOpen(true)}>
        Check it yourself
      </Button>
      <DiceDialog isOpen={isOpen} close={() => setOpen(false)} {...{ check, exported, names, index, fileName }} />
    </section>
  )
}

function Running({ progress }: { readonly progress: number }) {
  return (
    <>
      <h2>Checking the dice</h2>
      <progress value={progress} aria-label="Checked so far" />
    </>
  )
}

/** The check counts entries from 0, the screen moments from 1. */
const asMoment = (problem: string): string =>
  problem.replace(/^Entry (\d+):/, (_, index: string) => `Moment ${Number(index) + 1}:`)
