import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, optionForm, text } from '@starboard/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { lanterns } from '../kernel/lanterns.fixture.ts'
import { optionsFrom, pairOf } from './arguments.ts'
import { Mistake } from './ending.ts'

const folder = mkdtempSync(join(tmpdir(), 'starboard-options-'))
const path = join(folder, 'night.txt')
writeFileSync(path, 'We pledge to sleep.')
afterAll(() => rmSync(folder, { recursive: true }))

const game = lanterns as unknown as AnyGame
const options = (...pairs: readonly string[]) => optionsFrom(game, pairs.map(pairOf))

describe('--option', () => {
  it('takes decimals, counts and files', () => {
    expect(options('bellScale=1.25', 'cards=red=2,blue=0', `pledge=@${path}`)).toMatchObject({
      bellScale: '1.25',
      cards: { red: 2, blue: 0 },
      pledge: { name: 'night.txt', text: 'We pledge to sleep.' },
    })
  })

  it('takes the text of a file for a text', () => {
    const form = optionForm({ map: text('', { most: 99, samples: [''] }, { label: 'Map', rule: 'LA-1' }) })
    expect(optionsFrom({ ...game, options: form }, [['map', `@${path}`]])).toEqual({ map: 'We pledge to sleep.' })
  })

  it.each([
    [`pledge=@${join(folder, 'none.txt')}`, 'none.txt: there is no such file.'],
    [`pledge=@${folder}`, 'this is a folder.'],
    ['pledge=night.txt', 'pledge must be a file of at most 200 characters, written @path, or nothing'],
    ['cards=read=2', 'cards does not know "read"; the nearest are red,'],
    ['bellScale=1.26', 'bellScale must be a number from 0.5 to 2 in steps of 0.05; "1.26" is not.'],
  ])('%s is a mistake', (pair, sentence) => {
    expect(() => options(pair)).toThrow(Mistake)
    expect(() => options(pair)).toThrow(sentence)
  })
})
