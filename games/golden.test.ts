import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal, readExport, verify } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { shelf } from './shelf.ts'
import { transcript } from './transcript.fixture.ts'

/** As many of them as the game is usually played by. */
const BOTS_ALONE = /^\w+-bots\.json$/

/**
 * Matches that were played once and are kept as they were exported. Whatever changes in the code, they must verify; a
 * change of the rules that replays them differently needs a new version of the rules. What they say in words stands
 * beside them as text: a diff of it is read like any other (`npx vitest run games/golden.test.ts -u` writes it anew).
 */
for (const { game } of shelf) {
  const folder = join(import.meta.dirname, game.meta.id, 'golden')
  const kept = readdirSync(folder).filter((name) => name.endsWith('.json'))

  describe(`${game.meta.name}, matches kept as they were exported`, () => {
    test('there are two: one of bots alone, one of people', () => {
      expect(kept).toEqual([expect.stringMatching(BOTS_ALONE), 'two-people.json'])
    })

    test.each(kept)('%s verifies and reads as before', async (name) => {
      const exported = readExport(game, JSON.parse(readFileSync(join(folder, name), 'utf8')))
      if (isRefusal(exported)) throw new Error(exported.text)
      const { problems, recomputed, draws } = verify(game, exported)
      expect(problems).toEqual([])
      expect(recomputed).toBe(draws)
      await expect(transcript(game, exported)).toMatchFileSnapshot(join(folder, name.replace('.json', '.txt')))
    })
  })
}
