import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { CardGlyph } from '../../board/art/card-glyph.tsx'
import { CARD_KINDS, type CardCode } from '../../rules/cards.ts'
import type { Course } from '../../rules/course/course.ts'
import { NORTH } from '../../rules/heading.ts'
import { OFF_BOARD, printPlace, type Square } from '../../rules/square.ts'
import { REGISTERS } from '../../rules/state.ts'
import driveCss from '../drive/drive.module.css'
import type { Driving } from '../drive/use-drive.ts'
import { numbersOf, squareOf } from '../model/numbers.ts'
import { tileAt } from '../model/tiles.ts'
import { HeadingChoice } from '../screen/palette.tsx'
import { Choice } from './course-panel.tsx'
import css from './panels.module.css'

interface DrivePanelProps {
  readonly course: Course
  readonly selection: Square | null
  readonly driving: Driving
}

/** A robot, a start and up to five instructions: what the course makes of them. */
export function DrivePanel({ course, selection, driving }: DrivePanelProps) {
  return (
    <div className={css.panel}>
      <Start course={course} selection={selection} driving={driving} />
      <Program driving={driving} />
      <Controls driving={driving} />
      <Story driving={driving} />
    </div>
  )
}

const HERE = 'here'

function Start({ course, selection, driving: { plan, startAt } }: DrivePanelProps) {
  const docks = numbersOf(course, 'dock').map((number) => ({ number, square: squareOf(course, 'dock', number) }))
  const dock = docks.find(({ square }) => square === plan.at)
  const start = (value: string) => {
    const wanted = docks.find(({ number }) => String(number) === value)
    if (wanted === undefined) return startAt(selection ?? plan.at, plan.heading)
    startAt(wanted.square, tileAt(course, wanted.square).dock?.heading ?? course.head.heading ?? NORTH)
  }
  return (
    <div className={css.fields}>
      <Choice
        label="Start"
        value={dock === undefined ? HERE : String(dock.number)}
        choices={[
          ...docks.map(({ number }) => [String(number), `Dock ${number}`] as const),
          [HERE, `Square ${printPlace(course, dock === undefined ? plan.at : (selection ?? plan.at))}`],
        ]}
        onChange={start}
      />
      {selection !== null && selection !== plan.at && (
        <Button look="quiet" onClick={() => startAt(selection, plan.heading)}>
          Start on the selected square {printPlace(course, selection)}
        </Button>
      )}
      <HeadingChoice label="Facing" value={plan.heading} onChange={(heading) => startAt(plan.at, heading)} />
    </div>
  )
}

const CODES: readonly CardCode[] = ['M1', 'M2', 'M3', 'BU', 'RL', 'RR', 'UT']

function Program({ driving: { plan, frame, setProgram } }: Pick<DrivePanelProps, 'driving'>) {
  const { program } = plan
  const empty = program.indexOf(null)
  const put = (place: number, code: CardCode | null) => setProgram(program.with(place, code))
  return (
    <>
      <h2 className={css.heading}>Program</h2>
      <div className={driveCss.program}>
        {REGISTERS.map((register) => {
          const code = program[register - 1] ?? null
          return (
            <button
              key={register}
              type="button"
              className={driveCss.register}
              data-filled={code !== null || undefined}
              data-now={frame?.register === register || undefined}
              onClick={() => put(register - 1, null)}
            >
              <span className="spoken">Register </span>
              <b>{register} </b>
              {code !== null && <CardGlyph code={code} />}
              <small>{code === null ? 'waits' : CARD_KINDS[code].name}</small>
              {code !== null && <span className="spoken">, press to take it out</span>}
            </button>
          )
        })}
      </div>
      <div className={driveCss.kinds}>
        {CODES.map((code) => (
          <button
            key={code}
            type="button"
            className={driveCss.kind}
            aria-label={`Put ${CARD_KINDS[code].name} into the next empty register`}
            onClick={() => empty !== -1 && put(empty, code)}
          >
            <CardGlyph code={code} />
            <small>{CARD_KINDS[code].name}</small>
          </button>
        ))}
      </div>
    </>
  )
}

function Controls({ driving: { run, place, isPlaying, frame, play, step, reset } }: Pick<DrivePanelProps, 'driving'>) {
  const isOver = run !== null && place >= run.frames.length - 1
  return (
    <>
      <div className={css.row}>
        <Button look="primary" icon={<Icon name="play" />} onClick={play} isBusy={isPlaying}>
          {isOver ? 'Again' : 'Drive'}
        </Button>
        <Button look="secondary" icon={<Icon name="step-on" />} onClick={step} isOff={isOver}>
          One step
        </Button>
        <Button look="quiet" icon={<Icon name="reset" />} onClick={reset} isOff={run === null}>
          Reset
        </Button>
      </div>
      <p className={driveCss.now} aria-live="polite">
        {frame !== null && frame.register !== null && `Register ${frame.register}: ${frame.text}`}
        {frame !== null && frame.damage > 0 && ` · ${frame.damage} damage`}
      </p>
    </>
  )
}

function Story({ driving: { run, frame, place } }: Pick<DrivePanelProps, 'driving'>) {
  if (run === null) return <p className={css.note}>The real rules drive the robot; it is alone on the course.</p>
  const isOver = place >= run.frames.length - 1
  const told = run.story.filter(({ register }) => isOver || register <= (frame?.register ?? 0))
  return (
    <ol className={driveCss.story}>
      {told.map(({ register, text }) => (
        <li key={register} data-now={register === frame?.register || undefined}>
          {text}
        </li>
      ))}
    </ol>
  )
}

/** Where the robot was last on the board, up to what is shown. */
export const lastSquare = ({ run, place, plan }: Driving): Square =>
  run?.frames.slice(0, place + 1).findLast(({ at }) => at !== OFF_BOARD)?.at ?? plan.at
