import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal, lookAt, Match, type NameOf, readExport, readText, type Viewer } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { shelf } from './shelf.ts'

/** Nothing is ever "1 cards". */
const ODD = /(?<![\d.,/+×–-])\b1 (cards|cubes|parts|points|turns|ships|pods|tokens|rockets|hit points|shields|rounds)\b/
const VIEWERS: readonly Viewer[] = ['everything', 'spectator']
const PLACES = 10
/** Without figures in them. */
const nameOf: NameOf = (seat) => ['Ada', 'Ben', 'Cem', 'Dan'][seat] ?? 'Eve'

describe.each(shelf.map(({ game }) => ({ name: game.meta.name, game })))('$name', ({ game }) => {
  const golden = join(import.meta.dirname, game.meta.id, 'golden')
  const [ofBots = ''] = readdirSync(golden).filter((name) => name.endsWith('-bots.json'))
  const exported = readExport(game, JSON.parse(readFileSync(join(golden, ofBots), 'utf8')))
  if (isRefusal(exported)) throw new Error(exported.text)
  const { header, log, story } = exported

  test('speaks of one card where there is one, in the log', () => {
    const told = story.flat().map((event) => readText(game.words.event(event) ?? '', { name: nameOf, reader: null }))
    expect(told.filter((text) => ODD.test(text))).toEqual([])
  })

  test('and where the position is told in words', () => {
    const places = Array.from({ length: PLACES }, (_, part) => Math.ceil(((part + 1) * log.length) / PLACES))
    const told = places.flatMap((length) => {
      const { state } = Match.fold({ game, header, source: null }, log.slice(0, length))
      return VIEWERS.map((viewer) => {
        const { view } = lookAt(game, state, viewer, { at: 0, now: 0 })
        return JSON.stringify(game.words.position?.(view, viewer, nameOf) ?? [])
      })
    })
    expect(told.flatMap((text) => ODD.exec(text) ?? [])).toEqual([])
  })
})
