// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Answer = (path: string, body: { name: string } | null) => Response

function serve(answer: Answer) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? 'GET'} ${path}`)
    return answer(path, init.body === undefined ? null : JSON.parse(String(init.body)))
  })
  return asked
}

const named: Answer = (_path, body) => Response.json({ name: body?.name ?? 'Marlo' })

const forgetful: Answer = (_path, body) =>
  body === null ? Response.json({ code: 'no-session', text: 'Sign in.' }, { status: 401 }) : Response.json(body)

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
  expect(asked).toEqual(['GET /api/session', 'POST /api/session'])
  expect((await visit()).session().name).toBe(name)
})

it('is not renamed because this browser kept nothing', async () => {
  const asked = serve(named)
  const { ensureSession } = await visit()
  expect(await ensureSession()).toEqual({ name: 'Marlo', isKnown: true })
  expect(asked).toEqual(['GET /api/session'])
})

it('comes back as the same guest', async () => {
  localStorage.setItem('starboard.name', 'Marlo')
  const asked = serve(named)
  const { ensureSession } = await visit()
  expect(await ensureSession()).toEqual({ name: 'Marlo', isKnown: true })
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
