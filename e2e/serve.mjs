/**
 * `starboard serve` without the part that installs and bundles: that is done once for all processes of a test. Loads
 * everything, says so, and serves when it is told to. At SIGUSR2 its time of day leaps, to and fro.
 */
const LEAPS_MS = [2 * 3600 * 1000, -3 * 3600 * 1000, 1000 * 3600 * 1000, -90 * 1000]
const RealDate = Date
let [leaps, leaptMs] = [0, 0]
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + leaptMs] : given))
  }
  static now() {
    return RealDate.now() + leaptMs
  }
}
process.on('SIGUSR2', () => {
  leaptMs += LEAPS_MS[leaps++ % LEAPS_MS.length]
})

const { url, packages } = JSON.parse(process.argv[2])
for (const name of packages) await import(name)
const { main } = await import(url)
process.send('warm')
await new Promise((resolve) => process.once('message', resolve))
process.disconnect()
await main(['serve'])
