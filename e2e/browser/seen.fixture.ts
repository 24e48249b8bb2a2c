import type { Page } from 'playwright-core'
import { cutTexts, hangingOver } from '../../tools/pictures/looks.mjs'

/** What is cut off or stands over the edge of the screen: `npm run pictures -- --all` says the same of every screen. */
export const misdrawn = async (page: Page): Promise<readonly string[]> => [
  ...(await page.evaluate(cutTexts)),
  ...(await page.evaluate(hangingOver)),
]
