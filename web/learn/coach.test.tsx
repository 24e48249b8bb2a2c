import type { Lesson } from '@starboard/screen/contract/lesson.ts'
import { AroundBoardContext } from '@starboard/screen/frame/context.ts'
import { aroundBoard } from '@starboard/screen/frame/frame.fixture.tsx'
import { useSource } from '@starboard/screen/frame/use-source.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { type Haul, haul } from '../../kernel/example/index.ts'
import { Coach } from './coach.tsx'
import { type LessonSource, lessonSource } from './lesson-source.ts'
import { begunLessons, keepSteps, keptSteps } from './progress.ts'

const LESSON: Lesson<Haul> = {
  opponents: ['Ben'],
  options: {},
  setupLuck: ['ore', 'ice', 'ore', 'ice'],
  steps: [
    { say: 'These are your crates.', point: 'Your crates' },
    {
      say: 'Stow the ore.',
      press: ['Ore', 'Yes'],
      expect: [{ kind: 'stow', crate: 'ore' }],
      refuse: 'First the ore.',
      meanwhile: 'There it goes.',
    },
    { say: 'It counts now.' },
  ],
  ending: 'You can haul.',
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
})

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const sourceOf = (done: readonly number[] = []): LessonSource =>
  lessonSource({ game: haul, lesson: LESSON, name: 'Ada', done, keep: (steps) => keepSteps('haul', steps) })

function Taught({ source, isFilm = false }: { source: LessonSource; isFilm?: boolean }) {
  useSource(source)
  const around = aroundBoard()
  const scene = { ...around.scene, isPlaying: isFilm }
  return (
    <AroundBoardContext value={{ ...around, scene }}>
      <main>
        <section aria-label="Your crates">
          <button type="button">Ore</button>
          <button type="button">Ice</button>
        </section>
      </main>
      <Coach source={source} steps={LESSON.steps.length} />
    </AroundBoardContext>
  )
}

const next = () => screen.queryByRole('button', { name: 'Next' })
const coach = () => screen.getByLabelText('Coach').textContent
const pressNext = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next' })))
const stow = (source: LessonSource, crate: string) => act(() => source.act({ kind: 'stow', crate }))

it('says one step at a time, aloud as well, and puts the focus where the next press goes', async () => {
  const source = sourceOf()
  render(<Taught source={source} />)
  expect(screen.getByRole('status').textContent).toBe('Step 1 of 3. These are your crates.')
  expect(document.activeElement).toBe(next())
  await pressNext()
  expect(coach()).toContain('Stow the ore.')
  expect(next()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ore' }))
})

it('refuses kindly what is not the lesson, each time anew, and goes on with what is', async () => {
  const source = sourceOf([0])
  render(<Taught source={source} />)
  const before = source.state
  expect(await stow(source, 'ice')).toMatchObject({ ok: false, refused: { text: 'First the ore.' } })
  const said = screen.getByRole('alert')
  expect(said.textContent).toBe('First the ore.')
  expect(source.state.shown).toEqual(before.shown)
  await stow(source, 'ice')
  expect(screen.getByRole('alert')).not.toBe(said)
  expect(await stow(source, 'ore')).toEqual({ ok: true })
  expect(coach()).toContain('It counts now.')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('lets only the lesson glow, and says of the rest why not', () => {
  const { shown } = sourceOf([0]).state
  expect(shown?.legal).toEqual([{ kind: 'stow', crate: 'ore' }])
  expect(shown?.refused).toContainEqual(
    expect.objectContaining({ action: { kind: 'endTurn' }, why: expect.objectContaining({ text: 'First the ore.' }) }),
  )
  expect(sourceOf().state.shown?.legal).toEqual([])
})

it('looks on while a film plays', async () => {
  const source = sourceOf([0])
  const { rerender } = render(<Taught source={source} />)
  await stow(source, 'ore')
  rerender(<Taught source={source} isFilm />)
  expect(coach()).toContain('There it goes.')
  expect(next()).toBeNull()
  rerender(<Taught source={source} />)
  expect(next()).not.toBeNull()
})

it('asks before it is left with Escape', async () => {
  render(<Taught source={sourceOf([0])} />)
  await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }))
  expect(screen.getByRole('dialog').textContent).toContain('It waits for you at step 2 of 3')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Go on' })))
  expect(screen.queryByText(/It waits for you/)).toBeNull()
})

it('keeps how far one is on this device, and begins anew when asked to', async () => {
  const source = sourceOf()
  source.next()
  await source.act({ kind: 'stow', crate: 'ore' })
  expect(keptSteps('haul')).toEqual([0, 0])
  expect(keptSteps('another')).toEqual([])
  expect(begunLessons()).toEqual([{ game: 'haul', done: 2 }])
  expect(sourceOf(keptSteps('haul')).place.number).toBe(2)
  expect(await source.send({ kind: 'rematch' })).toEqual({ ok: true })
  expect([source.place.number, keptSteps('haul')]).toEqual([0, []])
})

it.each([[[0, 0, 0, 0]], [[0, 7]]])('begins at the beginning where %j was kept of another lesson', (done) => {
  expect(sourceOf(done).place.number).toBe(0)
})

it.each(['{', '[1]', '{"haul":["x"]}', 'null'])('begins at the beginning where %s is kept', (text) => {
  localStorage.setItem('starboard.lessons', text)
  expect([keptSteps('haul'), begunLessons()]).toEqual([[], []])
})
