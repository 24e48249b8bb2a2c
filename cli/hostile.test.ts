import { readFileSync, writeFileSync } from 'node:fs'
import { onShelf } from '@starboard/games'
import { type AnyGame, bug, EXPORT_LIMITS, isRefusal } from '@starboard/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { ExportKey } from '../server/http/export-key.ts'
import { REFUSED_UNPLAYED } from '../web/replay/hostile.fixture.ts'
import { recordMatch } from '../web/replay/record.fixture.ts'
import { exportedAt } from './exported.ts'
import { readAtMost } from './files.ts'
import { terminal } from './starboard.fixture.ts'

const { starboard, fileNamed } = terminal()
const game = (onShelf('comet-rush')?.game ?? bug('There is no such game.')) as unknown as AnyGame
const exported = recordMatch(game, 4)
const key = new ExportKey('a secret of one’s own, long enough', ['https://games.example.org'])

const write = (name: string, value: unknown): string => {
  writeFileSync(fileNamed(name), typeof value === 'string' ? value : JSON.stringify(value))
  return fileNamed(name)
}

/** A sentence about why it is refused, or nothing. */
function refusalOf(path: string): string {
  try {
    const { read } = exportedAt(path, EXPORT_LIMITS)
    return isRefusal(read) ? read.text : ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

beforeAll(() => {
  write('match.json', exported)
  write('signed.json', key.signed(exported, 1_800_000_000_000))
})

describe('a hostile file on the command line', () => {
  it.each(REFUSED_UNPLAYED)('$name: is refused with a sentence', ({ says, text }) => {
    expect(refusalOf(write('hostile.json', text(exported)))).toMatch(says)
  })

  it('without an end is read no further than a match goes', () => {
    expect(readAtMost('/dev/zero', 3_000_000)).toBe(null)
  })

  it('can be verified all the same by whoever lifts the limits', async () => {
    const undo = { kind: 'undo', seat: 0, to: 1, at: 0, luck: [] }
    const log = [exported.log[0], ...Array.from({ length: 30_000 }, () => undo)]
    write('undos.json', { ...exported, log })
    const [limited, lifted] = await Promise.all([
      starboard('verify', 'undos.json'),
      starboard('verify', 'undos.json', '--no-limits'),
    ])
    expect(limited).toMatchObject({ exitCode: 2, error: expect.stringMatching(/more than 20,000.*--no-limits/) })
    expect(lifted).toMatchObject({ exitCode: 1, out: expect.stringContaining('nothing you may take back') })
  })

  it('cannot paint the terminal, and a story without words is a sentence, not a crash', async () => {
    const loud = '\u001b[2J\u001b]0;owned\u0007\u009bX'
    write('loud.json', {
      ...exported,
      names: exported.names.map(() => loud),
      outcome: { ...exported.outcome, text: loud },
    })
    write('dumb.json', { ...exported, story: exported.story.map(() => Object.values(EVENTS)) })
    const [told, verified, dumb] = await Promise.all([
      starboard('replay', 'loud.json'),
      starboard('verify', 'loud.json'),
      starboard('replay', 'dumb.json'),
    ])
    for (const { out } of [told, verified]) expect(out).not.toMatch(/[^\P{Cc}\n]/u)
    expect(told.exitCode).toBe(0)
    expect(dumb.exitCode === 0 || /cannot be put into words/.test(dumb.error)).toBe(true)
    expect(dumb.error).not.toContain('    at ')
  })
})

const EVENTS = Object.fromEntries(
  exported.story.flat().map(({ kind }) => [kind, { kind, seat: null, card: null, cards: 7, from: {} }]),
)

describe('a signed match', () => {
  it('says who signed it, as far as that is known', async () => {
    const [anybody, asked, other, plain, wanted] = await Promise.all([
      starboard('verify', 'signed.json'),
      starboard('verify', 'signed.json', '--signed-by', key.publicKey),
      starboard('verify', 'signed.json', '--signed-by', 'ab'.repeat(32)),
      starboard('verify', 'match.json', '--json'),
      starboard('verify', 'match.json', '--signed-by', key.publicKey),
    ])
    const short = key.publicKey.slice(0, 16).replace(/(.{4})(?=.)/g, '$1 ')
    expect(anybody).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining(`by who says to be https://games.example.org (key ${short})`),
    })
    expect(asked).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining(`Signed on 2027-01-15 by https://games.example.org (key ${short}).`),
    })
    expect(other).toMatchObject({ exitCode: 1, out: expect.stringContaining('Signed by another') })
    expect([plain.exitCode, JSON.parse(plain.out).signature]).toEqual([0, { state: 'none' }])
    expect(wanted).toMatchObject({ exitCode: 1, out: expect.stringContaining('Not signed') })
  })

  it('that was changed afterwards fails, though every roll in it is right', async () => {
    const file = JSON.parse(readFileSync(fileNamed('signed.json'), 'utf8')) as { names: string[] }
    write('renamed.json', { ...file, names: file.names.map((name) => `${name}?`) })
    const { exitCode, out } = await starboard('verify', 'renamed.json')
    expect(exitCode).toBe(1)
    expect(out).toMatch(/^True: [\s\S]*\nThe signature does not fit: /)
  })
})
