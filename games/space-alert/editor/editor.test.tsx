// @vitest-environment happy-dom
import { Toaster, toast } from '@starboard/screen/pieces/toast.tsx'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { missionOf, missionText, SIX_GUESTS } from '../film/missions.fixture.ts'
import { editor } from './index.tsx'
import { fromShareCode, shareCode } from './model/share.ts'

// Whether something is hidden is worked out for every part of the drawing: that would take seconds for each question.
configure({ defaultHidden: true })

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const guests = shareCode(missionOf(SIX_GUESTS)) ?? ''

function open(shared = guests) {
  return render(
    <>
      <editor.Editor
        shared={shared}
        say={toast}
        linkTo={(code) => `https://table.example/editor#${code}`}
        openTable={() => undefined}
        playAlone={() => undefined}
      />
      <Toaster />
    </>,
  )
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const lab = () => screen.getByRole('region', { name: 'Mission lab' })
const result = () => /(Won, \S+ points|Lost in turn \d+)/.exec(lab().textContent ?? '')?.[0]
const file = (text: string) => new File([text], 'flight.json', { type: 'application/json' })
const drop = (text: string) => fireEvent.drop(lab(), { dataTransfer: { files: [file(text)] } })

describe('the mission lab', () => {
  test('tells a newcomer what it is, and opens an example', async () => {
    open('')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mission lab')
    await press('Open an example')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Six guests/))
    expect(result()).toBe('Won, 20 points')
  })

  test('a card is changed, all is resolved at once, and undone again', async () => {
    open()
    await press(/^Ines, turn 3: A, fire/)
    const cards = screen.getByRole('group', { name: 'Card of Ines, turn 3' })
    await userEvent.click(within(cards).getByRole('button', { name: 'nothing' }))
    const changed = result()
    expect(changed).not.toBe('Won, 20 points')
    expect(screen.getByRole('button', { name: /^Ines, turn 3: nothing/ })).toBeTruthy()
    await press('Undo (Ctrl+Z)')
    expect(result()).toBe('Won, 20 points')
    await userEvent.keyboard('{Control>}y{/Control}')
    expect(result()).toBe(changed)
  })

  test('letters put cards into the picked slot', async () => {
    open()
    await press(/^Mara, turn 3: nothing/)
    await userEvent.keyboard('b')
    expect(screen.getByRole('button', { name: /^Mara, turn 3: B, energy/ })).toBeTruthy()
    await userEvent.keyboard('{Delete}{Escape}')
    expect(screen.getByRole('button', { name: /^Mara, turn 3: nothing/ })).toBeTruthy()
    expect(screen.queryByRole('group', { name: /^Card of/ })).toBe(null)
  })

  test('SA-12.4 a refusal stands at the field it concerns, and the film shows what was', async () => {
    open()
    await userEvent.click(screen.getByRole('tab', { name: 'Mission' }))
    await userEvent.selectOptions(screen.getByLabelText('Turn of Fighter'), '3')
    const field = screen.getByLabelText('Turn of Fighter')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toMatch(/repeats T\+3.*SA-12\.4/i)
    expect(screen.getByRole('alert').textContent).toMatch(/threats\[5\]\.turn/)
    expect(result()).toBe('Won, 20 points')
    await userEvent.selectOptions(screen.getByLabelText('Turn of Fighter'), '9')
    expect(screen.queryByRole('alert')).toBe(null)
  })

  test('threats come and go', async () => {
    open()
    await userEvent.click(screen.getByRole('tab', { name: 'Mission' }))
    await userEvent.selectOptions(screen.getByLabelText('Add a threat'), 'SE2-05')
    expect(screen.getByRole('button', { name: 'Remove Nemesis' })).toBeTruthy()
    expect(result()).not.toBe('Won, 20 points')
    await press('Remove Nemesis')
    expect(result()).toBe('Won, 20 points')
  })

  test('a file is opened by dropping it; a wrong one says what is wrong and where, and changes nothing', async () => {
    open()
    drop(missionText(SIX_GUESTS).replace('"lift"', '"elevator"'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/flight\.json was not opened/))
    expect(screen.getByRole('alert').textContent).toMatch(/crew\[0\]\.actions\[9\]/)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Six guests/)
    drop(missionText('edge-cases/10-three-rockets.json'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/rockets/))
    expect(screen.queryByRole('alert')).toBe(null)
  })

  test('the link that is shared leads back to this very mission', async () => {
    open()
    await press('Share and save')
    const link = screen.getByText(/^https:\/\/table\.example/).textContent ?? ''
    expect(fromShareCode(link.split('#')[1] ?? '')).toEqual(fromShareCode(guests))
  })

  test('a damaged link says so', () => {
    open(guests.slice(0, -5))
    expect(screen.getByRole('alert').textContent).toMatch(/The link was not opened.*damaged/)
  })

  test('compared with before: the first turn that differs, what it was and what it is', async () => {
    open()
    await press('Compare from here')
    const note = () => screen.getByRole('status', { name: 'Compared with before' }).textContent
    expect(note()).toMatch(/The same as before/)
    await press(/^Ines, turn 3: A, fire/)
    await userEvent.keyboard('{Delete}')
    expect(note()).toMatch(/First difference in turn 3, crew actions\. Before: Ines fires the heavy cannon/)
    expect(note()).toMatch(/Outcome won, now lost; score 20, now 0/)
    await press('Stop comparing')
    expect(screen.queryByRole('status', { name: 'Compared with before' })).toBe(null)
  })

  test('what lay on the desk is there again after a reload', async () => {
    open().unmount()
    open('')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Six guests/)
  })
})
