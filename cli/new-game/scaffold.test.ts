import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { shelf } from '@starboard/games'
import { type AnyGame, fastChance, isRefusal, readExport, readText, verify } from '@starboard/kernel'
import { LAWS, trialSetup } from '@starboard/kernel/laws'
import { afterAll, describe, expect, it } from 'vitest'
import { root, type Scaffold, scaffold } from './scaffold.ts'

const SEEDS = 3
const MOVES = 60
const games = shelf.map(({ game }) => game.meta)

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** As much of the repository as it takes, where packages are found: nothing of it is run by the tests around it. */
function workshop(): string {
  mkdirSync(join(root, '.build'), { recursive: true })
  const folder = mkdtempSync(join(root, '.build', 'workshop-'))
  folders.push(folder)
  for (const part of ['cli/new-game/template', 'games/shelf.ts', ...games.map(({ id }) => `games/${id}/RULES.md`)])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  return folder
}

function made(folder: string, id: string, more: object = {}): Scaffold {
  const result = scaffold({ root: folder, games }, { id, ...more })
  if (isRefusal(result)) throw new Error(result.text)
  return result
}

const textOf = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')

/** What our formatter and linter say of what was written. */
function styled(folder: string, written: readonly string[]) {
  const files = written.filter((path) => /\.tsx?$/.test(path)).map((path) => join(folder, path))
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const words = ['check', '--vcs-enabled=false', `--config-path=${join(root, 'biome.json')}`]
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, ...words, ...files], { encoding: 'utf8' })
  return { status, said: stdout + stderr, files: files.length }
}

const botNamesOf = (folder: string, id: string): readonly string[] =>
  textOf(folder, `games/${id}/data/bot-names.ts`).match(/(?<=')[A-Z]\w+(?=')/g) ?? []

describe('a new game', () => {
  // Called by a common word, which is also one that no constant may be called by.
  const folder = workshop()
  const { spelling, written } = made(folder, 'new')
  const load = async (): Promise<AnyGame> => {
    const { href } = pathToFileURL(join(folder, 'games/new/rules/index.ts'))
    const rules = (await import(/* @vite-ignore */ href)) as Record<string, AnyGame>
    return rules[spelling.variable] ?? expect.fail(`There is no ${spelling.variable}.`)
  }

  it('has nothing of the one it was made from but its rules', () => {
    expect(spelling).toEqual({ id: 'new', variable: 'newGame', type: 'New', name: 'New', prefix: 'NE' })
    for (const path of written) expect(textOf(folder, path)).not.toMatch(/fuel-?\s?heap|\bFH\b/i)
    expect(readdirSync(join(folder, 'games/new')).sort()).toEqual(
      readdirSync(join(root, 'cli/new-game/template')).sort(),
    )
  })

  it('stands on the shelf, written as our formatter writes', () => {
    expect(textOf(folder, 'games/shelf.ts')).toContain("import { newGame } from './new/rules/index.ts'\n")
    expect(textOf(folder, 'games/shelf.ts')).toContain('  { game: newGame, bots: {} },\n  ...extra,\n]')
    const { status, said, files } = styled(folder, written)
    expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining(`Checked ${files} files`) })
  })

  it.each(LAWS)('keeps the law: $name', async (law) => {
    const game = await load()
    for (let seed = 0; seed < SEEDS; seed++) {
      const random = fastChance(`new game ${seed}`)
      const moves = Array.from({ length: MOVES }, () => random.below(2 ** 20, 'moves'))
      law.check(game, { setup: trialSetup(game, seed), luck: `${seed}`, moves })
    }
  })

  it('brings matches that verify, and a sentence for every event', async () => {
    const game = await load()
    for (const name of ['two-bots.json', 'two-people.json']) {
      const exported = readExport(game, JSON.parse(textOf(folder, `games/new/golden/${name}`)))
      if (isRefusal(exported)) throw new Error(exported.text)
      expect(verify(game, exported).problems).toEqual([])
    }
    const rows = textOf(folder, 'games/new/golden/told.jsonl').trimEnd().split('\n')
    const names = ['Ada', 'Ben']
    for (const { event, told } of rows.map((line) => JSON.parse(line) as { event: { kind: string }; told: string }))
      expect(readText(game.words.event(event) ?? '', { name: (seat) => names[seat] ?? '', reader: null })).toBe(told)
  })

  it('shares no bot’s name with another one, however many there are', async () => {
    const { botNames } = (await load()).meta
    const second = scaffold({ root: folder, games: [...games, { id: 'new', botNames }] }, { id: 'newer' })
    if (isRefusal(second)) throw new Error(second.text)
    const names = textOf(folder, 'games/newer/data/bot-names.ts')
    for (const name of botNames) expect(names).not.toContain(name)
  })
})

describe('a game that is called by a word of our own', () => {
  // All in one workshop, so that the formatter and the compiler start once.
  const folder = workshop()
  const all: Scaffold[] = []
  for (const id of ['state', 'set', 'go', 'zigzag', 'turn', 'a-game-whose-name-is-as-long-as-can-be']) {
    const known = all.map(({ spelling }) => ({ id: spelling.id, botNames: botNamesOf(folder, spelling.id) }))
    const result = scaffold({ root: folder, games: [...games, ...known] }, { id })
    if (isRefusal(result)) throw new Error(result.text)
    all.push(result)
  }

  it('has names that nothing else has', () => {
    const named = all.map(({ spelling: { type, variable } }) => `${type} ${variable}`)
    expect(named.slice(0, 5)).toEqual([
      'StateGame stateGame',
      'SetGame setGame',
      'Go goGame',
      'Zigzag zigzag',
      'TurnGame turnGame',
    ])
  })

  it('is written in our style', () => {
    expect(styled(folder, [...new Set(all.flatMap(({ written }) => written))])).toMatchObject({ status: 0 })
  })
})

describe('what cannot be made', () => {
  const taken = shelf[0]?.game.meta.id ?? ''

  it.each([
    ['Moon Golf', {}, '"Moon Golf" is no id: small letters, digits and hyphens, such as moon-golf.'],
    ['../evil', {}, '"../evil" is no id'],
    ['moon--golf', {}, '"moon--golf" is no id'],
    ['x'.repeat(41), {}, 'is no id'],
    [taken, {}, `There is a game ${taken} already.`],
    ['moon-golf', { name: "'; process.exit()" }, 'is no name'],
    ['moon-golf', { name: '' }, '"" is no name'],
    ['moon-golf', { prefix: 'moon' }, 'Rules are named by two capital letters'],
    ['moon-golf', { prefix: 'CR' }, 'Rules of another game begin with CR already.'],
    ['m2', {}, 'say which with --prefix'],
  ])('%s with %o is refused, and nothing is written', (id, more, text) => {
    const folder = workshop()
    const before = readdirSync(folder, { recursive: true }).sort()
    const result = scaffold({ root: folder, games }, { id, ...more })
    expect(isRefusal(result) ? result.text : null).toContain(text)
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before)
    expect(textOf(folder, 'games/shelf.ts')).toBe(textOf(root, 'games/shelf.ts'))
  })

  it('a list of games that is not as we know it is left alone', () => {
    const folder = workshop()
    writeFileSync(join(folder, 'games/shelf.ts'), 'export const shelf = []\n')
    const result = scaffold({ root: folder, games }, { id: 'moon-golf' })
    expect(isRefusal(result) && result.code).toBe('no-shelf')
    expect(readdirSync(join(folder, 'games'))).not.toContain('moon-golf')
  })
})

describe('letters for rules', () => {
  it.each([
    ['moon-golf', 'MG'],
    ['comet-run', 'CO'],
    ['war', 'WA'],
    ['a-better-world', 'AB'],
  ])('%s has rules such as %s-1', (id, prefix) => {
    expect(made(workshop(), id).spelling.prefix).toBe(prefix)
  })
})
