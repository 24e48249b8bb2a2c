import { useMemo } from 'react'
import { Shell } from '../../app/shell.tsx'
import { hasFinished } from '../../games/finished.ts'
import { LevelPicker } from '../../games/level-picker.tsx'
import { begunLessons, type LeftLesson } from '../../learn/progress.ts'
import { JoinForm } from '../../shared/join-form.tsx'
import { usePolled } from '../../shared/use-polled.ts'
import { CreateTable } from './create-table.tsx'
import css from './home-page.module.css'
import { sortMine } from './lines.ts'
import { loadDailies, loadMine, loadOpen, loadRecent } from './lists.ts'
import { ContinuePanel, MatchesPanel, OpenPanel } from './panels.tsx'
import { Shelf } from './shelf.tsx'
import { TodayPanel } from './today-panel.tsx'
import { useRunningSolo } from './use-running-solo.ts'

/** The shelf: what to play, what goes on, and who looks for players. */
export function HomePage() {
  const mine = usePolled(loadMine)
  const open = usePolled(loadOpen)
  const recent = usePolled(loadRecent)
  const dailies = usePolled(loadDailies)
  const solo = useRunningSolo()
  const lessons = useMemo(leftLessons, [])
  const codes = useMemo(() => (mine.value ?? []).map(({ code }) => code), [mine.value])
  const count = sortMine(mine.value ?? []).going.length + solo.length + lessons.length
  return (
    <Shell title={null} current="shelf">
      <div className={css.page}>
        <div className={css.lead}>
          <div className={css.title}>
            <h1>What shall we play?</h1>
            <p>Board games about rockets and robots, in your browser: with friends or bots, no account needed.</p>
          </div>
          <div className={css.bots}>
            <span>Play now with</span>
            <LevelPicker />
            <span>bots</span>
          </div>
          <div className={css.create}>
            <CreateTable />
          </div>
        </div>
        <div className={css.shelf}>
          <Shelf>
            <CreateTable isWide />
            <JoinForm look="tile" />
          </Shelf>
        </div>
        <div className={css.columns}>
          <div className={css.mine}>
            <div className={css.continue} data-empty={count === 0}>
              <ContinuePanel mine={mine} solo={solo} lessons={lessons} />
            </div>
            <MatchesPanel recent={recent} />
          </div>
          <OpenPanel open={open} mine={codes} />
          <TodayPanel dailies={dailies} />
        </div>
      </div>
    </Shell>
  )
}

/** Whoever has finished a match of a game, or its lesson, is not reminded of it. */
const leftLessons = (): readonly LeftLesson[] => begunLessons().filter(({ game }) => !hasFinished(game))
