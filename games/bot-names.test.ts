import { botsFor } from '@starboard/bots'
import { alike } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { shelf } from './shelf.ts'

const MOST_LETTERS = 6

describe.each(shelf.map(({ game: { meta } }) => meta))('bots of $name', ({ botNames, seats }) => {
  test('have names enough for a full table and one that a person took', () => {
    expect(botNames.length).toBeGreaterThan(seats[1])
    expect(new Set(botNames.map(alike)).size).toBe(botNames.length)
  })

  test('are called as people are, and never by a number', () => {
    for (const name of botNames) {
      expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u)
      expect(name).not.toMatch(/bot/i)
      expect(name.length, `${name} on a phone, beside three others`).toBeLessThanOrEqual(MOST_LETTERS)
    }
  })
})

describe.each(shelf.map((entry) => ({ name: entry.game.meta.name, entry })))('bots of $name', ({ entry }) => {
  const characters = Object.values(botsFor(entry)).flatMap(({ characters = {} }) => [Object.keys(characters)])

  test('have each character as often as any other, and never twice among neighbours', () => {
    for (const words of characters) if (words.length > 0) expect(entry.game.meta.botNames.length % words.length).toBe(0)
  })

  test('are described by one small word', () => {
    for (const word of characters.flat()) expect(word).toMatch(/^[a-z]{3,10}$/)
  })
})

test('no two games share a name', () => {
  const all = shelf.flatMap(({ game }) => game.meta.botNames)
  expect(new Set(all.map(alike)).size).toBe(all.length)
})
