import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { builtAlias } from '../tools/fixtures.mjs'
import { fonts } from './build/fonts.ts'
import { offline } from './build/offline.ts'
import { rulebooks } from './build/rulebooks.ts'

const SERVER = process.env.STARBOARD_PROXY ?? 'http://127.0.0.1:8080'

/** What every page shows, and what the home page shares with others. */
const SHELL =
  /\/(screen\/pieces\/(dialog|toast|brand|segmented|skeleton|speckle|scenes\/stage)|web\/(app\/shell|shared\/panel|games\/(use-games|level-choices)))\./
/** Which match is kept on this device: the home page asks both. */
const KEPT = /\/web\/solo\/(running|database)\./

/** What stands around every board, whichever page shows it. */
const FRAME =
  /\/screen\/frame\/(film\/(film-player|reading)|match-clock\/|pointing\/|context|log\/(sentence|card-name)|announcements\/announcer|layout\/table-commands)/

/** The app around the boards. Every game is a chunk of its own, found by its folder: adding one needs no line here. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), fonts(), rulebooks(), offline()],
  resolve: { alias: builtAlias },
  worker: { format: 'es' },
  build: {
    outDir: '../.build/web',
    emptyOutDir: true,
    target: 'es2023',
    // Data addresses would need a weaker content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page shows comes in one file, however many parts of games use some of it: each file more costs a request.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: SHELL },
            { name: 'kept', test: KEPT },
            { name: 'frame', test: FRAME },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      // Not the modules of web/api, which have a dot in their name.
      '^/api/[^.]*$': { target: SERVER },
      '/ws': { target: SERVER, ws: true },
    },
  },
})
