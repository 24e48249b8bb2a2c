import { createHmac } from 'node:crypto'

/** A name that stands for a text, and tells nothing of it to anybody without this server's secret. */
export type Keyed = (text: string) => string

/** Enough to tell people and networks apart. */
const LETTERS = 22

/** With a key of its own: what people are told here must be of no use where sessions are signed. */
export function keyedBy(secret: string): Keyed {
  const key = createHmac('sha256', secret).update('guests of tables').digest()
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, LETTERS)
}
