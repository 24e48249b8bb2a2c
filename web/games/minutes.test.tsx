import { MinuteDialog } from '@starboard/screen/pieces/minute/minute-dialog.tsx'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { MinuteButton } from './minute-button.tsx'
import { minuteLoader } from './minutes.ts'
import { coverOf, isPlayable, posters } from './registry.ts'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
})
afterEach(cleanup)

const WORDS = { least: 60, most: 160 }

it.each(posters.filter(({ id }) => isPlayable(id)))('$name is told in a minute', async ({ id }) => {
  const minute = await minuteLoader(id)()
  if (minute === null) throw new Error('It has none.')
  expect(minute.lines.length).toBeGreaterThanOrEqual(5)
  expect(minute.lines.length).toBeLessThanOrEqual(7)
  const words = [minute.goal, ...minute.lines.flatMap(({ head, text }) => [head, text])].join(' ').split(/\s+/)
  expect(words.length).toBeGreaterThan(WORDS.least)
  expect(words.length).toBeLessThan(WORDS.most)
  expect(coverOf(id).loadMinute).toBeDefined()
})

it('ends with the lesson and with all the rules', async () => {
  const [poster] = posters.filter(({ firstMatch }) => firstMatch !== undefined)
  if (poster === undefined) throw new Error('No game has a lesson.')
  render(
    <MinuteButton
      poster={poster}
      draw={(press) => (
        <button type="button" onClick={press}>
          Open
        </button>
      )}
    />,
  )
  screen.getByText('Open').click()
  expect((await screen.findAllByText(/win/)).length).toBeGreaterThan(0)
  expect(screen.getByText('All the rules').closest('a')?.getAttribute('href')).toBe(`/g/${poster.id}/rules`)
  expect(screen.getByText('Learn it by playing').closest('a')?.getAttribute('href')).toMatch(/^\/(learn|solo)/)
})

it('says so where it does not come', async () => {
  const gone = () => Promise.reject(new Error('Gone.'))
  render(<MinuteDialog name="Lanterns" isOpen lesson={null} rules={null} load={gone} close={() => undefined} />)
  expect(await screen.findByText(/could not be loaded/)).toBeDefined()
})
