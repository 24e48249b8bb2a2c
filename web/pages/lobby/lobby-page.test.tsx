import type { TableInfo } from '@starboard/wire/protocol'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { posters } from '../../games/registry.ts'
import { fakeSource, lobbyState, lobbyTable, sampleGame } from './lobby.fixture.ts'
import { LobbyPage } from './lobby-page.tsx'

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(sampleGame)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(table: TableInfo, refusing: Parameters<typeof fakeSource>[1] = []) {
  const { source, sent } = fakeSource(table, refusing)
  const page = render(<LobbyPage source={source} state={lobbyState(table)} />)
  await screen.findAllByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByText('Loading the page')).toBeNull())
  const change = (next: TableInfo) => page.rerender(<LobbyPage source={source} state={lobbyState(next)} />)
  return { sent, change, user: userEvent.setup() }
}

const prompt = () => within(screen.getByRole('region', { name: 'What to do now' }))

describe('somebody with the link', () => {
  it('sits down with one press, and brings a seed', async () => {
    const { sent, user } = await open(lobbyTable('Pe', null))
    await user.click(prompt().getByRole('button', { name: 'Sit down' }))
    expect(sent).toEqual([{ kind: 'sit', seed: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  })

  it('changes nothing: the rules are only to be read', async () => {
    await open(lobbyTable('Pe', null))
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Table settings' })).toBeNull()
  })

  it('reads how a bot plays: its character, if it has one, and its level', async () => {
    const { seats, ...table } = lobbyTable('Pbbe', null)
    await open({ ...table, seats: seats.map((seat) => (seat.seat === 1 ? { ...seat, character: 'greedy' } : seat)) })
    expect(screen.getByText('greedy, normal bot')).toBeTruthy()
    expect(screen.getByText('normal bot')).toBeTruthy()
  })

  it('finds a full table drawn, and can watch', async () => {
    const { user } = await open(lobbyTable('Pb', null))
    expect(screen.getByRole('heading', { name: 'Every seat is taken.' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Watch' }))
    expect(prompt().getByText('All seats are taken.')).toBeTruthy()
  })
})

describe('a table that goes on from a moment of another match', () => {
  const branch = { code: 'KFQ7M', length: 12, luck: 'open', names: ['Cleo', 'Brandt'] } as const

  it('says whence it comes, in whose place people sit, and that its luck is open; its rules are only to be read', async () => {
    await open(lobbyTable('Pe', 0, { branch, seatRange: [2, 2] }))
    expect(screen.getByRole('heading', { name: 'From moment 12 of another match' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See that moment' }).getAttribute('href')).toBe('/r/KFQ7M#12')
    expect(screen.getByText(/in Cleo’s place/)).toBeTruthy()
    expect(screen.getByText(/in Brandt’s place/)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Open luck' })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: 'in a hurry' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Close seat/ })).toBeNull()
  })
})

describe('the host', () => {
  it('fills and starts, one command after the other', async () => {
    const { sent, user } = await open(lobbyTable('pe', 0))
    await user.click(prompt().getByRole('button', { name: 'Fill and start' }))
    await waitFor(() => expect(sent.map(({ kind }) => kind)).toEqual(['bot', 'ready', 'start']))
  })

  it('stops at a refusal and reads why', async () => {
    const { sent, user } = await open(lobbyTable('pe', 0), ['ready'])
    await user.click(prompt().getByRole('button', { name: 'Fill and start' }))
    expect(await screen.findByText('This table says no.')).toBeTruthy()
    expect(sent.map(({ kind }) => kind)).toEqual(['bot', 'ready'])
  })

  it('changes an option and sends only what differs from the preset', async () => {
    const { sent, user } = await open(lobbyTable('Pp', 0, { options: { preset: 'quick' } }))
    await user.click(screen.getByRole('radio', { name: 'very fast' }))
    expect(sent).toEqual([{ kind: 'configure', options: { preset: 'quick', pace: 'veryFast' } }])
  })

  it('sees what was changed, resets it, and is warned where secrecy suffers', async () => {
    const { sent, user } = await open(lobbyTable('Pp', 0, { options: { asks: false } }))
    expect(screen.getByText('with 1 change')).toBeTruthy()
    expect(screen.getByText(/less secret/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(sent).toEqual([{ kind: 'configure', options: { preset: 'classic' } }])
  })

  it('frees a seat, opens one, and puts bots on empty ones', async () => {
    const { sent, user } = await open(lobbyTable('Ppe', 0))
    await user.click(screen.getByRole('button', { name: 'Free the seat of N2' }))
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Free the seat' }))
    await user.click(screen.getByRole('button', { name: 'Open one' }))
    await user.click(screen.getByRole('button', { name: 'easy bot' }))
    expect(sent).toEqual([
      { kind: 'kick', seat: 1 },
      { kind: 'configure', seats: 4 },
      { kind: 'bot', seat: 2, level: 'random' },
    ])
  })
})

describe('seats that the options do not allow', () => {
  it('are neither offered nor counted', async () => {
    await open(lobbyTable('Pp', 0, { seatRange: [2, 2] }))
    screen.getByText('2 taken, 2 play')
    expect(screen.queryByRole('button', { name: 'Open one' })).toBeNull()
  })

  it('cannot be given up where fewer cannot play', async () => {
    await open(lobbyTable('Ppe', 0, { seatRange: [3, 4] }))
    expect(screen.queryByRole('button', { name: 'Close seat 3' })).toBeNull()
  })
})

describe('a seat that is gone', () => {
  it('was taken from me: the page says so', async () => {
    const { change } = await open(lobbyTable('Pp', 1))
    change(lobbyTable('Pe', null))
    expect(await screen.findByRole('heading', { name: 'The host freed your seat.' })).toBeTruthy()
  })

  it('was given up by me: nobody complains', async () => {
    const { change, user } = await open(lobbyTable('Pp', 1))
    await user.click(screen.getByRole('button', { name: 'Give up my seat' }))
    change(lobbyTable('Pe', null))
    expect(screen.queryByText('The host freed your seat.')).toBeNull()
  })
})

it('a preset says what it is, by the name that the game gives it', async () => {
  const { change } = await open(lobbyTable('Pp', 1, { options: { preset: 'quick' } }))
  screen.getByText('in a hurry')
  screen.getByText('One life each.')
  change(lobbyTable('Pp', 1))
  screen.getByText('classic')
})

it('tells the game in a minute, one press away', async () => {
  const id = posters[0]?.id ?? ''
  vi.stubGlobal('fetch', async () => Response.json({ ...sampleGame, id }))
  await open(lobbyTable('Pp', 1, { game: id }))
  expect((await screen.findAllByRole('button', { name: /in a minute$/ })).length).toBeGreaterThan(0)
})

it('every option leads to its rule', async () => {
  await open(lobbyTable('Pp', 1))
  expect(screen.getByRole('link', { name: 'SA-1.1' }).getAttribute('href')).toBe('/g/sample/rules#SA-1.1')
})

it('nobody talks while the game has closed it: the chat says why and keeps what was written', async () => {
  const closed = { code: 'hush', rule: 'SA-9.1', text: 'Nobody may talk now.' }
  const { sent, change, user } = await open(lobbyTable('pe', 0))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Say something' })
  await user.type(field, 'Hel')
  change({ ...lobbyTable('pe', 0), talkRefused: closed })
  expect(screen.getByText('Nobody may talk now.', { selector: '[role=status]' })).toBeTruthy()
  await user.type(field, 'p{Enter}')
  expect([field.value, sent]).toEqual(['Hel', []])
  change(lobbyTable('pe', 0))
  await user.type(field, 'lo{Enter}')
  expect(sent).toEqual([{ kind: 'chat', text: 'Hello' }])
})
