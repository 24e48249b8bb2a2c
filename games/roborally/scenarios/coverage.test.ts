import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { describeCoverage } from '../../coverage.fixture.ts'

const game = new URL('../', import.meta.url)

describeCoverage({ game, prefix: 'RR', rules: 126, rulings: 32, edgeCases: 34, options: 20 })

describe('scenario files', () => {
  const stated = [...readFileSync(new URL('RULES.md', game), 'utf8').matchAll(/^\*\*(RR-[R\d.]+)\*\*/gm)]
  const rules = stated.map(([, id = '']) => id)
  const races = readdirSync(new URL('scenarios/', game), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(new URL(`scenarios/${name}`, game), 'utf8')) as Race)

  test.each(races.map((race) => [race.name, race] as const))(
    '%s says why and cites rules that exist',
    (_name, race) => {
      expect(race.source?.length ?? 0).toBeGreaterThan(20)
      expect(race.rules?.length ?? 0).toBeGreaterThan(0)
      expect(rules).toEqual(expect.arrayContaining([...(race.rules ?? [])]))
    },
  )
})

interface Race {
  readonly name: string
  readonly source?: string
  readonly rules?: readonly string[]
}
