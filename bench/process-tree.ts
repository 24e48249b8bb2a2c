import { readdirSync, readFileSync } from 'node:fs'

/** What a process and all it has started have used so far. Null where the system does not tell. */
export interface Used {
  readonly cpuSeconds: number
  readonly residentBytes: number
}

/** Linux counts in hundredths of a second for every program, whatever the kernel itself does. */
const TICKS_A_SECOND = 100
/** Places in /proc/<pid>/stat after the name, which may hold anything. */
const [PARENT, USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [1, 11, 12, 13, 14]

interface Process {
  readonly pid: number
  readonly parent: number
  readonly cpuSeconds: number
}

/** Threads are counted with their process, and those that have ended with the parent that waited for them. */
export function usedBy(pid: number): Used | null {
  if (process.platform !== 'linux') return null
  const tree = treeOf(pid, processes())
  return {
    cpuSeconds: tree.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    residentBytes: tree.reduce((sum, one) => sum + residentBytes(one.pid), 0),
  }
}

/** The same of several, with all that they have started. */
export function usedByAll(pids: readonly number[]): Used | null {
  const all = pids.map(usedBy)
  return (
    all.reduce((sum, used) =>
      sum === null || used === null
        ? null
        : { cpuSeconds: sum.cpuSeconds + used.cpuSeconds, residentBytes: sum.residentBytes + used.residentBytes },
    ) ?? null
  )
}

function treeOf(pid: number, all: readonly Process[]): readonly Process[] {
  const own = all.filter((one) => one.pid === pid)
  const below = all.filter((one) => one.parent === pid).flatMap((child) => treeOf(child.pid, all))
  return [...own, ...below]
}

const processes = (): readonly Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => processAt(Number(name)) ?? [])

function processAt(pid: number): Process | null {
  const text = contentOf(`/proc/${pid}/stat`)
  if (text === null) return null
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const ticks = [USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM].reduce((sum, place) => sum + (fields[place] ?? 0), 0)
  return { pid, parent: fields[PARENT] ?? 0, cpuSeconds: ticks / TICKS_A_SECOND }
}

const residentBytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(contentOf(`/proc/${pid}/status`) ?? '')?.[1] ?? 0) * 1024

/** Null: it has ended meanwhile. */
function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
