import { Button } from '@starboard/screen/pieces/button.tsx'
import { OfflineScene } from '@starboard/screen/pieces/scenes/trouble.tsx'
import type { ReactNode } from 'react'
import type { Polled } from '../../shared/use-polled.ts'
import css from './listed.module.css'
import { SkeletonRows } from './skeleton-rows.tsx'

interface ListedProps<L> {
  readonly lines: Polled<readonly L[]>
  readonly shown: readonly L[]
  readonly empty: ReactNode
  children(line: L): ReactNode
}

/** A list, or the drawing of why there is none. */
export function Listed<L>({ lines, shown, empty, children }: ListedProps<L>) {
  if (lines.value === undefined && lines.problem !== null)
    return (
      <Empty scene={<OfflineScene />} title="This list did not come.">
        <span>{lines.problem.message}</span>
        <Button look="quiet" onClick={lines.refresh}>
          Try again
        </Button>
      </Empty>
    )
  if (lines.value === undefined) return <SkeletonRows />
  return shown.length === 0 ? empty : <ul>{shown.map(children)}</ul>
}

interface EmptyProps {
  readonly scene: ReactNode
  readonly title: string
  readonly children: ReactNode
}

export function Empty({ scene, title, children }: EmptyProps) {
  return (
    <div className={css.empty}>
      {scene}
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </div>
  )
}
