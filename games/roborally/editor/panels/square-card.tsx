import { Button } from '@starboard/screen/pieces/button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { Toggle } from '@starboard/screen/pieces/toggle.tsx'
import { squaresInWords } from '../../board/model/squares.ts'
import type { Course } from '../../rules/course/course.ts'
import { HEADINGS, LETTERS, RIGHT, WORDS } from '../../rules/heading.ts'
import type { Square } from '../../rules/square.ts'
import { sidesAcross, toggleCurve } from '../model/curves.ts'
import { putLaser, putPusher, setDockHeading } from '../model/fixtures.ts'
import { type Numbered, numberOf, numbersOf, reorder } from '../model/numbers.ts'
import { erase } from '../model/paint.ts'
import { rotate } from '../model/rotate.ts'
import type { SessionAction } from '../model/session.ts'
import { type Edit, edited, isPlain, tileAt } from '../model/tiles.ts'
import { BEAMS, RegisterChoice } from '../screen/palette.tsx'
import css from './panels.module.css'

interface SquareCardProps {
  readonly course: Course
  readonly square: Square
  dispatch(action: SessionAction): void
}

/** What lies on the square that is looked at, and what can be set about it. */
export function SquareCard({ course, square, dispatch }: SquareCardProps) {
  const tile = tileAt(course, square)
  const change = (edit: (now: Course) => Edit) => dispatch({ kind: 'edit', edit: (now) => edit(now.course) })
  return (
    <section className={css.card} aria-label="The selected square">
      <p>{sentence(squaresInWords(course)[square] ?? '')}</p>
      <Curves course={course} square={square} change={change} />
      {tile.pusher !== undefined && <Pushing {...{ course, square, change }} />}
      <Beams {...{ course, square, change }} />
      <Order {...{ course, square, change }} kind="checkpoint" />
      <Order {...{ course, square, change }} kind="dock" />
      <DockHeading {...{ course, square, change }} />
      {!isPlain(tile) && (
        <div className={css.row}>
          <span className={css.mirrored}>
            <Button
              look="quiet"
              icon={<Icon name="reset" />}
              onClick={() => change((now) => rotate(now, square, RIGHT))}
            >
              Turn right
            </Button>
          </span>
          <Button look="quiet" icon={<Icon name="close" />} onClick={() => change((now) => erase(now, square))}>
            Erase
          </Button>
        </div>
      )}
    </section>
  )
}

/** "[4,7], belt to the east" or "[4,7], plain floor". */
const sentence = (words: string): string => (words.endsWith(']') ? `${words}, plain floor` : words)

interface PartProps {
  readonly course: Course
  readonly square: Square
  change(edit: (now: Course) => Edit): void
}

/** RR-5.9: belts curve by themselves; a hand may know better. */
function Curves({ course, square, change }: PartProps) {
  const { ground } = tileAt(course, square)
  if (ground.kind !== 'belt') return null
  return (
    <>
      {sidesAcross(ground).map((side) => (
        <Toggle
          key={side}
          label={`Turns robots carried in from the ${WORDS[side]}`}
          isOn={ground.curves.includes(side)}
          onChange={() => change((now) => edited(toggleCurve(now, square, side)))}
        />
      ))}
    </>
  )
}

function Pushing({ course, square, change }: PartProps) {
  const { pusher } = tileAt(course, square)
  if (pusher === undefined) return null
  return (
    <RegisterChoice
      value={pusher.registers}
      onChange={(registers) => change((now) => putPusher(now, square, { ...pusher, registers }))}
    />
  )
}

function Beams({ course, square, change }: PartProps) {
  return (
    <>
      {tileAt(course, square).lasers.map((laser) => (
        <Segmented
          key={laser.to}
          label={`Beams to the ${WORDS[laser.to]}`}
          value={laser.beams}
          choices={BEAMS}
          onChange={(beams) => change((now) => putLaser(now, square, { ...laser, beams }))}
        />
      ))}
    </>
  )
}

const NUMBER_LABELS: Readonly<Record<Numbered, string>> = {
  checkpoint: 'Touched as number',
  dock: 'Dealt as dock',
}

function Order({ course, square, kind, change }: PartProps & { readonly kind: Numbered }) {
  const number = numberOf(tileAt(course, square), kind)
  if (number === undefined) return null
  return (
    <Segmented
      label={NUMBER_LABELS[kind]}
      value={number}
      choices={numbersOf(course, kind).map((one) => ({ value: one, name: String(one) }))}
      onChange={(to) => change((now) => edited(reorder(now, kind, number, to)))}
    />
  )
}

const NO_OWN = -1

function DockHeading({ course, square, change }: PartProps) {
  const { dock } = tileAt(course, square)
  if (dock === undefined) return null
  return (
    <Segmented
      label="Robots start facing"
      value={dock.heading ?? NO_OWN}
      choices={[
        { value: NO_OWN, name: 'as all' },
        ...HEADINGS.map((heading) => ({ value: heading, name: LETTERS[heading] })),
      ]}
      onChange={(wanted) =>
        change((now) =>
          edited(
            setDockHeading(
              now,
              square,
              HEADINGS.find((heading) => heading === wanted),
            ),
          ),
        )
      }
    />
  )
}
