/**
 * `starboard serve` without the part that installs and bundles: that is done once for all processes of a test. Loads
 * everything, says so, and serves when it is told to.
 */
const { url, packages } = JSON.parse(process.argv[2])
for (const name of packages) await import(name)
const { main } = await import(url)
process.send('warm')
await new Promise((resolve) => process.once('message', resolve))
process.disconnect()
await main(['serve'])
