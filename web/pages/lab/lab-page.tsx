import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useState } from 'react'
import { Shell } from '../../app/shell.tsx'
import { posterOf } from '../../games/registry.ts'
import { useGame } from '../../games/use-games.ts'
import { type KeptRun, keptRuns, type RunStore } from '../../lab/kept-runs.ts'
import { CommandBar, Exports } from './exports.tsx'
import { Findings } from './findings.tsx'
import { playable } from './game-picker.tsx'
import css from './lab-page.module.css'
import { PastRuns } from './past-runs.tsx'
import { addressOf, type LabSetup, setupIn, usualSetup, wishOf } from './setup.ts'
import { SetupPanel } from './setup-panel.tsx'
import { useLab } from './use-lab.ts'

/** Thousands of games of bots in this browser, to see in a minute whether a rule is good. */
export function LabPage({ runs = keptRuns }: { readonly runs?: RunStore }) {
  const [setup, setSetup] = useState(setupFromAddress)
  const game = useGame(setup?.game)
  const { picture, start, stop, show } = useLab((report) => {
    // Where a browser keeps nothing there are no past runs.
    if (setup !== null)
      runs.keep({ at: Date.now(), address: location.pathname + location.search, report }).catch(() => undefined)
  })
  if (setup === null) return null
  const run = () => {
    history.replaceState(history.state, '', addressOf(setup))
    start(wishOf(setup))
  }
  const showAgain = ({ address, report }: KeptRun) => {
    const before = posterOf(report.plan.game)
    if (before === undefined) return
    history.replaceState(history.state, '', address)
    setSetup(setupIn(location.search, usualSetup(before, report.plan.seed)))
    show(report)
  }
  const choose = (id: string) => {
    const poster = posterOf(id)
    if (poster !== undefined) setSetup({ ...usualSetup(poster, setup.seed), games: setup.games })
  }
  const report = picture?.report ?? null
  return (
    <Shell title="Lab" current="lab">
      <div className={css.page}>
        <header className={css.head}>
          <Icon name="flask" size={30} />
          <h1>Lab</h1>
          <p>Thousands of games, played right here in your browser.</p>
          <div className={css.tools}>
            <PastRuns runs={runs} show={showAgain} />
            <Exports
              report={picture?.state === 'done' ? report : null}
              isOffered={report !== null}
              address={addressOf(setup)}
            />
          </div>
        </header>
        <SetupPanel
          {...{ setup, game, picture }}
          onGame={choose}
          onChange={(change) => setSetup({ ...setup, ...change })}
          onRun={run}
          onStop={stop}
        />
        <div className={css.results}>
          <p className="spoken" role="status">
            {statusText(picture)}
          </p>
          {report !== null && <CommandBar command={report.plan.command} />}
          <Findings picture={picture} />
        </div>
      </div>
    </Shell>
  )
}

const SEED_WORDS = ['tide', 'reef', 'comet', 'gale', 'dune', 'moss', 'ember', 'fjord'] as const

function setupFromAddress(): LabSetup | null {
  const wanted = new URLSearchParams(location.search).get('game')
  const poster = playable.find(({ id }) => id === wanted) ?? playable[0]
  const [word = 0, number = 0] = crypto.getRandomValues(new Uint32Array(2))
  const seed = `${SEED_WORDS[word % SEED_WORDS.length]}-${number % 1000}`
  return poster === undefined ? null : setupIn(location.search, usualSetup(poster, seed))
}

/** Said aloud where it matters: not every game. */
const STATUS = {
  planning: 'The lab begins.',
  running: 'Games are being played.',
  done: 'All games are played.',
  stopped: 'Stopped.',
} as const

const statusText = (picture: ReturnType<typeof useLab>['picture']): string =>
  picture === null ? '' : STATUS[picture.state]
