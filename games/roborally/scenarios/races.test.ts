import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkRace } from './play-race.ts'

const folder = (name: string) => new URL(`${name}/`, import.meta.url)

describe.each(['elements', 'conflicts', 'edge-cases'])('scenario files: %s', (name) => {
  const files = readdirSync(folder(name))

  test.each(files)('%s', (file) => {
    const checked = checkRace(JSON.parse(readFileSync(new URL(file, folder(name)), 'utf8')))
    expect(checked).toMatchObject({ differences: [] })
  })
})
