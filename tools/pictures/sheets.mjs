import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const SHEET_WIDTH = 1760

/** A page with everything, and of each screen one picture with all its sizes beside each other. */
export async function makeSheets(browser, { folder, screens, findings }) {
  const file = join(folder, 'index.html')
  writeFileSync(file, page(screens, { folder, findings }))
  mkdirSync(join(folder, 'sheets'), { recursive: true })
  const shown = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1000 } })
  await shown.goto(pathToFileURL(file).href, { waitUntil: 'networkidle' })
  for (const { name } of screens)
    await shown.locator(`[id="${name}"]`).screenshot({ path: join(folder, 'sheets', `${name}.png`) })
  await shown.close()
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const page = (screens, given) => `<!doctype html><meta charset="utf-8"><title>All screens</title>
<style>
body { margin: 0; background: #777; font: 14px sans-serif; }
section { display: flex; gap: 10px; align-items: flex-start; padding: 6px 10px 14px; flex-wrap: wrap; }
h2 { margin: 0; width: 100%; font-size: 16px; }
img { display: block; margin-bottom: 10px; }
.desk { width: 740px; } .phone { width: 390px; } .lying { width: 540px; }
ul { width: 540px; margin: 0; padding-left: 16px; font-size: 12px; overflow-wrap: anywhere; }
</style>${screens.map(({ name }) => section(name, given)).join('\n')}`

function section(name, { folder, findings }) {
  const picture = (size, look) => {
    const file = `${name}-${size}.png`
    return existsSync(join(folder, file)) ? `<img class="${look}" src="${file}" alt="${size}">` : ''
  }
  const lines = findings
    .filter(({ screen }) => screen === name)
    .map(({ size, text }) => `<li>${size} ${escaped(text)}</li>`)
  return `<section id="${name}"><h2>${name}</h2>
<div>${picture('1280x800', 'desk')}${picture('1920x1080', 'desk')}</div>
${picture('390x844', 'phone')}
<div>${picture('844x390', 'lying')}<ul>${lines.join('')}</ul></div></section>`
}
