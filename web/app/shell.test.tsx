import { changeSettings, settings } from '@starboard/screen/settings/settings.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasMinute } from '../games/minutes.ts'
import { posters } from '../games/registry.ts'
import { App } from './app.tsx'
import { Shell } from './shell.tsx'

beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.stubGlobal('fetch', async () => Response.json([]))
})
afterEach(() => {
  cleanup()
  changeSettings({ contrast: 'normal', sound: true })
  vi.unstubAllGlobals()
})

describe('around every page', () => {
  it('the tab has the page’s name', () => {
    render(<Shell title="Settings">x</Shell>)
    expect(document.title).toBe('Settings · Starboard')
  })

  it('the first stop of the keyboard skips to the page', async () => {
    render(<Shell title={null}>x</Shell>)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Skip to the page')
    expect(document.activeElement?.getAttribute('href')).toBe('#main')
    expect(screen.getByRole('main').id).toBe('main')
  })

  it('one press switches the sound', async () => {
    render(<Shell title={null}>x</Shell>)
    await userEvent.click(screen.getByRole('button', { name: 'Sound', pressed: true }))
    expect(settings().sound).toBe(false)
  })

  it('says when the device is offline, and stops when it is not', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    render(<Shell title={null}>x</Shell>)
    expect(screen.queryByText('You are offline.')).toBeNull()
    onLine.mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    expect(screen.getByText('You are offline.')).toBeTruthy()
    onLine.mockRestore()
  })
})

describe('joining by code', () => {
  it('forgives how a code is typed', async () => {
    render(<Shell title={null}>x</Shell>)
    await userEvent.type(screen.getByLabelText('Join by code'), ' kfq7m-3txwa{Enter}')
    expect(location.pathname).toBe('/t/KFQ7M3TXWA')
    await userEvent.type(screen.getByLabelText('Join by code'), ' kf-q7m{Enter}')
    expect(location.pathname).toBe('/t/KFQ7M')
  })

  it('says what a code looks like when there is none', async () => {
    render(<Shell title={null}>x</Shell>)
    await userEvent.type(screen.getByLabelText('Join by code'), 'no code{Enter}')
    expect(screen.getByRole('alert').textContent).toContain('ten letters')
    expect(location.pathname).toBe('/')
  })
})

describe('addresses', () => {
  it('the shelf shows every poster, and what is coming cannot be pressed', async () => {
    render(<App />)
    expect(screen.getByRole('heading', { name: 'What shall we play?' })).toBeTruthy()
    const games = screen.getByRole('region', { name: 'Games' })
    expect(games.querySelectorAll('article')).toHaveLength(posters.length)
    const coming = [...games.querySelectorAll('[data-ready="false"]')]
    expect(coming.every((game) => game.querySelector('button') === null)).toBe(true)
  })

  it('the shelf says in a line what this is and what each game is about, and tells each in a minute', () => {
    render(<App />)
    screen.getByText(/^Board games about .* in your browser/)
    for (const { id, name, about } of posters) {
      screen.getByText(about)
      expect(screen.queryAllByRole('button', { name: `${name} in a minute` })).toHaveLength(hasMinute(id) ? 1 : 0)
    }
  })

  it('an unknown one is drawn as such, and the next page begins at its top with the focus', async () => {
    history.replaceState(null, '', '/nowhere')
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    render(<App />)
    expect(screen.getByRole('heading', { name: 'There is nothing at this address.' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'To the shelf' }))
    expect(await screen.findByRole('heading', { name: 'What shall we play?' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(scroll).toHaveBeenCalled()
  })

  it('high contrast reaches the whole page', () => {
    changeSettings({ contrast: 'high' })
    render(<App />)
    expect(document.documentElement.dataset.contrast).toBe('high')
  })
})
