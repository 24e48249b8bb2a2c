import type { OptionPicture } from '@starboard/screen/contract/lobby.ts'
import { drawTidily } from '@starboard/screen/frame/board.fixture.tsx'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { SAMPLE_SET } from '../rules/card-set.sample.ts'
import { DEFAULT_SET } from '../rules/catalogue.ts'
import { form } from '../rules/options.ts'
import { MOST_TEXT, readFile } from './card-file.ts'
import { lobby } from './index.tsx'

drawTidily()

const { cardSet: CardSet } = lobby.options
if (CardSet === undefined) throw new Error('The drawing is missing.')

const PICTURE = { label: 'Cards', value: DEFAULT_SET, values: {}, seats: 3, match: 1, mayChange: true }

const draw = (change: Partial<OptionPicture> = {}) => {
  const changes: unknown[] = []
  render(<CardSet {...PICTURE} onChange={(value) => void changes.push(value)} {...change} />)
  return changes
}

/** One that takes every change, as a table does. */
const Table = () => {
  const [value, setValue] = useState<unknown>(SAMPLE_SET)
  return <CardSet {...PICTURE} value={value} onChange={setValue} />
}

describe('the cards', () => {
  it('SG-R25 are those of the box to begin with, and can be looked at', async () => {
    draw({ mayChange: false })
    expect(screen.getByText('43 market cards: 19 rockets, 14 shields and 10 specials')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Own cards' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'See the cards' }))
    const market = within(screen.getByRole('table', { name: 'Market' }))
    expect(market.getAllByRole('row')).toHaveLength(25)
    expect(market.getByRole('rowheader', { name: 'Warp Drive' })).toBeTruthy()
  })

  it('SG-R25 of somebody’s own are told, and can be given up', async () => {
    const changes = draw({ value: SAMPLE_SET })
    expect(screen.getByText(/^26 market cards/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back to the box' }))
    expect(changes).toEqual([DEFAULT_SET])
  })

  it('SG-R25 can be pasted; what is wrong is told, and nothing wrong is taken', async () => {
    const changes = draw()
    await userEvent.click(screen.getByRole('button', { name: 'Own cards' }))
    const box = screen.getByRole('textbox')
    await userEvent.click(box)
    await userEvent.paste(SAMPLE_SET.replace('destroy_1_ship"', 'make_tea"'))
    expect(await screen.findByText(/^Dart: .*make_tea.*SG-R25$/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Use these cards' }))
    expect(changes).toEqual([])
    await userEvent.clear(box)
    await userEvent.click(box)
    await userEvent.paste(SAMPLE_SET)
    await screen.findByText('These cards can be played.')
    await userEvent.click(screen.getByRole('button', { name: 'Use these cards' }))
    expect(changes).toEqual([SAMPLE_SET])
  })

  it('keep the focus when the button that was pressed goes away', async () => {
    render(<Table />)
    await userEvent.click(screen.getByRole('button', { name: 'Back to the box' }))
    expect(screen.queryByRole('button', { name: 'Back to the box' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'See the cards' }))
  })

  it('SG-R25 can be loaded from a file, which is packed', async () => {
    const changes = draw()
    await userEvent.click(screen.getByRole('button', { name: 'Own cards' }))
    const airy = JSON.stringify(JSON.parse(SAMPLE_SET), null, 4)
    await userEvent.upload(
      screen.getByLabelText(/Load a file/),
      new File([airy], 'cards.json', { type: 'application/json' }),
    )
    await screen.findByText('These cards can be played.')
    await userEvent.click(screen.getByRole('button', { name: 'Use these cards' }))
    expect(changes).toEqual([SAMPLE_SET])
  })

  it('say what is wrong with a text that is no card file', () => {
    expect(readFile('')).toEqual({ fault: 'Paste a card file or load one.' })
    expect(readFile('[{')).toMatchObject({ fault: expect.stringContaining('not JSON') })
    expect(readFile('{}')).toMatchObject({ fault: expect.stringContaining('must be a list') })
    const long = JSON.stringify([{ id: 'x', name: 'x'.repeat(MOST_TEXT) }])
    expect(readFile(long)).toMatchObject({ fault: expect.stringContaining('letters') })
  })
})

describe('the seats', () => {
  const noteFor = (seats: number, boxLimits: boolean) => lobby.seatsNote?.(seats, { boxLimits })

  it('SG-1.5 before a sixth one is opened, what stands against it is named as the rules name it', () => {
    const label = form.form.find(({ name }) => name === 'boxLimits')?.label
    expect(noteFor(5, true)).toContain(`made for 5. For more, switch off “${label}”`)
    expect([2, 3, 4].map((seats) => noteFor(seats, true))).toEqual([null, null, null])
  })

  it('SG-1.5 six to eight play with more than the box is made for', () => {
    for (const seats of [6, 7, 8]) expect(noteFor(seats, false)).toContain('The box is made for 5')
    expect(noteFor(5, false)).toBeNull()
  })
})
