export interface Heading {
  readonly id: string
  readonly level: 2 | 3
  /** Without markup. */
  readonly text: string
}

const HEADING = /<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/g

/** The table of contents of a rulebook: its chapters and their parts. */
export const contentsOf = (html: string): readonly Heading[] =>
  [...html.matchAll(HEADING)].map(([, level, id = '', text = '']) => ({
    id,
    level: level === '2' ? 2 : 3,
    text: plain(text),
  }))

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’' }

const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(\w+|#39);/g, (all, name: string) => ENTITIES[name] ?? all)

/** The book without its title: the page sets that in the game's lettering. */
export const bodyOf = (html: string): string => html.replace(/^\s*<h1[^>]*>[\s\S]*?<\/h1>/, '')
