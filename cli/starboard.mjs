#!/usr/bin/env -S node --max-semi-space-size=64
import { installMissing, requireNode } from '../tools/install.mjs'

requireNode()
installMissing()
process.setSourceMapsEnabled(true)

// Only now: what these need may just have been installed.
const { bundle } = await import('./bundle.mjs')
const { main } = await import(await bundle())
await main(process.argv.slice(2))
