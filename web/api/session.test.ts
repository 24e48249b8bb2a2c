import { afterEach, beforeEach, expect, it, vi } from 'vitest'

interface Sent {
  readonly name: string
  readonly ifNew?: true
}
type Answer = (path: string, body: Sent | null) => Response

function serve(answer: Answer) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? 'GET'} ${path}`)
    return answer(path, init.body === undefined ? null : JSON.parse(String(init.body)))
  })
  return asked
}

/** Knows us as Marlo by our cookie. */
const named: Answer = (_path, body) =>
  Response.json({ name: body === null || body.ifNew === true ? 'Marlo' : body.name })

const forgetful: Answer = (_path, body) =>
  body === null
    ? Response.json({ code: 'no-session', text: 'Sign in.' }, { status: 401 })
    : Response.json({ name: body.name })

/** A fresh page: what the module remembers belongs to one visit. */
const visit = async () => {
  vi.resetModules()
  return import('./session.ts')
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('signs nobody in for just looking', async () => {
  const asked = serve(named)
  const { lookUpSession } = await visit()
  expect((await lookUpSession()).isKnown).toBe(false)
  expect(asked).toEqual([])
})

it('makes a guest with a friendly name once there is a reason, and keeps the name', async () => {
  const asked = serve(forgetful)
  const { ensureSession } = await visit()
  const { name, isKnown } = await ensureSession()
  await ensureSession()
  expect(isKnown).toBe(true)
  expect(name).toMatch(/^[A-Z][a-z]+$/)
  // Nobody asks first: a browser would print the refusal as an error.
  expect(asked).toEqual(['POST /api/session'])
  expect((await visit()).session().name).toBe(name)
})

it('has one name from the first visit on, also if it was only for looking', async () => {
  const asked = serve(named)
  const { name } = (await visit()).session()
  for (let time = 0; time < 5; time++) {
    const { lookUpSession, session } = await visit()
    await lookUpSession()
    expect(session().name).toBe(name)
  }
  expect(asked).toEqual([])
})

it('is not renamed because this browser kept nothing', async () => {
  const asked = serve(named)
  const { ensureSession } = await visit()
  expect(await ensureSession()).toEqual({ name: 'Marlo', isKnown: true })
  expect(asked).toEqual(['POST /api/session'])
})

it('comes back as the same guest', async () => {
  localStorage.setItem('starboard.name', 'Marlo')
  const asked = serve(named)
  const { lookUpSession, ensureSession } = await visit()
  expect(await lookUpSession()).toEqual({ name: 'Marlo', isKnown: true })
  await ensureSession()
  expect(asked).toEqual(['GET /api/session'])
})

it('becomes a guest of the kept name when the server has forgotten', async () => {
  localStorage.setItem('starboard.name', 'Marlo')
  serve(forgetful)
  const { ensureSession } = await visit()
  expect(await ensureSession()).toEqual({ name: 'Marlo', isKnown: true })
})

it('is not renamed against the server’s word', async () => {
  serve(() => Response.json({ code: 'no-name', rule: 'names', text: 'A name needs a letter.' }, { status: 400 }))
  const { rename, session } = await visit()
  const before = session().name
  await expect(rename('…')).rejects.toThrow('A name needs a letter.')
  expect(session().name).toBe(before)
})
