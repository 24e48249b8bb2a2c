import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasRulebook, loadRulebook, posters } from '../../games/registry.ts'
import { RulesPage } from './rules-page.tsx'

const game = posters.find(({ id }) => hasRulebook(id))?.id ?? ''
const ruleOf = async (place: number) => Object.keys((await loadRulebook(game))?.rules ?? {})[place] ?? ''

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  history.replaceState(null, '', `/g/${game}/rules`)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lit = () => document.querySelector('[data-lit]')?.id

it('marks the rule in the address, although the book comes later', async () => {
  const rule = await ruleOf(5)
  location.hash = rule
  render(<RulesPage game={game} />)
  await waitFor(() => expect(lit()).toBe(rule))
  expect(document.activeElement?.id).toBe(rule)
})

it('finds rules by a word, and leads to one of them', async () => {
  render(<RulesPage game={game} />)
  const rule = await ruleOf(2)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the rules' }), rule)
  await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^${rule}\\s`) }))
  await waitFor(() => expect(lit()).toBe(rule))
  expect(screen.queryByRole('region', { name: 'Rules found' })).toBeNull()
})

it('says so when no rule speaks of it', async () => {
  render(<RulesPage game={game} />)
  await ruleOf(0)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the rules' }), 'zeppelin')
  expect(await screen.findByText(/No rule speaks of “zeppelin”/)).toBeTruthy()
})

it('is drawn as coming for a game without a book', () => {
  const coming = posters.find(({ id }) => !hasRulebook(id))
  if (coming === undefined) return
  render(<RulesPage game={coming.id} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('is being written')
})
