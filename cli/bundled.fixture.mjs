/** `starboard` without the part that installs and bundles: the address of its bundle is the first word. */
process.setSourceMapsEnabled(true)
const [address, ...words] = process.argv.slice(2)
const { main } = await import(address)
await main(words)
