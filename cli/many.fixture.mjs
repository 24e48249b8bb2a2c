import { createInterface } from 'node:readline'

/**
 * One process that runs a command for every line it is sent, one after the other: most of what a command line takes is
 * to load itself. The address of its bundle is the first word.
 */
const { main } = await import(process.argv[2])
const answer = process.stdout.write.bind(process.stdout)
// Each run listens to both of them anew.
for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(0)

for await (const line of createInterface({ input: process.stdin })) {
  const told = { out: '', error: '' }
  process.stdout.write = (text) => keep('out', text)
  process.stderr.write = (text) => keep('error', text)
  process.exitCode = 0
  await main(JSON.parse(line))
  answer(`${JSON.stringify({ exitCode: process.exitCode, ...told })}\n`)

  function keep(stream, text) {
    told[stream] += text
    return true
  }
}
