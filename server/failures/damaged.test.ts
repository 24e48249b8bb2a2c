import { shelf } from '@starboard/games'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'
import { TableLists } from '../http/table-list.ts'

let lab: Lab
let [ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
beforeEach(async () => {
  ;[ada, ben] = [new Visitor('Ada'), new Visitor('Ben')]
  lab = await Lab.open()
})
afterEach(() => lab.close())

const TIMED = { game: 'lanterns', seats: 2, options: { rounds: 9, turnSeconds: 60 } }
const HOUR = 3_600_000

describe.each(['settings', 'header', 'clock'])('a table whose %s are damaged', (column) => {
  it('keeps no server from starting, no clock from being set, and no other table from being played', async () => {
    const [damaged, whole] = [await lab.started(TIMED, [ada, ben]), await lab.started(TIMED, [ada, ben])]
    await lab.damage(`update tables set ${column} = '{"dam' where id = '${damaged.id}'`)
    lab = await lab.restart({ downMs: HOUR })
    expect(lab.lines).toContainEqual({
      text: 'table not read',
      fields: { table: damaged.id, error: expect.stringContaining(`Damaged ${column}`) },
    })
    await expect(lab.at(damaged.code)).rejects.toThrow(`Table ${damaged.id} is damaged: its ${column} cannot be read.`)
    expect((await lab.at(whole.code)).info('').clock?.now).toBeLessThan(60_000)
    expect(await ada.act(await lab.at(whole.code), { kind: 'hide', colour: 'red' })).toEqual({})
  })

  it('is missing in lists, and no other', async () => {
    const [damaged, whole] = [await lab.started(TIMED, [ada, ben]), await lab.started(TIMED, [ada, ben])]
    await lab.damage(`update tables set ${column} = '{"dam' where id = '${damaged.id}'`)
    const lists = new TableLists({ tables: lab.tables, store: lab.store, shelf, now: () => lab.now() })
    expect((await lists.mine(ada.id)).map(({ code }) => code)).toEqual([whole.code])
  })
})

it('a damaged log is trouble, and not something to try again', async () => {
  const { id, code } = await lab.started(TIMED, [ada, ben])
  await lab.damage(`update log set entry = '{"dam' where table_id = '${id}'`)
  lab = await lab.restart()
  expect(await ada.ask(await lab.at(code), { kind: 'resume' })).toMatchObject({ code: 'trouble' })
  const line = lab.lines.find(({ text }) => text === 'trouble at a table')
  expect(line?.fields).toMatchObject({ table: code, error: expect.stringContaining('Damaged entry 0') })
})
