import { Field } from '@starboard/screen/pieces/field.tsx'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useId, useState } from 'react'
import { type Course, DIFFICULTIES, type Difficulty } from '../../rules/course/course.ts'
import { HEADINGS, type Heading, NORTH, WORDS } from '../../rules/heading.ts'
import { type HeadChange, setHead } from '../model/head.ts'
import { grow, shrink } from '../model/resize.ts'
import type { SessionAction } from '../model/session.ts'
import { edited } from '../model/tiles.ts'
import css from './panels.module.css'
import { SquareCard } from './square-card.tsx'

interface CoursePanelProps {
  readonly course: Course
  readonly selection: number | null
  dispatch(action: SessionAction): void
}

/** RR-13.2: what the course is called and for whom it is; its size; and the square that is looked at. */
export function CoursePanel({ course, selection, dispatch }: CoursePanelProps) {
  return (
    <div className={css.panel}>
      {selection !== null && <SquareCard course={course} square={selection} dispatch={dispatch} />}
      <HeadFields course={course} dispatch={dispatch} />
      <h2 className={css.heading}>Size</h2>
      <SizeCross course={course} dispatch={dispatch} />
    </div>
  )
}

const PLAYERS = [2, 3, 4, 5, 6, 7, 8] as const

function HeadFields({ course, dispatch }: Pick<CoursePanelProps, 'course' | 'dispatch'>) {
  const { name = '', author = '', note = '', difficulty, players, heading = NORTH } = course.head
  const { least, most } = players ?? { least: 2, most: 2 }
  const set = (change: HeadChange, group?: string) =>
    dispatch({
      kind: 'edit',
      edit: ({ course: now }) => edited(setHead(now, change)),
      ...(group !== undefined && { group }),
    })
  return (
    <div className={css.fields}>
      <Line label="Name" value={name} most={60} onChange={(value) => set({ name: value }, 'name')} />
      <div className={css.pair}>
        <Choice
          label="Players from"
          value={String(least)}
          choices={PLAYERS.map((count) => [String(count), String(count)])}
          onChange={(value) => set({ players: { least: Number(value), most: Math.max(Number(value), most) } })}
        />
        <Choice
          label="to"
          value={String(most)}
          choices={PLAYERS.map((count) => [String(count), String(count)])}
          onChange={(value) => set({ players: { least: Math.min(Number(value), least), most: Number(value) } })}
        />
        <Choice
          label="Difficulty"
          value={difficulty ?? ''}
          choices={[['', 'not said'], ...DIFFICULTIES.map((one) => [one, one] as const)]}
          onChange={(value) => set({ difficulty: DIFFICULTIES.find((one): one is Difficulty => one === value) })}
        />
        <Choice
          label="Docks face"
          value={String(heading)}
          choices={HEADINGS.map((one) => [String(one), WORDS[one]])}
          onChange={(value) => set({ heading: HEADINGS.find((one) => String(one) === value) })}
        />
      </div>
      <Line label="Author" value={author} most={60} onChange={(value) => set({ author: value }, 'author')} />
      <Line label="Note" value={note} most={200} onChange={(value) => set({ note: value }, 'note')} />
    </div>
  )
}

interface LineProps {
  readonly label: string
  readonly value: string
  readonly most: number
  onChange(value: string): void
}

/** Spaces that somebody is just typing stay until they leave the line. */
function Line({ label, value, most, onChange }: LineProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <Field
      label={label}
      value={draft ?? value}
      maxLength={most}
      onChange={(next) => {
        setDraft(next)
        onChange(next)
      }}
      onBlur={() => setDraft(null)}
    />
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly (readonly [value: string, name: string])[]
  onChange(value: string): void
}

export function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

const LINES: Readonly<Record<Heading, string>> = ['row', 'column', 'row', 'column']

/** RR-13.10: rows and columns come and go on the side they stand at. */
function SizeCross({ course, dispatch }: Pick<CoursePanelProps, 'course' | 'dispatch'>) {
  return (
    <div className={css.size}>
      {HEADINGS.map((side) => (
        <div key={side} className={css.side} data-side={side}>
          <IconButton
            label={`Add a ${LINES[side]} in the ${WORDS[side]}`}
            icon={<Icon name="plus" />}
            onClick={() => dispatch({ kind: 'edit', edit: ({ course: now }) => grow(now, side) })}
          />
          <IconButton
            label={`Take the ${LINES[side]} in the ${WORDS[side]} away`}
            icon={<Icon name="minus" />}
            onClick={() => dispatch({ kind: 'edit', edit: ({ course: now }) => shrink(now, side) })}
          />
        </div>
      ))}
      <p className={css.figure}>
        {course.width} × {course.height}
      </p>
    </div>
  )
}
