import { useMemo } from 'react'
import { Shell } from '../../app/shell.tsx'
import { LevelPicker } from '../../games/level-picker.tsx'
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
  const codes = useMemo(() => (mine.value ?? []).map(({ code }) => code), [mine.value])
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
            <div
              className={css.continue}
              data-empty={sortMine(mine.value ?? []).going.length === 0 && solo.length === 0}
            >
              <ContinuePanel mine={mine} solo={solo} />
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
