/** What is needed to know of a file that the build made. */
export type Built =
  | {
      readonly type: 'chunk'
      readonly fileName: string
      readonly code: string
      readonly isEntry: boolean
      readonly facadeModuleId: string | null
      /** Names of chunks that are loaded together with this one. */
      readonly imports: readonly string[]
      readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
    }
  | { readonly type: 'asset'; readonly fileName: string; readonly source: string | Uint8Array }

type Chunk = Extract<Built, { type: 'chunk' }>

export interface OfflineFiles {
  readonly shell: readonly string[]
  readonly games: readonly string[]
  readonly assets: readonly string[]
}

const INDEX = 'index.html'
/** Only for those who build Starboard. */
const NOT_FOR_PLAY = /\/pages\/gallery\//
const BOARD = /\/games\/([^/]+)\/board\/index\.tsx$/
const RULEBOOK = /\/games\/([^/]+)\/RULES\.md/
/** Alphabets that hardly anybody needs are loaded by whoever does. */
const RARE_FONT = /-(cyrillic|greek|vietnamese|latin-ext)[-.].*woff2?$/
const OLD_FONT = /\.woff$/
/** The start page has the basic letters in cuts of their own; the whole alphabet can come later. */
const WHOLE_FONT = /-latin-.*\.woff2$/

/** Shell: what the start page loads at once. Games: every other page, and the games that can be played. */
export function offlineFiles(built: readonly Built[]): OfflineFiles {
  const graph = new Graph(built)
  const entries = chunksOf(built).filter(({ isEntry }) => isEntry)
  const shell = graph.closure(namesOf(entries)).filter((name) => !WHOLE_FONT.test(name))
  const playable = new Set(chunksOf(built).flatMap(({ facadeModuleId }) => matched(BOARD, facadeModuleId)))
  const isWanted = ({ facadeModuleId: id }: Chunk) =>
    id !== null && !NOT_FOR_PLAY.test(id) && matched(RULEBOOK, id).every((game) => playable.has(game))
  const wanted = chunksOf(built)
    .filter(isWanted)
    .toSorted((one, other) => urgency(one) - urgency(other))
  const rest = graph.closure(namesOf(wanted), { withMentioned: true })
  return {
    shell: [INDEX, ...shell],
    games: rest.filter((name) => !shell.includes(name)),
    assets: namesOf(built).filter((name) => name.startsWith('assets/')),
  }
}

const chunksOf = (built: readonly Built[]): readonly Chunk[] => built.filter((file) => file.type === 'chunk')

const namesOf = (built: readonly Built[]): readonly string[] => built.map(({ fileName }) => fileName)

/** Whoever goes offline in the middle of it has first what it takes to play. */
const FIRST = [/\/pages\/solo\//, BOARD, RULEBOOK]

const urgency = ({ facadeModuleId }: Chunk): number => {
  const place = FIRST.findIndex((pattern) => pattern.test(facadeModuleId ?? ''))
  return place === -1 ? FIRST.length : place
}

const matched = (pattern: RegExp, id: string | null): readonly string[] => {
  const found = pattern.exec(id ?? '')?.[1]
  return found === undefined ? [] : [found]
}

/** Which file needs which. */
class Graph {
  readonly #files: ReadonlyMap<string, Built>

  constructor(built: readonly Built[]) {
    this.#files = new Map(built.map((file) => [file.fileName, file]))
  }

  closure(names: readonly string[], how = { withMentioned: false }): readonly string[] {
    const found = new Set<string>()
    const visit = (name: string) => {
      const file = this.#files.get(name)
      if (file === undefined || found.has(name) || RARE_FONT.test(name) || OLD_FONT.test(name)) return
      found.add(name)
      for (const needed of this.#neededBy(file, how)) visit(needed)
    }
    for (const name of names) visit(name)
    return [...found]
  }

  #neededBy(file: Built, { withMentioned }: { withMentioned: boolean }): readonly string[] {
    if (file.type === 'asset') return file.fileName.endsWith('.css') ? this.#mentionedIn(String(file.source)) : []
    const loaded = [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]
    return withMentioned ? [...loaded, ...this.#mentionedIn(file.code)] : loaded
  }

  /** Pictures, fonts and workers. Chunks and their styles are listed in scripts only to be loaded on demand. */
  #mentionedIn(text: string): readonly string[] {
    return [...this.#files.values()]
      .filter(({ type, fileName }) => type === 'asset' && !/\.(css|html)$/.test(fileName))
      .map(({ fileName }) => fileName)
      .filter((name) => text.includes(name.slice(name.lastIndexOf('/') + 1)))
  }
}
