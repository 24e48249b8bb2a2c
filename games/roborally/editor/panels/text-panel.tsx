import { useEffect, useRef } from 'react'
import type { Remark } from '../../rules/course/course.ts'
import { offsetOf } from '../model/remarks.ts'
import type { SessionAction } from '../model/session.ts'
import type { TextView } from '../model/text.ts'
import css from './text-panel.module.css'

/** A place in the text to go to; a new number goes there again. */
export interface Jump {
  readonly id: number
  readonly remark: Remark
}

interface TextPanelProps {
  readonly view: TextView
  readonly jump: Jump | null
  dispatch(action: SessionAction): void
}

/** The course in its notation. What is typed is drawn at once, as long as it can be read. */
export function TextPanel({ view: { text, faults }, jump, dispatch }: TextPanelProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const back = useRef<HTMLPreElement>(null)
  const [first] = faults
  const go = (remark: Remark) => mark(area.current, text, remark)
  useJump(jump, go)
  const follow = () => {
    if (area.current === null || back.current === null) return
    back.current.scrollTop = area.current.scrollTop
    back.current.scrollLeft = area.current.scrollLeft
  }
  return (
    <div className={css.panel}>
      <div className={css.sheet} data-wrong={first !== undefined || undefined}>
        <pre ref={back} className={css.back} aria-hidden="true">
          <Marked text={text} faults={faults} />
        </pre>
        <textarea
          ref={area}
          className={css.area}
          value={text}
          aria-label="Course as text"
          aria-invalid={first !== undefined || undefined}
          aria-describedby="course-text-fault"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          wrap="off"
          onScroll={follow}
          onChange={({ target }) => dispatch({ kind: 'type', text: target.value })}
          onBlur={() => dispatch({ kind: 'typed' })}
        />
      </div>
      <div id="course-text-fault" className={css.faults} aria-live="polite">
        {first === undefined ? (
          <p>What you type is drawn at once. The notation is in the rulebook, RR-13.1 to RR-13.14.</p>
        ) : (
          <>
            <p>
              <b>The drawing stays as it was:</b> {first.text}
            </p>
            <button type="button" onClick={() => go(first)}>
              Line {first.line}, column {first.column} · {first.rule}
              {faults.length > 1 && ` · and ${faults.length - 1} more`}
            </button>
          </>
        )}
      </div>
    </div>
  )
}

/** The same text underneath, with a mark where it goes wrong. */
function Marked({ text, faults }: Pick<TextView, 'text' | 'faults'>) {
  const [first] = faults
  if (first === undefined) return <>{`${text}\n`}</>
  const from = Math.min(offsetOf(text, first), text.length)
  const to = Math.min(from + Math.max(1, first.token.length), text.length)
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to) || ' '}</mark>
      {`${text.slice(to)}\n`}
    </>
  )
}

function mark(area: HTMLTextAreaElement | null, text: string, remark: Remark): void {
  if (area === null) return
  const from = offsetOf(text, remark)
  area.focus()
  area.setSelectionRange(from, from + remark.token.length)
  // A text area does not follow a selection that a script makes. Letters of this font are 0.6 of its size wide.
  const { lineHeight, fontSize } = getComputedStyle(area)
  area.scrollTop = Math.max(0, (remark.line - 6) * (Number.parseFloat(lineHeight) || 0))
  area.scrollLeft = Math.max(0, (remark.column - 16) * 0.6 * (Number.parseFloat(fontSize) || 0))
}

function useJump(jump: Jump | null, go: (remark: Remark) => void): void {
  const done = useRef(0)
  useEffect(() => {
    if (jump === null || jump.id === done.current) return
    done.current = jump.id
    go(jump.remark)
  })
}
