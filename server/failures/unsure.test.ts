import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lab, sleep, Visitor } from '../fixtures/lab.fixture.ts'
import { Unsure } from '../store/store.ts'
import type { Table } from '../table/table.ts'

const LANTERNS = { game: 'lanterns', seats: 2, options: { rounds: 9, turnSeconds: 0 } } as const

let lab: Lab
let table: Table
const [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  lab = await Lab.open()
  table = await lab.started(LANTERNS, [ada, ben])
  for (const one of [ada, ben]) await one.mustAct(table, { kind: 'hide', colour: 'red' })
})
afterEach(() => lab.close())

const rolls = () => ben.mirror.events.filter(({ kind }) => kind === 'rolled').length

describe('a write that nobody answers', () => {
  it('has been done if it is in the log, and is not done again', async () => {
    const { length } = await lab.log(table)
    lab.isAnswerLost = true
    const answer = ada.act(table, { kind: 'roll' })
    await sleep(0)
    lab.isAnswerLost = false
    expect(await answer).toEqual({})
    expect(await lab.log(table)).toHaveLength(length + 1)
    expect(rolls()).toBe(0)
    expect(table.play?.match.length).toBe(length + 1)
  })

  it('is done now if it is not in the log', async () => {
    const { length } = await lab.log(table)
    let isFirst = true
    lab.fault = () => {
      const error = isFirst ? new Unsure('The line broke.') : null
      isFirst = false
      return error
    }
    expect(await ada.act(table, { kind: 'roll' })).toEqual({})
    expect(await lab.log(table)).toHaveLength(length + 1)
    expect(rolls()).toBe(1)
  })

  it('is answered neither way if it stays so: whoever sent it comes again', async () => {
    lab.fault = () => new Unsure('The line broke.')
    const lost = vi.fn<() => void>()
    const watcher = { user: ada.id, name: 'Ada', send: () => undefined, lost }
    await table.watch(watcher, { since: null, chatSince: 0 })
    const asked = { id: 'mine', watcher, isAnswered: false }
    const command = { kind: 'act', action: { kind: 'roll' }, decision: ada.decision ?? '' } as const
    expect(await table.command(ada, 'mine', command, asked)).toMatchObject({ code: 'restarts' })
    expect(lost).toHaveBeenCalledOnce()
  })
})
