import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../server/fixtures/server.fixture.ts'
import { Guest } from '../wire/guest.ts'
import { terminal } from './starboard.fixture.ts'

const { alone, starboard, fileNamed } = terminal()
const DATA = fileNamed('data')
const STORE = fileNamed('data/starboard.sqlite')

let server: TestServer
beforeEach(async () => {
  server = await testServer({}, DATA)
  await (await Guest.at(server.url, 'Ada')).createTable({ game: 'comet-rush' })
})
/** Takes the folder along. */
afterEach(() => server.close())

/** Its files stay as they are; it may be started on them again. */
async function stopped(whileDown: () => Promise<void>): Promise<void> {
  server = await server.restart(whileDown)
}

const findings = async () => {
  const { exitCode, out } = await starboard('doctor')
  const lines = out.trimEnd().split('\n')
  return { exitCode, wrong: lines.filter((line) => line.startsWith('wrong')) }
}

describe('serve', () => {
  it('a second one on the same folder ends with a sentence that names the first', async () => {
    const { exitCode, out, error } = await alone('serve', '--no-web')
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
    expect(error).toMatch(/^starboard: Another Starboard server has this data already: process \d+ on \S+, since /)
    expect(error).toContain(`process ${process.pid} on`)
    expect(error).toContain(`at ${server.url}. Stop it first, or choose another folder with STARBOARD_DATA.\n`)
  })
})

describe('backup and restore', () => {
  it('bring back what was there, and keep what was there instead', async () => {
    const { exitCode, out } = await starboard('backup', 'monday.sqlite')
    expect(exitCode).toBe(0)
    expect(out).toMatch(/^monday\.sqlite is written and whole: 1 table, 0 log entries, 1 person, schema 7, /)
    expect(out).toContain('The key that signs sessions is not in it')
    expect((statSync(fileNamed('monday.sqlite')).mode & 0o777).toString(8)).toBe('600')
    await Guest.at(server.url, 'Ben')
    await stopped(async () => {
      const restored = await starboard('restore', 'monday.sqlite')
      expect(restored).toMatchObject({ exitCode: 0, error: '' })
      expect(restored.out).toMatch(/^The data is that of monday\.sqlite now: 1 table, .* 1 person/)
      expect(restored.out).toMatch(/What was there before is data\/starboard\.sqlite\.before-\S+\.\n$/)
    })
    expect(JSON.parse((await starboard('backup', 'tuesday.sqlite', '--json')).out)).toMatchObject({ users: 1 })
  })

  it('do nothing that was not asked for', async () => {
    writeFileSync(fileNamed('diary.sqlite'), 'Dear diary')
    expect(await starboard('backup', 'diary.sqlite')).toEqual({
      exitCode: 2,
      out: '',
      error: 'starboard: diary.sqlite is there already. Choose another name, or overwrite it with --force.\n',
    })
    expect(readFileSync(fileNamed('diary.sqlite'), 'utf8')).toBe('Dear diary')
    const whileItRuns = await starboard('restore', 'diary.sqlite')
    expect(whileItRuns.exitCode).toBe(2)
    expect(await starboard('backup', 'diary.sqlite', '--force')).toMatchObject({ exitCode: 0 })
    expect((await starboard('restore', 'diary.sqlite')).error).toContain(
      'Another Starboard server has this data already',
    )
    expect(readdirSync(DATA).filter((name) => name.includes('before'))).toEqual([])
  })
})

describe('doctor', () => {
  it('finds nothing wrong with a server that runs, nor with one that has stopped', async () => {
    const { exitCode, out, error } = await starboard('doctor')
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' })
    const names = ['server', 'log', 'integrity', 'schema', 'clock', 'permissions', 'disk', 'sessions']
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => /^fine {3}(\w+): /.exec(line)?.[1]),
    ).toEqual(names)
    expect(out).toContain(`server: process ${process.pid} on`)
    await stopped(async () => expect(await findings()).toEqual({ exitCode: 0, wrong: [] }))
  })

  it('finds each thing that is wrong, and says what to do', async () => {
    await stopped(async () => {
      chmodSync(STORE, 0o644)
      expect(await findings()).toEqual({
        exitCode: 1,
        wrong: ['wrong  permissions: others can read starboard.sqlite. Start the server once, or use chmod go-rwx.'],
      })
      const bytes = readFileSync(STORE)
      const broken = Buffer.from(bytes)
      broken.fill(0xff, 8192, 16_384)
      writeFileSync(STORE, broken, { mode: 0o600 })
      expect((await findings()).wrong).toContainEqual(expect.stringContaining('“starboard restore”'))
      // A store that bears the mark of an open one, and no log.
      bytes.writeUInt32BE(7, 60)
      writeFileSync(STORE, bytes)
      chmodSync(STORE, 0o600)
      expect((await findings()).wrong).toMatchObject([expect.stringContaining('starboard.sqlite-wal is missing')])
      bytes.writeUInt32BE(0, 60)
      writeFileSync(STORE, bytes)
    })
  })

  it('and backup say that there is nothing to look at', async () => {
    await stopped(async () => {
      rmSync(DATA, { recursive: true })
      expect(await starboard('doctor', '--json')).toMatchObject({
        exitCode: 1,
        out: expect.stringContaining('"store"'),
      })
      expect((await starboard('backup', 'x.sqlite')).error).toContain('There is no store in ./data.')
      expect(existsSync(DATA)).toBe(false)
    })
  })
})

describe('with Postgres', () => {
  it.each([
    ['backup', 'while the server plays: pg_dump --format=custom --file=x "$DATABASE_URL"'],
    ['restore', 'while no server runs: pg_restore --clean --if-exists'],
  ])('%s names the tool for it', async (command, line) => {
    process.env.DATABASE_URL = 'postgres://ada:hunter2@localhost:1/x'
    try {
      const { exitCode, error } = await alone(command, 'x')
      expect(exitCode).toBe(2)
      expect(error).toContain(line)
      expect(error).not.toContain('hunter2')
    } finally {
      delete process.env.DATABASE_URL
    }
  })
})
