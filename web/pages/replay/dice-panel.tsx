import type { Verification } from '@starboard/kernel'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { WaxSeal } from '@starboard/screen/pieces/icons.tsx'
import { useState } from 'react'
import type { Found } from '../../replay/findings.ts'
import type { AnyExport } from '../../replay/model.ts'
import type { Signed } from '../../replay/signature.ts'
import { DiceDialog } from './dice-dialog.tsx'
import css from './dice-panel.module.css'
import { SignedLine, useOwner } from './signed-line.tsx'

interface DicePanelProps {
  readonly found: Found
  readonly exported: AnyExport
  readonly names: readonly string[]
  readonly index: number
  readonly fileName: string
}

/** Whether the luck of this match was honest, worked out here and now, and who vouches for it. */
export function DicePanel({ found: { check, signed }, exported, names, index, fileName }: DicePanelProps) {
  const [isOpen, setOpen] = useState(false)
  const owner = useOwner(signed)
  const { found } = check
  const isTrue = found?.problems.length === 0
  return (
    <section
      className={css.panel}
      data-broken={(found !== null && !isTrue) || signed?.state === 'wrong'}
      aria-label="Dice check"
    >
      <span className={css.seal}>
        <WaxSeal />
      </span>
      <div className={css.text} role="status">
        {found === null ? <Running progress={check.progress} /> : <Verdict found={found} signed={signed} />}
        {found !== null && signed !== null && <SignedLine signed={signed} owner={owner} />}
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

function Verdict({ found, signed }: { readonly found: Verification; readonly signed: Signed | null }) {
  if (found.problems.length > 0)
    return (
      <>
        <h2>This file is not true</h2>
        {found.problems.map((problem) => (
          <p key={problem}>{asMoment(problem)}</p>
        ))}
      </>
    )
  return (
    <>
      <h2>{signed?.state === 'wrong' ? 'Dice verified, signature wrong' : 'Dice verified'}</h2>
      <p>
        {found.recomputed} of {found.draws} rolls and shuffles recomputed
      </p>
    </>
  )
}

/** The check counts entries from 0, the screen moments from 1. */
const asMoment = (problem: string): string =>
  problem.replace(/^Entry (\d+):/, (_, index: string) => `Moment ${Number(index) + 1}:`)
