import type { BranchInfo } from '@starboard/wire/protocol'
import { Link } from 'wouter'
import { hashOfIndex } from '../../replay/place.ts'
import { Panel } from '../../shared/panel.tsx'
import css from './daily-panel.module.css'

/** Where this match begins: nobody starts from nothing here. */
export const BranchPanel = ({ branch: { code, length } }: { readonly branch: BranchInfo }) => (
  <Panel title={`From moment ${length} of another match`}>
    <p className={css.text}>
      It goes on as that match stood: everybody has the hand, the pieces and the points of their seat there. Choose
      whose place you take. It counts in nobody’s numbers, and its replay says where it branched off.{' '}
      <Link href={`/r/${encodeURIComponent(code)}${hashOfIndex(length - 1)}`}>See that moment</Link>
    </p>
  </Panel>
)
