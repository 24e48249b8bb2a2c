import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { PAGE_HEADERS } from './origin.ts'

/** What is sent for a file of the web app, or for one of its pages. */
export interface StaticReply {
  readonly status: 200 | 304 | 404
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer | null
}

interface StaticRequest {
  readonly method: string
  /** As it came, with the query. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** The built web app, in memory. Only what was there at the start can be asked for, by its exact path and no other. */
export interface WebApp {
  /** A file, or the page that draws this address; null if it is neither. */
  find(request: StaticRequest): StaticReply | null
  /** The page that says there is nothing here, for whoever wants a page at all. */
  missing(request: StaticRequest): StaticReply | null
}

/** In the order in which we like them. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

type Encoding = (typeof ENCODINGS)[number]['name'] | 'identity'

interface Variant {
  readonly encoding: Encoding
  readonly body: Buffer
  readonly etag: string
}

interface WebFile {
  readonly type: string
  readonly cache: string
  readonly plain: Variant
  /** In the order of `ENCODINGS`. */
  readonly packed: readonly Variant[]
}

const PAGE_TYPE = 'text/html; charset=utf-8'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': PAGE_TYPE,
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** Names in this folder change with what is in them. */
const NAMED_BY_CONTENT = '/assets/'
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

const INDEX = '/index.html'

/** The addresses that the app draws; the page itself decides whether there is such a game or table. */
const PAGES = [/^\/$/, /^\/(g|t|r|solo|learn)\/./, /^\/(r|replays|me|rules|lab|settings|gallery|admin)\/?$/]

/** Programs ask here: they get an answer that they can read, never a page. */
const FOR_PROGRAMS = /^\/+(api|ws)(\/|$)/i

export async function readWebApp(folder: string): Promise<WebApp> {
  const files = await readFiles(folder)
  const index = files.get(INDEX)
  if (index === undefined) throw new Error(`There is no web app in ${folder}: it has no index.html.`)
  return {
    find(request) {
      if (!isRead(request)) return null
      const path = pathOf(request)
      const file = files.get(path) ?? (PAGES.some((page) => page.test(path)) ? index : undefined)
      return file === undefined ? null : replyWith(file, request.headers)
    },
    missing(request) {
      if (!isRead(request) || FOR_PROGRAMS.test(decoded(pathOf(request))) || !wantsPage(request.headers)) return null
      const variant = variantFor(index, request.headers)
      const { etag: _etag, ...headers } = headersOf(index, variant)
      return { status: 404, headers, body: variant.body }
    },
  }
}

const isRead = ({ method }: StaticRequest): boolean => method === 'GET' || method === 'HEAD'

const pathOf = ({ url }: StaticRequest): string => url.split('?')[0] ?? ''

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Browsers name it when somebody opens an address; scripts and programs that take anything do not. */
const wantsPage = ({ accept = '' }: IncomingHttpHeaders): boolean => (qualities(accept).get('text/html') ?? 0) > 0

function replyWith(file: WebFile, wanted: IncomingHttpHeaders): StaticReply {
  const variant = variantFor(file, wanted)
  const headers = headersOf(file, variant)
  return isKnown(variant.etag, wanted['if-none-match'])
    ? { status: 304, headers, body: null }
    : { status: 200, headers, body: variant.body }
}

const headersOf = ({ type, cache }: WebFile, { encoding, etag }: Variant) => ({
  'content-type': type,
  'cache-control': cache,
  vary: 'accept-encoding',
  etag,
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  ...(type === PAGE_TYPE && PAGE_HEADERS),
})

/** A proxy may have weakened our tag on the way; the bytes are still those. */
const isKnown = (etag: string, known = ''): boolean =>
  known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)

/** Plain bytes suit everybody, so they are the last choice of whoever does not mention them. */
const PLAIN_QUALITY = 0.0001

function variantFor({ plain, packed }: WebFile, headers: IncomingHttpHeaders): Variant {
  const wanted = qualities(String(headers['accept-encoding'] ?? ''))
  const quality = ({ encoding }: Variant) =>
    wanted.get(encoding) ?? (encoding === 'identity' ? PLAIN_QUALITY : (wanted.get('*') ?? 0))
  return packed.reduce((best, one) => (quality(one) > quality(best) ? one : best), plain)
}

/** `br;q=0.5, gzip` as a table. What makes no sense counts for nothing. */
function qualities(header: string): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const quality = Number(parameters.find((text) => text.startsWith('q='))?.slice(2) ?? 1)
      return [name, quality >= 0 && quality <= 1 ? quality : 0]
    }),
  )
}

/** By the address under which a browser asks for them. Links to elsewhere and hidden files are none of the app. */
async function readFiles(folder: string): Promise<ReadonlyMap<string, WebFile>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name))
  const all = new Set(names)
  const isVariant = (name: string) =>
    ENCODINGS.some(({ ending }) => name.endsWith(ending) && all.has(name.slice(0, -ending.length)))
  const own = names.filter((name) => !isVariant(name))
  return new Map(
    await Promise.all(own.map(async (name) => [addressOf(name), await readWebFile(folder, name, all)] as const)),
  )
}

const addressOf = (name: string): string => `/${name.split('/').map(encodeURIComponent).join('/')}`

async function readWebFile(folder: string, name: string, all: ReadonlySet<string>): Promise<WebFile> {
  const read = async (encoding: Encoding, ending: string) =>
    variantOf(encoding, await readFile(join(folder, name + ending)))
  const packed = ENCODINGS.filter(({ ending }) => all.has(name + ending))
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    cache: addressOf(name).startsWith(NAMED_BY_CONTENT) ? FOR_EVER : ASK_AGAIN,
    plain: await read('identity', ''),
    packed: await Promise.all(packed.map(({ name: encoding, ending }) => read(encoding, ending))),
  }
}

/** Each encoding has bytes of its own and so a tag of its own. */
const variantOf = (encoding: Encoding, body: Buffer): Variant => ({
  encoding,
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
})
