import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import * as z from 'zod/mini'
import { codeOf, Unusable } from './unusable.ts'

const schema = z.object({
  pid: z.number(),
  host: z.string(),
  /** Differs after each start of the machine; two machines may have one name. */
  boot: z.string(),
  /** Differs for each process: numbers of processes come again. */
  life: z.string(),
  since: z.number(),
  address: z.nullable(z.string()),
})

/** The server that may write, as others are told of it. */
export type Holder = Readonly<z.infer<typeof schema>>

const LIFE = randomUUID()

export const thisServer = (since: number): Holder => ({
  pid: process.pid,
  host: hostname(),
  boot: bootOf(),
  life: LIFE,
  since,
  address: null,
})

function bootOf(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

/** Null: nobody can tell who it is. */
export function parseHolder(text: string): Holder | null {
  try {
    const read = z.safeParse(schema, JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Killed on this machine. Of a process elsewhere nobody knows: its lease has to run out. */
export function isGone(holder: Holder, me: Holder): boolean {
  if (holder.host !== me.host || holder.boot !== me.boot) return false
  // In a container every server is process 1.
  return holder.pid === me.pid ? holder.life !== me.life : !isAlive(holder.pid)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Another server has the data. */
export class Held extends Unusable {
  constructor(holder: Holder | null, remedy: string) {
    super(`Another Starboard server has this data already: ${printHolder(holder)}. ${remedy}`)
  }
}

export function printHolder(holder: Holder | null): string {
  if (holder === null) return 'one that has not said who it is'
  const since = new Date(holder.since).toISOString().replace('T', ' ').slice(0, 16)
  const where = holder.address === null ? '' : `, at ${holder.address}`
  return `process ${holder.pid} on ${holder.host}, since ${since} UTC${where}`
}
