import { type Tab, Tabs } from '@starboard/screen/pieces/tabs.tsx'
import { type ReactNode, useState } from 'react'
import { Controls } from './controls.tsx'
import { CrewRail } from './crew-rail.tsx'
import css from './film.module.css'
import { Banner } from './head/banner.tsx'
import { TurnClock } from './head/turn-clock.tsx'
import { lastMoment, momentAt, type Reel } from './model/reel.ts'
import { PlanTable, type PlanTableProps } from './plan/plan-table.tsx'
import { ResultSheet } from './side/result-sheet.tsx'
import { ScoreLine } from './side/score-line.tsx'
import { Story } from './side/story.tsx'
import { TurnSteps } from './side/turn-steps.tsx'
import { Stage } from './stage/stage.tsx'
import theme from './theme.module.css'
import { useFilmKeys } from './use-film-keys.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import type { Player } from './use-player.ts'

interface FilmProps extends Pick<PlanTableProps, 'picked' | 'onPick' | 'faultOf' | 'slotAt'> {
  readonly reel: Reel
  readonly player: Player
  /** More panels beside those of the film. */
  readonly panels?: readonly Tab[]
  /** Stands between stage and plan. */
  readonly prompt?: ReactNode | undefined
  /** What to do first; stands where the first turn will be told. */
  readonly hint?: string
}

/** The resolution of a mission, moment by moment. */
export function Film({ reel, player, panels = [], prompt, hint, ...plan }: FilmProps) {
  const isNarrow = useIsNarrow()
  const end = lastMoment(reel)
  const { place } = player
  useFilmKeys(player, end)
  const controls = <Controls player={player} end={end} />
  return (
    <div className={theme.theme}>
      <div className={css.film}>
        <div className={css.head}>
          <TurnClock reel={reel} place={place} />
          <Banner reel={reel} place={place} />
        </div>
        <div className={css.crew}>
          <CrewRail reel={reel} place={place} />
        </div>
        <div className={css.stage}>
          <Stage reel={reel} place={place} isNarrow={isNarrow} />
        </div>
        <div className={css.side}>
          <Side reel={reel} player={player} panels={panels} hint={hint} />
        </div>
        {prompt !== undefined && <div className={css.prompt}>{prompt}</div>}
        <section className={css.plan} aria-label="Plan and film">
          <PlanTable reel={reel} player={player} isUpright={isNarrow} corner={isNarrow ? null : controls} {...plan} />
        </section>
        {isNarrow && <div className={css.bar}>{controls}</div>}
        <p className="spoken" role="status">
          {momentAt(reel, place).text}
        </p>
      </div>
    </div>
  )
}

interface SideProps {
  readonly reel: Reel
  readonly player: Player
  readonly panels: readonly Tab[]
  readonly hint: string | undefined
}

function Side({ reel, player: { place, go }, panels, hint }: SideProps) {
  const [open, setOpen] = useState<string | null>(null)
  const { turn } = momentAt(reel, place)
  const isOver = place === lastMoment(reel)
  const turnName = turn > reel.mission.turns ? 'End' : `Turn ${turn}`
  const steps = (
    <>
      {turn === 0 && hint !== undefined && <p className={css.hint}>{hint}</p>}
      {isOver ? <ResultSheet reel={reel} /> : <TurnSteps reel={reel} place={place} go={go} />}
      <ScoreLine reel={reel} place={place} />
    </>
  )
  // The first tab changes its name with the turn, so it is known as none of the others.
  const others: readonly Tab[] = [
    { name: 'Story', body: <Story reel={reel} place={place} go={go} /> },
    { name: 'Result', body: <ResultSheet reel={reel} /> },
    ...panels,
  ]
  return (
    <Tabs
      label="About this resolution"
      tabs={[{ name: turnName, body: steps }, ...others]}
      open={open}
      onOpen={(name) => setOpen(name === turnName ? null : name)}
    />
  )
}
