import { counts, decimal, type FormRow, file, optionForm } from '@starboard/kernel'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OptionControl } from './option-control.tsx'
import { valueText } from './value-text.ts'

const about = (label: string) => ({ label, rule: 'SA-1.1' })
const { form } = optionForm({
  scale: decimal(1, { min: 0.5, max: 2, step: 0.05 }, { ...about('Clock'), unit: 'times' }),
  drag: decimal(0.5, { min: 0, max: 1, step: 0.25 }, about('Drag')),
  deck: counts(
    {
      meteor: { name: 'Meteor', printed: 3 },
      comet: { name: 'Comet', printed: 1 },
      tank: { name: 'Tank', printed: null },
    },
    { min: 0, max: 20 },
    about('Deck'),
  ),
  mission: file({ most: 20, samples: [{ name: 'a', text: '' }] }, about('Mission')),
})
const rowOf = (name: string) => form.find((row) => row.name === name) as FormRow

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function turn(name: string, value: unknown) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const sent: unknown[] = []
  render(<OptionControl row={rowOf(name)} value={value} seats={2} onChange={(one) => void sent.push(one)} />)
  const rested = () => {
    vi.advanceTimersByTime(500)
    return sent
  }
  return { rested, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

describe('a decimal', () => {
  it('slides in steps and is sent as it is written', () => {
    const { rested } = turn('scale', '1')
    const slider = screen.getByRole('slider', { name: 'Clock' })
    expect(slider.getAttribute('aria-valuetext')).toBe('1 times')
    fireEvent.change(slider, { target: { value: '14' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('1.2 times')
    expect(rested()).toEqual(['1.2'])
  })

  it('with few steps is pressed', async () => {
    const { rested, user } = turn('drag', '0.5')
    await user.click(screen.getByRole('button', { name: 'Drag: more' }))
    expect(screen.getByText('0.75')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Drag: more' }))
    expect(screen.getByRole('button', { name: 'Drag: more' }).hasAttribute('disabled')).toBe(true)
    expect(rested()).toEqual(['1'])
  })
})

describe('counts', () => {
  it('list what was changed, and take one more by its name', async () => {
    const { rested, user } = turn('deck', { comet: 0 })
    const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows()).toEqual([expect.stringContaining('Comet printed 1')])
    const more = screen.getByRole('combobox', { name: 'Deck: change another' })
    expect(within(more).queryByRole('option', { name: /Comet/ })).toBeNull()
    await user.selectOptions(more, 'meteor')
    expect(rows()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Deck, Meteor: less' }))
    expect(rested()).toEqual([{ comet: 0, meteor: 2 }])
  })

  it('leave out what is as printed again, but keep its row under the hand', async () => {
    const { rested, user } = turn('deck', { meteor: 4 })
    await user.click(screen.getByRole('button', { name: 'Deck, Meteor: less' }))
    expect(rested()).toEqual([{}])
    expect(screen.getByRole('button', { name: 'Deck, Meteor: less' })).toBeTruthy()
  })

  it('go back to what is printed at once', async () => {
    const { rested, user } = turn('deck', { meteor: 4, comet: 0 })
    await user.click(screen.getByRole('button', { name: 'Meteor as printed' }))
    expect(rested()).toEqual([{ comet: 0 }])
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  it('begin with one where the printed number depends on the table', async () => {
    const { rested, user } = turn('deck', {})
    await user.selectOptions(screen.getByRole('combobox'), 'tank')
    expect(rested()).toEqual([{ tank: 1 }])
  })
})

describe('a file', () => {
  const chooser = () => screen.getByLabelText('Mission: file')

  it('is chosen, and shown by name and size', async () => {
    const { rested, user } = turn('mission', null)
    await user.upload(chooser(), new File(['storm'], 'storm.json'))
    await vi.waitFor(() => expect(rested()).toEqual([{ name: 'storm.json', text: 'storm' }]))
    cleanup()
    turn('mission', { name: 'storm.json', text: 'storm' })
    expect(screen.getByText('storm.json').parentElement?.textContent).toBe('storm.json 5 bytes')
  })

  it('is dropped', async () => {
    const { rested } = turn('mission', null)
    const files = [new File(['calm'], 'calm.json')]
    fireEvent.drop(screen.getByRole('group', { name: 'Mission' }), { dataTransfer: { files } })
    await vi.waitFor(() => expect(rested()).toEqual([{ name: 'calm.json', text: 'calm' }]))
  })

  it('is pasted', async () => {
    const { rested, user } = turn('mission', null)
    await user.click(screen.getByRole('button', { name: 'Paste text' }))
    fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'gusts' } })
    await user.click(screen.getByRole('button', { name: 'Use this text' }))
    expect(rested()).toEqual([{ name: 'pasted text', text: 'gusts' }])
  })

  it('that is too long is not sent', async () => {
    const { rested, user } = turn('mission', null)
    await user.upload(chooser(), new File(['x'.repeat(1234)], 'long.json'))
    expect((await screen.findByRole('alert')).textContent).toBe('long.json has 1,234 characters; at most 20 fit.')
    expect(rested()).toEqual([])
  })

  it('is removed', async () => {
    const { rested, user } = turn('mission', { name: 'storm.json', text: 'storm' })
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(rested()).toEqual([null])
  })
})

it.each([
  ['scale', '1.25', '1.25 times'],
  ['deck', { meteor: 2, tank: 0 }, 'Meteor 2, Tank 0'],
  ['deck', {}, 'as printed'],
  ['mission', null, 'none'],
  ['mission', { name: 'storm.json', text: 'x'.repeat(3000) }, 'storm.json, 2.9 KB'],
])('%s %j is shown to guests as “%s”', (name, value, words) => {
  expect(valueText(rowOf(name), value)).toBe(words)
})
