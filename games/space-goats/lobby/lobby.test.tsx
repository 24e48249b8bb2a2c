// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OptionPicture } from '../../../web/contract/lobby.ts'
import { SAMPLE_SET } from '../rules/card-set.sample.ts'
import { DEFAULT_SET } from '../rules/catalogue.ts'
import { MOST_TEXT, readFile } from './card-file.ts'
import { lobby } from './index.tsx'

afterEach(cleanup)

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
})

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
