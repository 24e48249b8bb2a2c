import { botsFor } from '@starboard/bots'
import { onShelf } from '@starboard/games'
import { bug } from '@starboard/kernel'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { KeptRun, RunStore } from '../../lab/kept-runs.ts'
import { workerHere } from '../../lab/lab.fixture.ts'
import type { ToLab } from '../../lab/messages.ts'

const { game, ...entry } = onShelf('comet-rush') ?? bug('It is there.')
const info = {
  ...game.meta,
  bots: Object.keys(botsFor({ game, ...entry })),
  options: game.options.form,
  defaults: game.options.defaults,
  presets: game.options.presets,
  presetWords: game.options.presetWords,
  seatOptions: [],
  series: [],
}

/** A worker on this thread, or one that cannot be loaded or says nothing. */
let kind: 'here' | 'unloaded' | 'silent' = 'here'

class FakeWorker {
  readonly #here = workerHere(onShelf)
  #fail: (() => void) | null = null

  addEventListener(what: string, listener: (event?: unknown) => void): void {
    if (what === 'error') this.#fail = listener
    else this.#here.line.onMessage((data) => listener({ data }))
  }
  postMessage(message: ToLab): void {
    if (kind === 'here') this.#here.line.post(message)
    else if (kind === 'unloaded') setTimeout(() => this.#fail?.())
  }
  terminate(): void {
    this.#here.line.close()
  }
}

beforeEach(() => {
  kind = 'here'
  kept = []
  localStorage.setItem('starboard.name', 'Ada')
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.startsWith('/api/games/') ? info : []))
  vi.resetModules()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const person = userEvent.setup()

/** Past runs, in memory: there is no database here. */
let kept: KeptRun[] = []
const runs: RunStore = {
  list: async () => kept,
  keep: async (run) => void kept.unshift(run),
  forget: async (address) => {
    kept = kept.filter((run) => run.address !== address)
  },
}

async function open(search = '?game=comet-rush&bots=random,random&games=30&seed=x'): Promise<void> {
  history.replaceState(null, '', `/lab${search}`)
  const { LabPage } = await import('./lab-page.tsx')
  render(<LabPage runs={runs} />)
  await screen.findByRole('combobox', { name: 'Sweep an option' })
  await screen.findByText('A: classic')
}

const press = async (name: string | RegExp) => person.click(await screen.findByRole('button', { name }))
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('says what it is for before anything was tried', async () => {
  await open()
  screen.getByText('Nothing was tried yet.')
  expect(screen.queryByRole('button', { name: /Export/ })).toBeNull()
  expect((screen.getByRole('radio', { name: 'Comet Rush' }) as HTMLInputElement).checked).toBe(true)
})

it('compares two rule sets: progress, findings, numbers as tables, the command, and files to take along', async () => {
  await open()
  await press('Rule set B')
  await press('Change the rules of B')
  const dialog = within(await screen.findByRole('dialog', { name: 'Rules of B' }))
  await person.click(await dialog.findByRole('radio', { name: /quick$/i }))
  await person.click(dialog.getByRole('button', { name: 'Done' }))
  await press('Run')
  await screen.findByText('All games are played.')
  expect(headings()).toContainEqual(expect.stringMatching(/^(With B: |No difference between A and B)/))
  expect(headings()).toContainEqual(expect.stringMatching(/^In A half of the games take up to \d+ turns/))
  const table = screen.getByRole('table', { name: 'B compared with A' })
  const turns = within(table).getByRole('row', { name: /^turns/ })
  expect(
    within(turns)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^\d/),
    expect.stringMatching(/^\d/),
    '',
    expect.stringMatching(/^[−+].*\(.* to .*\)$/),
  ])
  expect((screen.getByRole('progressbar', { name: 'Games played with B' }) as HTMLProgressElement).value).toBe(30)
  screen.getByText(
    /^npx starboard simulate comet-rush --seats 2 --bots random --games 30 --seed x --against preset=quick/,
  )
  expect(location.search).toContain('b=%7B%22preset%22%3A%22quick%22%7D')
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    // Where a browser would save, this page would go there.
    return '#'
  })
  for (const name of ['Export: CSV', 'Export: JSON', 'Export: Report page']) await press(name)
  expect(await Promise.all(saved.map(async (file) => (await file.text()).slice(0, 15)))).toEqual([
    'rule set,figure',
    '{"format":"star',
    '<!doctype html>',
  ])
})

it('opens what a link says, sweep and other bots for B included', async () => {
  await open(
    '?game=comet-rush&bots=random,heuristic,random&games=77&seed=reef&b=%7B%7D&bbots=random,random,random&sweep=baseIncome%3D4,5',
  )
  const valueIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
  expect([valueIn('Games each'), valueIn('Seed'), valueIn('Its values, with commas')]).toEqual(['77', 'reef', '4,5'])
  expect(
    (screen.getAllByRole('combobox', { name: /^Bot in seat 2/ }) as HTMLSelectElement[]).map(({ value }) => value),
  ).toEqual(['heuristic', 'random'])
})

it('keeps what was played to its end, and shows it again without playing', async () => {
  await open()
  await press('Past runs')
  await screen.findByText(/^Runs that were played to their end stand here/)
  await press('Close')
  await press('Run')
  await screen.findByText('All games are played.')
  expect(kept.map(({ report }) => report.plan.seed)).toEqual(['x'])
  cleanup()
  kind = 'silent'
  await open('?game=comet-rush&bots=random,random,random&games=7&seed=other')
  await press('Past runs')
  await press(/^Comet Rush.?30 games each, 2 seats, .*seed x/)
  await screen.findByText('All games are played.')
  expect((screen.getByLabelText('Seed') as HTMLInputElement).value).toBe('x')
  expect(headings()).toContainEqual(expect.stringMatching(/^Half of the games take up to \d+ turns/))
  await press('Past runs')
  await press('Forget the run of Comet Rush, seed x')
  await screen.findByText(/^Runs that were played to their end stand here/)
})

it('says in a sentence why something cannot be tried', async () => {
  await open()
  await press('Rule set B')
  await press('Run')
  expect((await screen.findByRole('alert')).textContent).toContain('The second rule set is the same as the first')
})

it('stops when it is told to, and says so when the bots do not come', async () => {
  kind = 'silent'
  await open()
  await press('Run')
  await screen.findByText('The first games are being played …')
  await press('Stop')
  await screen.findByText('Stopped.')
  kind = 'unloaded'
  await press('Run')
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
})
