import { shelf } from '@starboard/games'
import type { AnyGame } from '@starboard/kernel'
import type { AnyBoardModule } from '@starboard/screen/contract/board.ts'
import { describe, expect, test } from 'vitest'
import { isTrouble, openFile } from './open.ts'
import { fileOf, openHere, readerHere } from './opened.fixture.ts'
import { recordMatch } from './record.fixture.ts'

const game = shelf[0]?.game as AnyGame
const exported = recordMatch(game, 4)
const module = { game, mark: () => null } as unknown as AnyBoardModule

const changed = (change: (file: ReturnType<typeof copied>) => void) => {
  const file = copied()
  change(file)
  return file
}
const copied = () => JSON.parse(JSON.stringify(exported))

const kindOf = async (value: unknown) => {
  const made = await openHere(fileOf(value), module)
  return isTrouble(made) ? made : 'opened'
}

/** A page with its own way to the worker and to boards. */
const parts = (more: Partial<Parameters<typeof openFile>[1]> = {}) => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  newLine: () => readerHere([game]).line,
  load: async () => module,
  ...more,
})

describe('a match from outside', () => {
  test('is opened, and its file is kept as it came', async () => {
    const file = fileOf(exported)
    const made = await openHere(file, module)
    expect(isTrouble(made) ? made : made.replay.length).toBe(exported.log.length)
    expect(isTrouble(made) ? made : made.file).toBe(file)
  })

  test('that is no match says why', async () => {
    expect(await kindOf({ hello: 1 })).toMatchObject({ kind: 'no-export' })
    expect(await kindOf(null)).toMatchObject({ kind: 'no-export' })
    expect(await kindOf(changed((file) => delete file.hash))).toMatchObject({
      kind: 'no-export',
      text: expect.stringContaining('“hash”'),
    })
    expect(await kindOf(changed((file) => (file.header.game = 'ludo')))).toEqual({
      kind: 'unknown-game',
      text: 'The game “ludo” is not on this shelf.',
    })
    const older = changed((file) => Object.assign(file.header.setup, { rules: 99, options: { strange: true } }))
    expect(await kindOf(older)).toMatchObject({ kind: 'other-rules', text: expect.stringContaining('version 99') })
    expect(await kindOf(changed((file) => (file.log[0].luck = [])))).toMatchObject({ kind: 'broken' })
  })

  test('says so when its board does not load', async () => {
    const made = await openFile(fileOf(exported), parts({ load: () => Promise.reject(new Error('offline')) }))
    expect(made).toMatchObject({ kind: 'no-answer' })
  })

  test('that is too large or not JSON is not even read', async () => {
    const huge = { size: 20_000_001, text: () => Promise.reject(new Error('It was read.')) } as unknown as Blob
    expect(await openFile(huge, parts())).toMatchObject({ kind: 'too-large' })
    expect(await openFile(new Blob(['{"header"']), parts())).toMatchObject({ kind: 'not-json' })
  })
})
