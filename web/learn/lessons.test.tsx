import { onShelf } from '@starboard/games'
import { canonical, type GameTypes, hashOf } from '@starboard/kernel'
import type { AnyBoardModule } from '@starboard/screen/contract/board.ts'
import type { Cover } from '@starboard/screen/contract/cover.ts'
import { drawTidily, labelled } from '@starboard/screen/frame/board.fixture.tsx'
import { TableScreen } from '@starboard/screen/frame/screen.tsx'
import { useSource } from '@starboard/screen/frame/use-source.ts'
import { changeSettings } from '@starboard/screen/settings/settings.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { lessonGames, loadLesson } from '../games/lessons.ts'
import { loadBoard, posters } from '../games/registry.ts'
import { Coach } from './coach.tsx'
import { isDoStep, LESSON_RULE, LessonMatch, READER } from './lesson-match.ts'
import { type LessonSource, lessonSource } from './lesson-source.ts'
import { pointedAt, pressableIn, pressedNext } from './pointed-at.ts'

drawTidily()
// Rings and bubbles follow what moves; here nothing does, and following takes most of the time.
vi.stubGlobal('requestAnimationFrame', () => 0)

const MOST_PRESSES = 5
const SHORT = 230

const loaded = async (id: string) => {
  const [lesson, board, entry] = [await loadLesson(id), await loadBoard(id), onShelf(id)]
  if (lesson === null || board === null || entry === undefined) throw new Error(`${id} is not complete.`)
  return { lesson, board, game: entry.game }
}

const sourceOf = async (id: string, done: readonly number[] = []) => {
  const { lesson, board } = await loaded(id)
  const kept: (readonly number[])[] = []
  const source = lessonSource({ game: board.game, lesson, name: 'Ada', done, keep: (now) => kept.push([...now]) })
  return { source, kept, lesson, board }
}

/** As the page draws it, without films. */
async function open(id: string) {
  changeSettings({ motion: 'none', sound: false })
  const { source, kept, lesson, board } = await sourceOf(id)
  render(<Taught source={source} module={board} steps={lesson.steps.length} />)
  await act(async () => undefined)
  return { source, kept, lesson }
}

function Taught({ source, module, steps }: { source: LessonSource; module: AnyBoardModule; steps: number }) {
  useSource(source)
  return (
    <TableScreen source={source} module={module} cover={NO_BOOK}>
      <Coach source={source} steps={steps} />
    </TableScreen>
  )
}

const NO_BOOK: Cover = { Lettering: null, loadRulebook: async () => null }

/** Presses what the ring is around, until the step is done. Gives what was on the screen if it never was. */
async function pressOn(source: LessonSource, names: readonly string[]): Promise<string | null> {
  const { number } = source.place
  let seen = namesOnScreen()
  for (let presses = 0; source.place.number === number; presses++) {
    const thing = pressedNext(document.querySelector('main'), names)
    const pressable = thing && pressableIn(thing)
    if (pressable === null || presses === MOST_PRESSES) return seen
    seen = namesOnScreen()
    await act(async () => fireEvent.click(pressable))
  }
  return null
}

describe('which games teach by playing', () => {
  it('is what their posters say', () => {
    const said = posters.filter(({ firstMatch }) => firstMatch !== undefined && firstMatch.preset === undefined)
    expect(said.map(({ id }) => id).toSorted()).toEqual([...lessonGames].toSorted())
  })
})

describe.each(lessonGames)('the lesson of %s', (id) => {
  it('is short: 12 to 25 steps, one or two sentences each', async () => {
    const { lesson } = await loaded(id)
    expect(lesson.steps.length).toBeGreaterThanOrEqual(12)
    expect(lesson.steps.length).toBeLessThanOrEqual(25)
    const said = lesson.steps.flatMap((step) => [step.say, ...(isDoStep(step) ? [step.refuse] : [])])
    expect(said.filter((text) => text.length > SHORT || text.length === 0)).toEqual([])
  })

  it('is played to its end by the real rules, and all of its luck is used', async () => {
    const { lesson, game } = await loaded(id)
    const match = new LessonMatch(game, lesson)
    while (match.step !== null) match.redo(0)
    expect(match.done).toHaveLength(lesson.steps.length)
  })

  it('goes on after every move that it takes instead', async () => {
    const { lesson, game } = await loaded(id)
    for (const [at, step] of lesson.steps.entries())
      for (const place of isDoStep(step) ? step.expect.keys() : []) {
        const match = new LessonMatch(game, lesson)
        while (match.step !== null) match.redo(match.done.length === at ? place : 0)
      }
  })

  it('refuses everything else with the sentence of its step, and nothing changes', async () => {
    const { lesson, game } = await loaded(id)
    const match = new LessonMatch(game, lesson)
    for (; match.step !== null; match.redo(0)) {
      const before = hashOf(match.match.state)
      const text = isDoStep(match.step) ? match.step.refuse : 'Read on first: press Next.'
      for (const action of othersIn(match))
        expect(match.act(action)).toMatchObject({ code: 'not-the-lesson', rule: LESSON_RULE, text })
      if (isDoStep(match.step)) expect(match.next()).toMatchObject({ text })
      expect(hashOf(match.match.state)).toBe(before)
    }
  })

  it('points at what is on the board, and pressing it is all that it takes', async () => {
    const { source, lesson } = await open(id)
    for (const [at, step] of lesson.steps.entries()) {
      const here = `step ${at + 1}: ${step.say}`
      expect(source.place.number, here).toBe(at)
      expect(screen.getByLabelText('Coach').textContent, here).toContain(step.say)
      if (isDoStep(step)) expect(await pressOn(source, step.press), here).toBeNull()
      else {
        if (step.point !== undefined)
          expect(pointedAt(document.querySelector('main'), step.point), `${here}\n${namesOnScreen()}`).not.toBeNull()
        await act(async () => fireEvent.click(labelled('Coach').getByRole('button', { name: 'Next' })))
      }
    }
    expect(source.place.step).toBeNull()
  })

  it('is taken up again where it was left', async () => {
    const { source, kept, lesson } = await sourceOf(id)
    const half = Math.floor(lesson.steps.length / 2)
    await goTo(source, half)
    const done = kept.at(-1) ?? []
    expect(done).toHaveLength(half)
    const { source: again } = await sourceOf(id, done)
    expect(canonical(again.state.shown)).toBe(canonical(source.state.shown))
    expect(again.place).toMatchObject({ number: half, step: source.place.step })
    expect(await again.story()).toEqual(await source.story())
  })
})

/** What the rules allow now and the lesson does not ask for. */
function othersIn({ match, step }: LessonMatch): readonly GameTypes['Action'][] {
  const wanted = step !== null && isDoStep(step) ? step.expect.map((action) => canonical(action)) : []
  return match.look(READER).legal.filter((action) => !wanted.includes(canonical(action)))
}

async function goTo(source: LessonSource, number: number) {
  while (source.place.number < number) {
    const { step } = source.place
    if (isDoStep(step)) expect(await source.act(step.expect[0])).toEqual({ ok: true })
    else source.next()
  }
}

/** For whoever writes a lesson: what could be pointed at. */
const namesOnScreen = (): string =>
  [...document.querySelectorAll('main :is([data-spot], [data-point], [aria-label], button)')]
    .map((thing) => {
      const [spot, point] = [thing.getAttribute('data-spot'), thing.getAttribute('data-point')]
      const label = thing.getAttribute('aria-label') ?? (thing.matches('button') ? thing.textContent : null)
      return [spot, point, label].filter((name) => name !== null).join(' | ')
    })
    .join('\n')
