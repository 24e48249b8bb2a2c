import { unescaped } from '../drawing/node.ts'

/** Where the data of a report lies in its page: as text, because a page without scripts needs no trust. */
export const DATA_ID = 'lab-report'

/** The data in a page that the lab has made. Null: there is none. */
export function reportInPage(page: string): string | null {
  const found = new RegExp(`<pre id="${DATA_ID}">([^<]*)</pre>`).exec(page)
  return found?.[1] === undefined ? null : unescaped(found[1])
}
