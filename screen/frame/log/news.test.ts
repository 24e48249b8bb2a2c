import { expect, it } from 'vitest'
import { chatSince, comingsAndGoings, type Sitter } from './news.ts'

const sitter = (change: Partial<Sitter> = {}): Sitter => ({
  seat: 1,
  name: 'Ben',
  kind: 'person',
  isHere: true,
  ...change,
})
const nobody = sitter({ name: '', kind: 'empty', isHere: false })

it('tells who sits down, leaves, goes away and comes back', () => {
  const told = [nobody, sitter(), sitter({ isHere: false }), sitter(), sitter({ name: 'Nova', kind: 'bot' }), nobody]
    .map((one) => [one])
    .flatMap((now, at, all) => (at === 0 ? [] : comingsAndGoings(all[at - 1] ?? [], now)))
  expect(told).toEqual([
    'Ben sits down in seat 2.',
    'Ben is away.',
    'Ben is back.',
    'Nova sits down in seat 2.',
    'Nova leaves seat 2.',
  ])
})

it('tells what others say, not what I say, and a long line by its beginning', () => {
  const chat = [
    { id: 1, name: 'Ben', text: 'old' },
    { id: 2, name: 'Ada', text: 'mine' },
    { id: 3, name: 'Ben', text: `hello ${'la '.repeat(40)}` },
  ]
  const told = chatSince(chat, 1, 'Ada')
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/^Ben says: hello (la ){23}la…$/)
  expect(told[0]?.split(' ').length).toBeLessThan(30)
})
