import { Toaster, toast } from '@starboard/screen/pieces/toast.tsx'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { missionOf, missionText, SIX_GUESTS } from '../film/missions.fixture.ts'
import { shareCode } from '../film/model/share-code.ts'
import { editor } from './index.tsx'
import { fromShareCode } from './model/share.ts'

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

  test('somebody trips, which is resolved and can be undone', async () => {
    open()
    await userEvent.click(screen.getByRole('tab', { name: 'Mission' }))
    await press('Add a trip')
    const instead = screen.getByRole('combobox', { name: 'What is played instead, 1' })
    expect(result()).not.toBe('Won, 20 points')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'In turn, 1' }), '7')
    expect(lab().textContent).toMatch(/has no single card in turn 7/)
    expect(instead).toBeTruthy()
    await press(/^Remove the trip of/)
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

  describe('how hard it is', () => {
    const workers: BotWorker[] = []
    /** Where bots would fly, seen from the page. */
    class BotWorker extends EventTarget {
      readonly asked: { readonly mission: { readonly crew: readonly unknown[] } }[] = []
      isEnded = false
      constructor() {
        super()
        workers.push(this)
      }
      postMessage(wish: BotWorker['asked'][number]) {
        this.asked.push(wish)
      }
      terminate() {
        this.isEnded = true
      }
      tell(data: object) {
        act(() => void this.dispatchEvent(new MessageEvent('message', { data })))
      }
    }
    const section = () => within(screen.getByRole('region', { name: 'Difficulty' }))
    const DONE = { kind: 'done', difficulty: { crews: 100, lost: 20, meanScore: 11.25, grade: 3 } }

    beforeEach(() => {
      workers.length = 0
      vi.stubGlobal('Worker', BotWorker)
    })
    afterEach(() => vi.unstubAllGlobals())

    async function measure(): Promise<BotWorker> {
      open()
      await userEvent.click(screen.getByRole('tab', { name: 'Mission' }))
      await press('How hard is it?')
      const [worker] = workers
      if (worker === undefined) throw new Error('Nobody was asked.')
      return worker
    }

    test('is asked of bots beside the page, with progress, and told in five grades', async () => {
      const worker = await measure()
      expect(worker.asked[0]?.mission.crew).toHaveLength(4)
      worker.tell({ kind: 'flown', crews: 37 })
      expect(section().getByRole('progressbar', { name: '37 of 100 crews are back' }).getAttribute('value')).toBe('37')
      worker.tell(DONE)
      expect(section().queryByRole('progressbar')).toBe(null)
      expect(section().getByRole('status').textContent).toMatch(
        /Difficulty 3 of 5, a rough flight: of 100 crews of bots 20 lost\..*11\.3 points on average/,
      )
    })

    test('is out of date with another threat, not with another plan', async () => {
      const worker = await measure()
      worker.tell(DONE)
      await press(/^Ines, turn 3: A, fire/)
      await userEvent.keyboard('{Delete}')
      expect(section().queryByText('Measured before your last changes.')).toBe(null)
      await userEvent.click(screen.getByRole('tab', { name: 'Mission' }))
      await userEvent.selectOptions(screen.getByLabelText('Add a threat'), 'SE2-05')
      expect(section().getByText('Measured before your last changes.')).toBeTruthy()
    })

    test('is no longer worked out when somebody stops it, and says what went wrong', async () => {
      const worker = await measure()
      await press('Stop')
      expect(worker.isEnded).toBe(true)
      expect(section().queryByRole('progressbar')).toBe(null)
      await press('How hard is it?')
      workers[1]?.tell({ kind: 'failed', why: 'No bot is free.' })
      expect(section().getByRole('alert').textContent).toBe('No bot is free.')
    })
  })
})
