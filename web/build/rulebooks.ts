import { readFile } from 'node:fs/promises'
import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { anchored, ruleTexts } from './anchors.ts'

const ASKED = '/RULES.md?rulebook'

/**
 * `import book from '…/RULES.md?rulebook'`: the rulebook as HTML with an anchor for every rule, made once at build time,
 * so that no page carries a Markdown parser.
 */
export function rulebooks(): Plugin {
  const marked = new Marked({ gfm: true })
  return {
    name: 'starboard-rulebooks',
    async load(id) {
      if (!id.endsWith(ASKED)) return null
      const file = id.slice(0, -'?rulebook'.length)
      this.addWatchFile(file)
      const html = anchored(await marked.parse(await readFile(file, 'utf8')))
      return `export const html = ${JSON.stringify(html)}\nexport const rules = ${JSON.stringify(ruleTexts(html))}`
    },
  }
}
