import { codeLike } from '@starboard/wire/codes'
import { Mistake } from '../ending.ts'

/** Where to play: a server and, unless a new table is wanted, the code of a table. */
export interface Place {
  readonly server: string
  readonly code: string | null
}

/** A code, the link of a table, or the address of a server. */
export function placeOf(word: string | undefined, server: string): Place {
  if (word === undefined) return { server: addressOf(server), code: null }
  const code = codeLike(word)
  if (code !== null) return { server: addressOf(server), code }
  if (!/[.:/]|^localhost$/.test(word))
    throw new Mistake(
      `${JSON.stringify(word)} is neither the code of a table (ten letters and digits) nor an address such as http://127.0.0.1:8080/t/KFQ7M3TXWA.`,
    )
  return linkOf(word)
}

function linkOf(word: string): Place {
  const { origin, pathname } = urlOf(word)
  const [, folder = '', code] = /^(.*?)(?:\/t\/([^/]+))?\/?$/.exec(pathname) ?? []
  if (code !== undefined && codeLike(code) === null)
    throw new Mistake(`${JSON.stringify(code)} is not the code of a table: ten letters and digits.`)
  return { server: origin + folder, code: code === undefined ? null : codeLike(code) }
}

function addressOf(text: string): string {
  const { origin, pathname } = urlOf(text)
  return (origin + pathname).replace(/\/$/, '')
}

function urlOf(text: string): URL {
  const isComplete = /^https?:\/\//i.test(text)
  const url = isComplete || !/^\w+:\/\//.test(text) ? parsed(isComplete ? text : `http://${text}`) : null
  if (url === null || url.hostname === '')
    throw new Mistake(`${JSON.stringify(text)} is not the address of a server; one looks like http://127.0.0.1:8080.`)
  return url
}

function parsed(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

export const linkTo = ({ server, code }: { server: string; code: string }): string => `${server}/t/${code}`
