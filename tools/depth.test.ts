import { afterEach, describe, expect, it, vi } from 'vitest'

/** The module anew, as a test finds it that was started with these variables. */
async function depthWith(variables: Readonly<Record<string, string | undefined>>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { depth } = await import('./depth.fixture.ts')
  return () => depth('MOON_LANDINGS', { test: 3, endure: 30 })
}

afterEach(() => void vi.unstubAllEnvs())

describe('depth', () => {
  it.each([
    ['of a test', {}, 3],
    ['of endurance', { STARBOARD_DEPTH: 'endure' }, 30],
    ['that was asked for', { MOON_LANDINGS: '7' }, 7],
    ['that was asked for, also in endurance', { STARBOARD_DEPTH: 'endure', MOON_LANDINGS: '7' }, 7],
  ])('%s', async (_title, variables, expected) => {
    const found = await depthWith({ STARBOARD_DEPTH: undefined, MOON_LANDINGS: undefined, ...variables })
    expect(found()).toBe(expected)
  })

  it.each(['many', '', '0', '-5'])('%j is none: a test that does nothing must not pass', async (asked) => {
    expect(await depthWith({ MOON_LANDINGS: asked })).toThrow(`MOON_LANDINGS must be a number, not “${asked}”.`)
  })
})
