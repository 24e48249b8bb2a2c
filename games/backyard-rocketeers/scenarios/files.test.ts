import { readdirSync, readFileSync } from 'node:fs'
import { isRefusal } from '@starboard/kernel'
import { readScenario, runScenario } from '@starboard/kernel/scenario'
import { expect, test } from 'vitest'
import { backyardRocketeers } from '../rules/index.ts'
import { arrange } from './arrange.ts'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

test.each(files)('%s goes as written', (name) => {
  const scenario = readScenario(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  if (isRefusal(scenario)) throw new Error(scenario.text)
  expect(runScenario({ game: backyardRocketeers, arrange }, scenario).differences).toEqual([])
})
