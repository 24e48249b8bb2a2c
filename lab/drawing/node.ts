/** What is drawn, as data: a page file is made of it as text, a screen as elements. */
export type Drawn = string | DrawnElement

export interface DrawnElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly children: readonly Drawn[]
}

export const draw = (
  tag: string,
  attributes: DrawnElement['attributes'] = {},
  children: readonly Drawn[] = [],
): DrawnElement => ({ tag, attributes, children })

const EMPTY = new Set(['line', 'rect', 'circle', 'path', 'meta', 'br'])

/** As text. Nothing in it is trusted: names and seeds may hold anything. */
export function htmlOf(node: Drawn): string {
  if (typeof node === 'string') return escaped(node)
  const { tag, attributes, children } = node
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  const start = `<${tag}${words.join('')}>`
  return EMPTY.has(tag) ? start.replace(/>$/, '/>') : `${start}${children.map(htmlOf).join('')}</${tag}>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

export const unescaped = (text: string): string =>
  Object.entries(ENTITIES).reduceRight((left, [sign, entity]) => left.replaceAll(entity, sign), text)
