import { describe, expect, it } from 'vitest'
import { isMatchPage, isUsable, strategyFor } from './strategy.ts'

const HERE = 'https://starboard.example'
const SHELL = new Set(['/index.html', '/icon.svg'])
const asked = (path: string, change: { method?: string; mode?: string } = {}) =>
  strategyFor({ method: 'GET', mode: 'cors', url: new URL(path, HERE).href, ...change }, HERE, SHELL)

describe('how a request is answered', () => {
  it.each(['/', '/t/KFQ7M', '/solo/any?level=random', '/settings', '/no/such/page'])('%s opened: as a page', (path) =>
    expect(asked(path, { mode: 'navigate' })).toBe('page'),
  )

  it.each(['/api/tables', '/api', '/ws', '/api/tables/KFQ7M/export', '/metrics'])('%s: never from here', (path) => {
    expect(asked(path)).toBe('none')
    expect(asked(path, { mode: 'navigate' })).toBe('none')
  })

  it('files that tell their contents by their names: kept', () => {
    expect(asked('/assets/index-abc.js')).toBe('asset')
    expect(asked('/apiary.svg')).toBe('none')
  })

  it('other files of the shell: from the shell', () => {
    expect(asked('/icon.svg')).toBe('shell')
    expect(asked('/other.svg')).toBe('none')
  })

  it('writing, and other servers: not our business', () => {
    expect(asked('/assets/index-abc.js', { method: 'POST' })).toBe('none')
    expect(asked('https://elsewhere.example/assets/index-abc.js')).toBe('none')
    expect(asked('https://elsewhere.example/', { mode: 'navigate' })).toBe('none')
  })
})

it('a server that is starting again is as good as none; a page that is not there is an answer', () => {
  expect([200, 304, 404, 429].map((status) => isUsable({ status }))).toEqual([true, true, true, true])
  expect([500, 502, 503].map((status) => isUsable({ status }))).toEqual([false, false, false])
})

it('knows the addresses at which a match is open', () => {
  expect(['/t/KFQ7M', '/solo/any'].map((path) => isMatchPage(HERE + path))).toEqual([true, true])
  expect(['/', '/r/KFQ7M', '/settings', '/tables'].map((path) => isMatchPage(HERE + path))).toEqual([
    false,
    false,
    false,
    false,
  ])
})
