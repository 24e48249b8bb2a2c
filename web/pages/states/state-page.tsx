import type { ComponentProps } from 'react'
import { Shell } from '../../app/shell.tsx'
import { StateView } from './state-view.tsx'

/** A whole page that says what happened and what to do. */
export function StatePage(props: ComponentProps<typeof StateView>) {
  return (
    <Shell title={props.title}>
      <StateView {...props} />
    </Shell>
  )
}
