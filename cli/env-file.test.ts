import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { brokenLine } from './env-file.ts'
import { terminal } from './starboard.fixture.ts'

const { alone, fileNamed } = terminal()
const ENV = fileNamed('.env')
afterEach(() => rmSync(ENV, { recursive: true, force: true }))

const DOCTOR = ['doctor', '--json'] as const

describe('a file .env in the folder', () => {
  it('is read before the configuration', async () => {
    writeFileSync(ENV, 'STARBOARD_WORKERS=none\n')
    expect(await alone(...DOCTOR)).toMatchObject({
      exitCode: 2,
      error: expect.stringContaining('STARBOARD_WORKERS'),
    })
  })

  it('may be missing', async () => {
    expect((await alone(...DOCTOR)).error).not.toContain('.env')
  })

  it('gives way to the environment', async () => {
    writeFileSync(ENV, 'STARBOARD_WORKERS=none\n')
    process.env.STARBOARD_WORKERS = '1'
    try {
      expect((await alone(...DOCTOR)).error).not.toContain('STARBOARD_WORKERS')
    } finally {
      delete process.env.STARBOARD_WORKERS
    }
  })

  it('says so when it is broken', async () => {
    writeFileSync(ENV, '# Mine\nPORT=9000\nSTARBOARD_DATA ./here\n')
    expect(await alone(...DOCTOR)).toEqual({
      exitCode: 2,
      out: '',
      error: 'starboard: .env, line 3: this is not written as NAME=value.\n',
    })
    rmSync(ENV)
    mkdirSync(ENV)
    expect(await alone(...DOCTOR)).toMatchObject({
      exitCode: 2,
      error: 'starboard: .env cannot be read: it is a folder.\n',
    })
  })

  it.each<[string, number | null]>([
    ['', null],
    ['A=1\r\n\r\n  # note\r\nexport B = two words # note\r\n', null],
    ['A="one\ntwo"\nB=`x`\n', null],
    ['A=1\nB\n', 2],
    ['1A=1\n', 1],
    ['A=1\nB="one\ntwo\n', 2],
  ])('%j has its first broken line at %j', (text, line) => expect(brokenLine(text)).toBe(line))
})

describe('.env.example', () => {
  /** For tests alone; CONTRIBUTING.md tells of them. */
  const OF_TESTS = ['STARBOARD_CHROMIUM', 'STARBOARD_FIXTURES']
  const textOf = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
  const sourcesIn = (folder: string) =>
    readdirSync(new URL(`../${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.(test|fixture)\.|node_modules/.test(name))
      .map((name) => textOf(`${folder}/${name}`))

  it('has every variable that the code reads', () => {
    const code = ['cli', 'server', 'wire', 'driver', 'bots', 'web'].flatMap(sourcesIn).join('\n')
    const read = new Set(
      code.match(/\b(?:STARBOARD_[A-Z_]+[A-Z]|DATABASE_URL|NATS_URL|OTEL_[A-Z_]+[A-Z]|LOG_LEVEL|PORT|HOST)\b/g),
    )
    const told = [...textOf('.env.example').matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
    expect([...read].filter((name) => !OF_TESTS.includes(name)).toSorted()).toEqual(told.toSorted())
  })
})
