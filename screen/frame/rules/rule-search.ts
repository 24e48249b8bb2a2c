export interface FoundRule {
  readonly rule: string
  readonly text: string
}

/** Rules that hold every word of the query, in the order of the book; a rule's own number comes first. */
export function foundRules(rules: Readonly<Record<string, string>>, query: string): readonly FoundRule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = Object.entries(rules)
    .map(([rule, html]) => ({ rule, text: plainText(html) }))
    .filter(({ rule, text }) => words.every((word) => `${rule} ${text}`.toLowerCase().includes(word)))
  const isNamed = ({ rule }: FoundRule) => rule.toLowerCase() === words.join(' ')
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))]
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim()
