import { countText, givenText } from '@starboard/lab'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useState } from 'react'
import type { KeptRun, RunStore } from '../../lab/kept-runs.ts'
import css from './past-runs.module.css'

interface PastRunsProps {
  readonly runs: RunStore
  show(run: KeptRun): void
}

/** What was found out on this device before: looked at again at once, without playing a game. */
export function PastRuns({ runs, show }: PastRunsProps) {
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState<readonly KeptRun[] | 'unreadable'>([])
  const read = () => runs.list().then(setFound, () => setFound('unreadable'))
  const open = () => {
    setOpen(true)
    void read()
  }
  const choose = (run: KeptRun) => {
    setOpen(false)
    show(run)
  }
  const forget = ({ address }: KeptRun) => void runs.forget(address).then(read, read)
  return (
    <>
      <Button icon={<Icon name="undo" />} onClick={open}>
        Past runs
      </Button>
      <Dialog title="Past runs" isOpen={isOpen} close={() => setOpen(false)}>
        {isOpen && <Runs found={found} choose={choose} forget={forget} />}
      </Dialog>
    </>
  )
}

interface RunsProps {
  readonly found: readonly KeptRun[] | 'unreadable'
  choose(run: KeptRun): void
  forget(run: KeptRun): void
}

function Runs({ found, choose, forget }: RunsProps) {
  if (found === 'unreadable') return <p>This browser keeps nothing, so there are no past runs.</p>
  if (found.length === 0) return <p>Runs that were played to their end stand here, the latest twenty of this device.</p>
  return (
    <ul className={css.runs}>
      {found.map((run) => (
        <li key={run.address}>
          <button type="button" className={css.run} onClick={() => choose(run)}>
            <b>{run.report.plan.name}</b>
            <span>{aboutRun(run)}</span>
            <small>{new Date(run.at).toLocaleString()}</small>
          </button>
          <IconButton
            label={`Forget the run of ${run.report.plan.name}, seed ${run.report.plan.seed}`}
            icon={<Icon name="close" />}
            onClick={() => forget(run)}
          />
        </li>
      ))}
    </ul>
  )
}

function aboutRun({ report: { plan } }: KeptRun): string {
  const [first, ...others] = plan.ruleSets
  const rules = first === undefined ? [] : [givenText(first.given), ...others.map(({ name }) => `against ${name}`)]
  return [`${countText(plan.games)} games each`, `${plan.seats} seats`, ...rules, `seed ${plan.seed}`].join(', ')
}
