import { describe, expect, it } from 'vitest'
import { type Built, offlineFiles } from './offline-files.ts'

interface Made {
  readonly from?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly code?: string
}

const chunk = (name: string, { from, isEntry = false, imports = [], css = [], code = '' }: Made = {}): Built => ({
  type: 'chunk',
  fileName: `assets/${name}`,
  code,
  isEntry,
  facadeModuleId: from === undefined ? null : `/repo/${from}`,
  imports: imports.map((one) => `assets/${one}`),
  viteMetadata: { importedCss: new Set(css.map((one) => `assets/${one}`)) },
})

const asset = (name: string, source = ''): Built => ({ type: 'asset', fileName: `assets/${name}`, source })

const built: readonly Built[] = [
  { type: 'asset', fileName: 'index.html', source: '' },
  chunk('index.js', {
    from: 'web/index.html',
    isEntry: true,
    imports: ['react.js'],
    css: ['index.css'],
    code: 'board.css',
  }),
  chunk('react.js'),
  asset(
    'index.css',
    'url(/assets/plex-basic.woff2) url(/assets/plex-latin-wght.woff2) url(/assets/plex-greek-wght.woff2)',
  ),
  asset('plex-basic.woff2'),
  asset('plex-latin-wght.woff2'),
  asset('plex-greek-wght.woff2'),
  asset('plex-latin-wght.woff'),
  chunk('gallery.js', { from: 'web/pages/gallery/gallery-page.tsx' }),
  chunk('rules.js', { from: 'web/pages/rules/rules-page.tsx' }),
  chunk('board.js', { from: 'games/one/board/index.tsx', imports: ['react.js', 'frame.js'], css: ['board.css'] }),
  chunk('frame.js'),
  asset('board.css', 'url("../assets/comet.svg")'),
  asset('comet.svg'),
  chunk('book-one.js', { from: 'games/one/RULES.md?rulebook' }),
  chunk('book-two.js', { from: 'games/two/RULES.md?rulebook' }),
  chunk('solo.js', { from: 'web/pages/solo/solo-page.tsx', code: 'new Worker(new URL("/assets/worker.js"))' }),
  asset('worker.js'),
]

const { shell, games, assets } = offlineFiles(built)

describe('the shell', () => {
  it('is what the start page loads at once, with the basic letters', () => {
    expect(shell.toSorted()).toEqual([
      'assets/index.css',
      'assets/index.js',
      'assets/plex-basic.woff2',
      'assets/react.js',
      'index.html',
    ])
  })
})

describe('what it takes to play alone', () => {
  it('is the games that can be played, with all that they need, and every page but the gallery', () => {
    expect(games.toSorted()).toEqual([
      'assets/board.css',
      'assets/board.js',
      'assets/book-one.js',
      'assets/comet.svg',
      'assets/frame.js',
      'assets/plex-latin-wght.woff2',
      'assets/rules.js',
      'assets/solo.js',
      'assets/worker.js',
    ])
  })

  it('begins with the page, the worker and the boards', () => {
    expect(games.slice(0, 3)).toEqual(['assets/solo.js', 'assets/worker.js', 'assets/board.js'])
  })
})

it('knows every file whose name tells its contents', () => {
  expect(assets).toHaveLength(built.length - 1)
})
