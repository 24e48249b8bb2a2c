import type { Viewer } from '@starboard/kernel'
import { type ReactNode, useMemo } from 'react'
import type { Replay } from '../../replay/model.ts'
import css from './opened.module.css'

interface OpenedProps {
  readonly replay: Replay
  readonly index: number
  readonly viewer: Viewer
  /** The board's own drawing of it. */
  readonly drawn: ReactNode
}

/** What this viewpoint knows and a spectator does not: hands and programs, which no board lays on the table. */
export function Opened({ replay, index, viewer, drawn }: OpenedProps) {
  const lines = useMemo(() => replay.openedAt(index, viewer), [replay, index, viewer])
  const hasDrawing = drawn !== undefined && drawn !== null
  if (!hasDrawing && lines.length === 0) return null
  return (
    <section className={css.opened} aria-label={titleOf(replay, viewer)} {...REACHABLE}>
      {hasDrawing ? (
        drawn
      ) : (
        <>
          <h2>{titleOf(replay, viewer)}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** What scrolls must be reachable without a mouse. */
const REACHABLE = { tabIndex: 0 } as const

const titleOf = ({ nameOf }: Replay, viewer: Viewer): string =>
  typeof viewer === 'number' ? `What ${nameOf(viewer)} saw` : 'All hands are open'
