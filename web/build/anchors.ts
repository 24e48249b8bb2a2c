/** The kernel's `RULE_ID`; a test compares them, because what builds the app imports none of its code. */
export const RULE = /[A-Z]{2}-R?\d+(?:\.\d+)*[a-z]?/
const STATED = new RegExp(`<(p|li)>(\\s*(?:<p>)?)<strong>(${RULE.source})</strong>`, 'g')
const MENTIONED = new RegExp(`(<[^>]*>)|\\b(${RULE.source})\\b`, 'g')
const HEADING = /<h([1-6])>([\s\S]*?)<\/h\1>/g

/** Every rule and every heading gets an anchor, every mention of a rule becomes a link to it; an empty head is none. */
export function anchored(html: string): string {
  const name = namer()
  const stated = html
    .replace(STATED, '<$1 id="$3" class="rule">$2<a class="number" href="#$3">$3</a>')
    .replace(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replace(HEADING, (_all, level: string, text: string) => `<h${level} id="${name(text)}">${text}</h${level}>`)
  return linked(stated)
}

/** The second heading of the same words gets a number. */
function namer(): (text: string) => string {
  const used = new Map<string, number>()
  return (text) => {
    const name = slug(text)
    const count = (used.get(name) ?? 0) + 1
    used.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  }
}

/** The text of each rule, for the sentence "why not?". */
export function ruleTexts(html: string): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const [, tag, id, text] of html.matchAll(/<(p|li) id="([^"]+)" class="rule">([\s\S]*?)<\/\1>/g))
    if (tag !== undefined && id !== undefined && text !== undefined)
      texts[id] = text.replace(/^\s*<a class="number"[^>]*>[^<]*<\/a>\s*/, '').trim()
  return texts
}

/** Inside a link nothing is linked again; only numbers that the book states are. */
function linked(html: string): string {
  const known = new Set([...html.matchAll(/ id="([^"]+)" class="rule"/g)].map(([, id]) => id))
  let isInLink = false
  return html.replace(MENTIONED, (all: string, tag: string | undefined, rule: string | undefined) => {
    if (tag !== undefined) {
      if (/^<a\b/.test(tag)) isInLink = true
      if (tag === '</a>') isInLink = false
      return all
    }
    return isInLink || rule === undefined || !known.has(rule) ? all : `<a href="#${rule}">${rule}</a>`
  })
}

const slug = (text: string): string =>
  text
    .replace(/<[^>]*>|&[^;]+;/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
