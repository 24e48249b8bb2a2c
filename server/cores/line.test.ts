import { describe, expect, it } from 'vitest'
import { Damaged } from '../store/damaged.ts'
import { ActionTaken, LeaseLost, Missing, SequenceTaken, Stale, StoreClosed } from '../store/store.ts'
import { NotHere, parseError, printError, WorkerLost } from './errors.ts'
import type { ToDoor, ToWorker } from './items.ts'
import { type Heard, Line } from './line.ts'

interface Toys {
  double(number: number): Promise<number>
  note(word: string): void
  fail(kind: string): Promise<void>
}

const ERRORS: Readonly<Record<string, Error>> = {
  taken: new ActionTaken('It is entry 7.', 7),
  sequence: new SequenceTaken('Somebody was faster.'),
  stale: new Stale('It is another version.'),
  damaged: new Damaged('t1', 'entry 4'),
  closed: new StoreClosed('Closed.'),
  lease: new LeaseLost('Ousted.'),
  missing: new Missing('Nobody.'),
  disk: Object.assign(new Error('full', { cause: new Stale('before') }), { name: 'SqliteError', code: 'SQLITE_FULL' }),
}

type Toy = Line<ToWorker, ToDoor, Toys, Toys>

/** Two ends, and every list that went over as threads would get it. */
function pair() {
  const [notes, lists]: [string[], unknown[][]] = [[], []]
  const mine = (): Toys => ({
    double: async (number) => number * 2,
    note: (word) => void notes.push(word),
    fail: async (kind) => {
      throw ERRORS[kind]
    },
  })
  const post = (other: () => { hear(items: readonly Heard<ToDoor>[]): void }) => (items: readonly unknown[]) => {
    const heard = structuredClone(items)
    lists.push([...heard])
    other().hear(heard as readonly Heard<ToDoor>[])
  }
  const on = (item: ToDoor) => void notes.push(item[0])
  const here: Toy = new Line<ToWorker, ToDoor, Toys, Toys>({ mine, on, post: post(() => there) })
  const there: Toy = new Line<ToWorker, ToDoor, Toys, Toys>({ mine, on, post: post(() => here) })
  return { here, there, notes, lists }
}

describe('a line between two threads', () => {
  it('carries all of one turn as one list, in its order', async () => {
    const { here, notes, lists } = pair()
    here.tell('note', 'one')
    here.send(['kept', [4]])
    here.tell('note', 'two')
    const answers = [here.ask('double', 4), here.ask('double', 5)]
    expect(await Promise.all(answers)).toEqual([8, 10])
    expect(notes).toEqual(['one', 'kept', 'two'])
    expect(lists.map((list) => list.length)).toEqual([5, 2])
  })

  it.each(Object.entries(ERRORS))('says of what kind an error is: %s', async (kind, error) => {
    const { here } = pair()
    const caught: unknown = await here.ask('fail', kind).catch((thrown: unknown) => thrown)
    expect(caught).toBeInstanceOf(error.constructor)
    expect(caught).toMatchObject({ name: error.name, message: error.message })
    for (const member of ['code', 'seq'] as const)
      if (member in error) expect(caught).toHaveProperty(member, error[member as keyof Error])
    expect(caught instanceof SequenceTaken).toBe(error instanceof SequenceTaken)
    expect((caught as Error).cause instanceof Stale).toBe(error.cause instanceof Stale)
    expect((caught as Error).stack).toBe(error.stack)
  })

  it('says so too of what was no error at all', () => {
    expect(parseError(printError('nonsense'))).toMatchObject({ message: 'nonsense' })
    expect(parseError(printError(new NotHere('No.')))).toBeInstanceOf(NotHere)
  })

  it('lets nobody wait when the other end is gone, and what was still to go is nobody’s', async () => {
    const { here, lists } = pair()
    const waiting = here.ask('double', 1)
    here.lose(new WorkerLost('Gone.'))
    await expect(waiting).rejects.toBeInstanceOf(WorkerLost)
    await expect(here.ask('double', 2)).rejects.toBeInstanceOf(WorkerLost)
    await new Promise((resolve) => setImmediate(resolve))
    expect(lists).toEqual([])
  })

  it('settles what somebody waits for once', async () => {
    const { here } = pair()
    const heard: unknown[] = []
    const request = here.expect({ resolve: (value) => heard.push(value), reject: () => undefined })
    here.settle(request, 'first')
    here.settle(request, 'second')
    expect(heard).toEqual(['first'])
  })
})
