import { existsSync, readFileSync } from 'node:fs'
import { type Profiler, Session } from 'node:inspector'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'
import { bug } from '@starboard/kernel'
import type { Measurement } from './measure.ts'

/** What playing consists of, by the files in which it is written. */
const PARTS = [
  { name: 'the rules', files: /^games\/[^/]+\/rules\// },
  { name: 'the policy', files: /^games\/[^/]+\/bot\/|^bots\/random/ },
  { name: 'the kernel: steps, luck, looks', files: /^kernel\// },
  { name: 'asking and checking', files: /^bots\// },
  { name: 'garbage', files: /^\(garbage/ },
] as const

/**
 * Which share of a run goes into which part. It is sampled, and a function counts for the file it is written in even
 * where the compiler has made it a piece of another one. Only what is compiled while samples are taken knows of such
 * pieces: so this comes before anything else makes the same code warm.
 */
export const sharesOf = <M>(runWith: (material: M) => void): Measurement<M> => ({
  aims: [...PARTS.map(({ name }) => name), 'the rest'].map((name) => ({ name: `of that: ${name}`, unit: '%' })),
  prepare: (material) => () => percentages(profileOf(() => runWith(material))),
})

function percentages({ nodes }: Profiler.Profile): readonly number[] {
  const counts = [...PARTS, 'rest'].map(() => 0)
  for (const { callFrame, hitCount = 0 } of nodes) {
    const part = PARTS.findIndex(({ files }) => files.test(sourceOf(callFrame)))
    const place = part < 0 ? PARTS.length : part
    counts[place] = (counts[place] ?? 0) + hitCount
  }
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count) => (100 * count) / all)
}

const SAMPLE_EVERY_US = 100

/** A session with one's own thread answers before `post` returns. */
function profileOf(run: () => void): Profiler.Profile {
  const session = new Session()
  session.connect()
  try {
    session.post('Profiler.enable')
    session.post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US })
    session.post('Profiler.start')
    run()
    let found: Profiler.Profile | undefined
    session.post('Profiler.stop', (_error, { profile }) => {
      found = profile
    })
    return found ?? bug('The profiler has said nothing.')
  } finally {
    session.disconnect()
  }
}

/** The file a function was written in, by its path in the repository; what has no file by its name: `(garbage collector)`. */
function sourceOf({
  url,
  functionName,
  lineNumber,
  columnNumber,
}: Profiler.Profile['nodes'][number]['callFrame']): string {
  if (!url.startsWith('file:')) return url === '' ? functionName : url
  const entry = mapOf(url)?.findEntry(lineNumber, columnNumber)
  const path = entry !== undefined && 'originalSource' in entry ? entry.originalSource : url
  return path.replace(/^(\.\.\/)+/, '')
}

const maps = new Map<string, SourceMap | null>()

function mapOf(url: string): SourceMap | null {
  const known = maps.get(url)
  if (known !== undefined) return known
  const file = `${fileURLToPath(url)}.map`
  const made = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null
  maps.set(url, made)
  return made
}
