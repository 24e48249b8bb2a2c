import { expect, it } from 'vitest'
import { loadedByBoard } from '../../../e2e/browser/loaded.fixture.ts'
import type { Crew } from './crew.fixture.ts'

const MOST_BYTES = 250_000

export const weight = (crew: Crew): void =>
  it('opening the board loads less than 250 KB beyond the home page, fonts and drawings included', async () => {
    const newcomer = await crew.house.person('Wim')
    const files = await loadedByBoard(newcomer, 'space-alert')
    await newcomer.context.close()
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const list = files.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join('\n')
    expect(list).toMatch(/board-.*\.js/)
    expect(list).toMatch(/share-tech-mono/)
    expect(bytes, list).toBeLessThan(MOST_BYTES)
  }, 60_000)
