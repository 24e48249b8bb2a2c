import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { seatInfo, tableInfo } from '../../wire/table.fixture.ts'
import { SeatBadge } from '../pieces/seat-badge.tsx'
import { facesAt } from './faces.ts'

afterEach(cleanup)

const BOT = { kind: 'bot', bot: 'heuristic', isHere: false } as const
const [ada, otto] = facesAt(tableInfo({ game: 'lanterns', seats: [seatInfo(0, 'Ada'), seatInfo(1, 'Otto', BOT)] }))

it('says of a bot how well it plays, beside its own name', () => {
  expect(otto).toMatchObject({ name: 'Otto', isBot: true, isHere: true, level: 'normal' })
  expect(ada).not.toHaveProperty('level')
  if (otto === undefined) throw new Error('Nobody sits there.')
  render(<SeatBadge {...otto} />)
  expect(screen.getByText('Otto')).toBeDefined()
  expect(screen.getByTitle('normal bot').textContent).toBe(', normal bot')
})

it('says no more of it than that it is a bot where nobody knows the level', () => {
  render(<SeatBadge seat={1} name="Otto" isBot />)
  expect(screen.getByTitle('bot')).toBeDefined()
})
