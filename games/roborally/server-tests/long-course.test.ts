import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, json, makeTable, type OpenServer, openServer, signIn, Tap } from '../../../server/safety/wire.fixture.ts'
import { COURSES } from '../data/courses/index.ts'

const MOST = 20_000

let server: OpenServer
let cookie: string
beforeAll(async () => {
  server = await openServer()
  cookie = await signIn(server.url, 'Ada')
})
afterAll(() => server.close())

/** A course, made as long as wanted by a comment of letters that take two bytes each. */
function courseOf(length: number): string {
  const [text = ''] = COURSES.map((course) => course.text)
  return text.replace('grid\n', `; ${'é'.repeat(length - text.length - 3)}\ngrid\n`)
}

const list = [courseOf(MOST), courseOf(MOST), courseOf(MOST - 3)].join('\n')

it('RR-2.6, 12.15 the longest courses come through, over HTTP and over the socket', async () => {
  expect([courseOf(MOST).length, list.length]).toEqual([MOST, 3 * MOST - 1])
  const options = { preset: 'tournament', course: courseOf(MOST), seriesCourses: list }
  const code = await makeTable(server.url, cookie, { game: 'roborally', seats: 2, options, isOpen: true })
  const tap = await new Tap(server.url, { cookie }).opened()
  expect(await tap.command(code, { kind: 'configure', options: { ...options, lives: 5 } })).toMatchObject({ ok: true })
  expect((await ask(`${server.url}/api/tables/${code}`)).body).toMatchObject({ options })
  await tap.close()
})

it('RR-2.6 a longer one is refused with a sentence, over HTTP and over the socket', async () => {
  const refused = {
    code: 'option-out-of-range',
    rule: 'RR-2.6',
    text: expect.stringMatching(/^course must be text of at most 20000 characters; .{1,80} is not\.$/),
  }
  const options = { course: courseOf(MOST + 1) }
  const { status, body } = await ask(`${server.url}/api/tables`, json({ game: 'roborally', options }, cookie))
  expect([status, body]).toMatchObject([409, refused])
  const code = await makeTable(server.url, cookie, { game: 'roborally', seats: 2 })
  const tap = await new Tap(server.url, { cookie }).opened()
  expect(await tap.command(code, { kind: 'configure', options })).toMatchObject({ ok: false, refused })
  await tap.close()
})

it('lists carry no course', async () => {
  const options = { course: courseOf(MOST) }
  await makeTable(server.url, cookie, { game: 'roborally', seats: 2, options, isOpen: true })
  for (const path of ['/api/tables', '/api/tables/mine', '/api/games']) {
    const { text, status } = await ask(server.url + path, { headers: { cookie } })
    expect([status, text.includes('rrcourse')]).toEqual([200, false])
    expect(text.length).toBeLessThan(path === '/api/games' ? 60_000 : 4000)
  }
})
