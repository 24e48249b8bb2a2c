import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { Hint, HintQuestion } from '../../contract/hint.ts'
import { type AroundBoard, AroundBoardContext } from '../context.ts'
import { aroundBoard, openFor, picture, slots } from '../frame.fixture.tsx'
import { Frame } from '../frame.tsx'

afterEach(cleanup)

/** Somebody who answers when the test says so. */
function adviser() {
  const asked: HintQuestion[] = []
  let answer: (hint: Hint | null) => void = () => undefined
  let isAborted = false
  const askHint: AroundBoard['askHint'] = (question, signal) => {
    asked.push(question)
    signal.addEventListener('abort', () => {
      isAborted = true
    })
    return new Promise((resolve) => {
      answer = resolve
    })
  }
  return { askHint, asked, isAborted: () => isAborted, say: (hint: Hint | null) => act(async () => answer(hint)) }
}

/** I am asked. */
const scene = { ...aroundBoard().scene, shown: picture({ open: [{ ...openFor(0), id: 'd1' }] }) }

const frame = (around: Partial<AroundBoard>) => (
  <AroundBoardContext value={aroundBoard({ scene, ...around })}>
    <Frame {...slots()} />
  </AroundBoardContext>
)

const button = () => screen.queryByRole('button', { name: /^Hint/ })
const WAIT: Hint = { level: 'hard', action: 'wait', weighed: [] }

it('there are hints only where the table allows them and I am asked', () => {
  const { askHint } = adviser()
  const { rerender } = render(frame({}))
  expect(button()).toBe(null)
  rerender(frame({ askHint, scene: aroundBoard().scene }))
  expect(button()).toBe(null)
  rerender(frame({ askHint }))
  expect(button() === null).toBe(false)
})

it('a hint is asked for by a press or by H, with what is on my screen and no more, and told', async () => {
  const { askHint, asked, say } = adviser()
  render(frame({ askHint }))
  await userEvent.keyboard('h')
  expect(asked).toHaveLength(1)
  expect(asked[0]?.shown).toBe(scene.shown)
  await say(WAIT)
  screen.getByText(/hard would: wait\./)
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the hint' }))
  expect(screen.queryByText(/hard would/)).toBe(null)
})

it('whoever answers meanwhile ends the search, and a late hint is not told', async () => {
  const { askHint, isAborted, say } = adviser()
  const { rerender } = render(frame({ askHint }))
  await userEvent.click(button() as HTMLElement)
  rerender(frame({ askHint, isSending: true }))
  expect(isAborted()).toBe(true)
  await say(WAIT)
  expect(screen.queryByText(/hard would/)).toBe(null)
})

it('says so when nobody has an answer', async () => {
  const { askHint, say } = adviser()
  render(frame({ askHint }))
  await userEvent.click(button() as HTMLElement)
  await say(null)
  screen.getByText('No bot has an answer to this.')
})
