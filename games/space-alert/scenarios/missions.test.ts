import { describe, expect, test } from 'vitest'
import { formats } from '../formats/index.ts'
import { MISSION_FORMAT } from '../rules/file/schema.ts'
import { THREAT_IDS } from '../rules/vocabulary.ts'
import { missionFiles } from './missions.fixture.ts'

const files = missionFiles()
const check = formats[MISSION_FORMAT]

describe('mission files', () => {
  test.each(files.map(({ json, path }) => [json.name, path, json] as const))('%s (%s)', (_name, _path, json) => {
    expect(check?.(json)).toEqual({ title: json.name, differences: [] })
  })

  test('say in words what happens', () => {
    for (const { json } of files) expect(json.about.length, json.name).toBeGreaterThan(25)
  })

  test('have names of their own', () => {
    expect(new Set(files.map(({ json }) => json.name)).size).toBe(files.length)
  })
})

describe('threats', () => {
  const endings = files.flatMap(({ json }) => json.expect.threats ?? [])

  test.each(THREAT_IDS)('%s is destroyed in one mission and not in another', (id) => {
    const statuses = endings.filter((one) => one.id === id).map(({ status }) => status)
    expect(statuses).toContain('destroyed')
    expect(statuses.some((status) => status === 'survived' || status === 'remaining')).toBe(true)
  })
})
