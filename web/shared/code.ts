const CODE = /^[A-Z0-9]{5}$/

/**
 * A table's code in what somebody typed or pasted: lower case, spaces and dashes are forgiven, and so is the whole link.
 * Null: there is none in it.
 */
export function codeIn(text: string): string | null {
  const linked = /\/t\/([^/?#\s]+)/.exec(text)?.[1]
  const code = (linked ?? text).toUpperCase().replace(/[\s-]/g, '')
  return CODE.test(code) ? code : null
}

/** An address without what everybody knows, for print. */
export const shortLink = (link: string): string => link.replace(/^https?:\/\//, '')
