import { Button } from '@starboard/screen/pieces/button.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import { NothingToContinueScene } from '@starboard/screen/pieces/scenes/shelf.tsx'
import { OfflineScene } from '@starboard/screen/pieces/scenes/trouble.tsx'
import type { ReactNode } from 'react'
import type { MatchesWanted } from '../../api/api.ts'
import { SkeletonRows } from '../home/skeleton-rows.tsx'
import css from './match-list.module.css'
import { MatchRow } from './match-row.tsx'
import { useMatches } from './use-matches.ts'

type Wanted = Omit<MatchesWanted, 'before'>

/** Matches that are over, the latest first, as many as somebody wants to see. */
export function MatchList(wanted: Wanted) {
  const { lines, hasMore, isBusy, problem, load } = useMatches(wanted)
  if (lines === undefined && problem === null) return <SkeletonRows count={4} />
  if (lines === undefined) return <Missing problem={problem} load={load} />
  if (lines.length === 0) return <Nothing {...wanted} />
  return (
    <>
      <ul>
        {lines.map((line) => (
          <MatchRow key={line.code} line={line} />
        ))}
      </ul>
      {problem !== null && (
        <p className={css.problem} role="alert">
          {problem.message}
        </p>
      )}
      <p className={css.more}>
        {hasMore ? (
          <Button isBusy={isBusy} onClick={load}>
            {problem === null ? 'Show more' : 'Try again'}
          </Button>
        ) : (
          <span role="status">That is all of them.</span>
        )}
      </p>
    </>
  )
}

const Missing = ({ problem, load }: { readonly problem: Error | null; load(): void }) => (
  <Drawn scene={<OfflineScene />} title="This list did not come.">
    <p role="alert">{problem?.message}</p>
    <Button onClick={load}>Try again</Button>
  </Drawn>
)

const WORDS: { readonly [O in Wanted['of']]: string } = {
  me: 'What you play here to its end is kept as a film: every move, every die, and the proof that the dice were fair.',
  everybody: 'Matches at tables that are open to all stand here when they are over.',
}

const Nothing = ({ of, game }: Wanted) => (
  <Drawn scene={<NothingToContinueScene />} title={game === null ? 'No match is over yet.' : 'None of this game yet.'}>
    <p>{WORDS[of]}</p>
    <LinkButton href={game === null ? '/' : `/g/${game}`}>Play one</LinkButton>
  </Drawn>
)

interface DrawnProps {
  readonly scene: ReactNode
  readonly title: string
  readonly children: ReactNode
}

const Drawn = ({ scene, title, children }: DrawnProps) => (
  <div className={css.drawn}>
    {scene}
    <div>
      <b>{title}</b>
      {children}
    </div>
  </div>
)
