/**
 * How deep tests dig that do the same again and again: as deep as everybody can wait for at every `npm test`, or as deep
 * as `npm run endure` goes. A variable of its own asks for any other number.
 */
export function depth(variable: string, { test, endure }: { readonly test: number; readonly endure: number }): number {
  const asked = process.env[variable]
  if (asked !== undefined && !(Number(asked) >= 1)) throw new Error(`${variable} must be a number, not “${asked}”.`)
  return asked === undefined ? (isEnduring ? endure : test) : Number(asked)
}

const isEnduring = process.env.STARBOARD_DEPTH === 'endure'
