import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { House, type Person, PHONE } from '../../../e2e/browser/browser.fixture.ts'

/** On a busy machine. */
export const SLOWLY = { timeout: 20_000 }

/** People at one house, once it is open. */
export interface Crew {
  readonly house: House
  /** At a desk. */
  readonly ada: Person
  /** With a phone, by taps. */
  readonly ben: Person
  /** At a desk, by mouse. */
  readonly cyd: Person
}

export function gatherCrew(): Crew {
  const crew: Partial<Record<keyof Crew, unknown>> = {}
  beforeAll(async () => {
    const house = await House.open()
    const [ada, cyd] = [await house.person('Ada'), await house.person('Cyd')]
    const ben = await house.person('Ben', { viewport: PHONE, isTouch: true })
    Object.assign(crew, { house, ada, ben, cyd })
  }, 180_000)
  afterAll(() => (crew as unknown as Crew).house.close())
  return crew as unknown as Crew
}

/** Whether something of the page is wider than the screen. */
export const isWide = ({ page }: { readonly page: Page }): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
