import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { CourseCheck, Finding } from '../use-course-check.ts'
import css from './panels.module.css'

interface CheckPanelProps {
  readonly check: CourseCheck
  /** Shows the square, or the place in the text where there is none. */
  show(finding: Finding): void
  openTable(): void
  playAlone(): void
}

/** RR-13.10, RR-13.12: what keeps the course from being played, and what is doubtful about it. */
export function CheckPanel({ check: { findings, isPlayable }, show, openTable, playAlone }: CheckPanelProps) {
  const faults = findings.filter(({ tone }) => tone === 'fault')
  const warnings = findings.filter(({ tone }) => tone === 'warning')
  return (
    <div className={css.panel}>
      <p className={css.verdict} data-tone={isPlayable ? 'good' : 'fault'} role="status">
        <Icon name={isPlayable ? 'check' : 'warning'} />
        {isPlayable
          ? 'This course can be played.'
          : `${countOf(faults.length, 'fault')} to mend before it can be played.`}
      </p>
      {isPlayable && (
        <div className={css.row}>
          <Button look="secondary" icon={<Icon name="bot" />} onClick={playAlone}>
            Play it alone
          </Button>
          <Button look="secondary" icon={<Icon name="people" />} onClick={openTable}>
            Open a table on it
          </Button>
        </div>
      )}
      <FindingList findings={faults} show={show} />
      {warnings.length > 0 && <h2 className={css.heading}>{countOf(warnings.length, 'warning')}</h2>}
      <FindingList findings={warnings} show={show} />
      {findings.length === 0 && (
        <p className={css.note}>Nothing to say against it. Drive it, or let bots measure how hard it is.</p>
      )}
    </div>
  )
}

const countOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

function FindingList({ findings, show }: { readonly findings: readonly Finding[]; show(finding: Finding): void }) {
  if (findings.length === 0) return null
  return (
    <ul className={css.findings}>
      {findings.map((finding) => (
        <li key={`${finding.line} ${finding.column} ${finding.text}`}>
          <button type="button" data-tone={finding.tone} onClick={() => show(finding)}>
            <span>{finding.text}</span>
            <small>
              line {finding.line}, column {finding.column} · {finding.rule}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}
