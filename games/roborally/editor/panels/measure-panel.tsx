import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { useState } from 'react'
import { difficultyOf, type Hardness } from '../../bot/measure/difficulty.ts'
import type { Course } from '../../rules/course/course.ts'
import { printCourse } from '../../rules/course/print.ts'
import { type Tally, tallyOf } from '../measure/tally.ts'
import type { Measurement, Measuring } from '../measure/use-measure.ts'
import { Choice } from './course-panel.tsx'
import { DockShares } from './dock-shares.tsx'
import measureCss from './measure-panel.module.css'
import css from './panels.module.css'

interface MeasurePanelProps {
  readonly course: Course
  readonly isPlayable: boolean
  readonly measuring: Measuring
}

const RACES = [10, 30, 100, 400].map((races) => ({ value: races, name: String(races) }))

/** Bots race on the course, beside the page, and say how hard it is and whether its docks are fair. */
export function MeasurePanel({ course, isPlayable, measuring: { measurement, start, stop } }: MeasurePanelProps) {
  const [races, setRaces] = useState(30)
  const { least, most } = course.head.players ?? { least: 2, most: 2 }
  const [wanted, setPlayers] = useState(4)
  const players = Math.min(Math.max(wanted, least), most)
  const isRunning = measurement?.state === 'running'
  const seats = Array.from({ length: most - least + 1 }, (_, place) => String(least + place))
  return (
    <div className={css.panel}>
      <p className={css.note}>
        Bots race on this course as often as you like. It takes a while and stops nothing: go on drawing.
      </p>
      <div className={css.fields}>
        <Segmented label="Races" value={races} choices={RACES} onChange={setRaces} />
        <Choice
          label="Robots in each race"
          value={String(players)}
          choices={seats.map((count) => [count, count])}
          onChange={(value) => setPlayers(Number(value))}
        />
      </div>
      <div className={css.row}>
        <Button
          look="primary"
          icon={<Icon name="bot" />}
          isOff={!isPlayable}
          isBusy={isRunning}
          onClick={() => start({ text: printCourse(course), players, races })}
        >
          Let them race
        </Button>
        {isRunning && (
          <Button look="quiet" icon={<Icon name="close" />} onClick={stop}>
            Stop
          </Button>
        )}
      </div>
      {!isPlayable && <p className={css.note}>First mend what the check says: bots race on playable courses only.</p>}
      {measurement !== null && <Result measurement={measurement} text={printCourse(course)} />}
    </div>
  )
}

function Result({ measurement, text }: { readonly measurement: Measurement; readonly text: string }) {
  const { wish, hardness, results, state, trouble } = measurement
  const tally = tallyOf(results, wish.players)
  return (
    <section className={css.card} aria-label="What the bots say">
      {state === 'running' && (
        <progress
          className={measureCss.progress}
          value={results.length}
          max={wish.races}
          aria-label={`${results.length} of ${wish.races} races`}
        />
      )}
      {trouble !== null && <p role="alert">{trouble}</p>}
      {hardness !== null && <Difficulty hardness={hardness} />}
      {tally === null ? (
        <p>{state === 'running' ? 'The first robots are on their way.' : 'No race came to its end.'}</p>
      ) : (
        <Figures tally={tally} players={wish.players} isSoFar={state !== 'done'} />
      )}
      {wish.text !== text && <p className={css.note}>Measured before your last changes.</p>}
    </section>
  )
}

interface FiguresProps {
  readonly tally: Tally
  readonly players: number
  readonly isSoFar: boolean
}

/** The course by itself: however many robots race, the word stays the same. */
const Difficulty = ({ hardness }: { readonly hardness: Hardness }) => (
  <p className={measureCss.word}>
    <b>{difficultyOf(hardness)}</b>
    <span>
      by its way of {Math.round(hardness.registers)} registers and {hardness.perils}{' '}
      {hardness.perils === 1 ? 'peril' : 'perils'} (pits, beams, pushers)
    </span>
  </p>
)

function Figures({ tally, players, isSoFar }: FiguresProps) {
  const { races, turns, deaths, finished, docks } = tally
  return (
    <>
      <p className={css.note}>
        {isSoFar && 'So far, '}
        {races} {races === 1 ? 'race' : 'races'} of {players} robots
      </p>
      <dl className={measureCss.figures}>
        <div>
          <dt>Turns, on average</dt>
          <dd>{turns.mean.toFixed(1)}</dd>
        </div>
        <div>
          <dt>Half of all races within</dt>
          <dd>{turns.p50}</dd>
        </div>
        <div>
          <dt>19 of 20 races within</dt>
          <dd>{turns.p95}</dd>
        </div>
        <div>
          <dt>Robots lost in a race</dt>
          <dd>{deaths.toFixed(1)}</dd>
        </div>
        <div>
          <dt>Races won at the last checkpoint</dt>
          <dd>{Math.round(100 * finished)} %</dd>
        </div>
      </dl>
      <DockShares docks={docks} />
    </>
  )
}
