import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/**
 * The letters that nearly every page needs, as small files of their own: a name with an accent loads the rest of its
 * alphabet from the whole font, everybody else does not. `fonts.css` and the themes of boards list the same ranges.
 */
const BASIC = [0x20, 0x7e] as const
const MARKS = '\u00a0·×½°–—‘’“”•…→←−'
/** What text needs: with others come small capitals, raised figures and second shapes of letters, a quarter of each file. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum']

interface Cut {
  readonly name: string
  readonly font: string
  readonly axes?: { readonly wght: { readonly min: number; readonly max: number; readonly default: number } }
}

const CUTS: readonly Cut[] = [
  {
    name: 'plex-sans-basic.woff2',
    font: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
  },
  { name: 'plex-mono-basic-500.woff2', font: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2' },
  { name: 'plex-mono-basic-700.woff2', font: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-700-normal.woff2' },
  {
    name: 'permanent-marker-basic.woff2',
    font: '@fontsource/permanent-marker/files/permanent-marker-latin-400-normal.woff2',
  },
]

const FOLDER = join(dirname(dirname(import.meta.dirname)), '.build', 'fonts')

export function fonts(): Plugin {
  return {
    name: 'starboard-fonts',
    async buildStart() {
      await mkdir(FOLDER, { recursive: true })
      await Promise.all(CUTS.map(cut))
    },
  }
}

const { resolve } = createRequire(import.meta.url)

async function cut({ name, font, axes }: Cut): Promise<void> {
  const whole = await readFile(resolve(font))
  const part = await subsetFont(whole, letters(), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(axes && { variationAxes: axes }),
  })
  await writeFile(join(FOLDER, name), part)
}

const letters = (): string =>
  Array.from({ length: BASIC[1] - BASIC[0] + 1 }, (_, index) => String.fromCharCode(BASIC[0] + index)).join('') + MARKS
