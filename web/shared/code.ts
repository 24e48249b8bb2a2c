import { codeLike } from '@starboard/wire/codes'

/**
 * A table's code in what somebody typed or pasted: lower case, spaces and dashes are forgiven, and so is the whole link.
 * Null: there is none in it.
 */
export function codeIn(text: string): string | null {
  const linked = /\/t\/([^/?#\s]+)/.exec(text)?.[1]
  return codeLike(linked ?? text)
}

/** An address without what everybody knows, for print. */
export const shortLink = (link: string): string => link.replace(/^https?:\/\//, '')
