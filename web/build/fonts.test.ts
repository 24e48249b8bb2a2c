import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'

const { resolve } = createRequire(import.meta.url)
const weightsIn = (css: string, family: string): ReadonlySet<string | undefined> =>
  new Set(
    css
      .split('@font-face')
      .filter((face) => new RegExp(`font-family: ["']${family}["']`).test(face))
      .map((face) => /font-weight: ([\d ]+)/.exec(face)?.[1]),
  )

it('the small cut is declared with the weights of the whole font: browsers ignore it otherwise and load the whole', async () => {
  const family = 'IBM Plex Sans Variable'
  const own = await readFile(new URL('../styles/fonts.css', import.meta.url), 'utf8')
  const whole = await readFile(resolve('@fontsource-variable/ibm-plex-sans/wght.css'), 'utf8')
  expect(weightsIn(own, family)).toEqual(weightsIn(whole, family))
})
