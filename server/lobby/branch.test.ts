import {
  type AnyGame,
  exportMatch,
  type GameTypes,
  isRefusal,
  type MatchExport,
  readExport,
  verify,
} from '@starboard/kernel'
import type { BranchTable, CreateTable } from '@starboard/wire/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, lanternsOnShelf, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/server.fixture.ts'
import type { Table } from '../table/table.ts'
import { branchWanted, type WantedTable } from './branch.ts'

const LANTERNS: CreateTable = { game: 'lanterns', seats: 2, options: { rounds: 3, turnSeconds: 0, guessSeconds: 0 } }
const game: AnyGame = lanternsOnShelf.game
const LENGTH = 5

let lab: Lab
let [ada, ben, cem] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Cem')]
beforeEach(async () => {
  ;[ada, ben, cem] = [new Visitor('Ada'), new Visitor('Ben'), new Visitor('Cem')]
  lab = await Lab.open()
})
afterEach(() => lab.close())

async function playOut(table: Table, players: readonly Visitor[]): Promise<Table> {
  while (table.outcome === null) {
    await until(() => table.outcome !== null || players.some(({ isAsked }) => isAsked), 'somebody’s turn, or the end')
    const asked = players.find(({ isAsked }) => isAsked)
    await asked?.mustAct(table, asked.frame?.legal.at(-1))
  }
  await table.settled()
  return table
}

async function exported(table: Table): Promise<MatchExport<GameTypes>> {
  const finished = await table.finished()
  if (finished === null) throw new Error('The match is going on.')
  const made = exportMatch(game, { ...finished, log: await lab.log(table) })
  if (isRefusal(made)) throw new Error(made.text)
  return made
}

/** What is asked for when a finished match is branched off. */
async function wantedFrom(table: Table, more: Partial<BranchTable> = {}): Promise<WantedTable> {
  const wanted = branchWanted(table, await exported(table), { length: LENGTH, luck: 'anew', ...more })
  if (isRefusal(wanted)) throw new Error(wanted.text)
  return wanted
}

const played = async (wanted = LANTERNS) => playOut(await lab.started(wanted, [ada, ben]), [ada, ben])
const codeOf = async (asked: Promise<unknown>) => {
  const answer = await asked
  return typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : 'done'
}

describe('a branch of a finished match', () => {
  it.each(['anew', 'open'] as const)('is played on by others from that moment, and verifies: luck %s', async (luck) => {
    const first = await played()
    const branch = await lab.started(await wantedFrom(first, { luck }), [cem, ada])
    const before = (await lab.log(first)).slice(0, LENGTH)
    expect((await lab.log(branch)).slice(0, LENGTH)).toEqual(before)
    expect(branch.info(ada.id)).toMatchObject({ branch: { code: first.code, length: LENGTH, luck }, series: null })
    await playOut(branch, [cem, ada])
    const made = await exported(branch)
    const read = readExport(game, JSON.parse(JSON.stringify(made)))
    if (isRefusal(read)) throw new Error(read.text)
    expect(verify(game, read).problems).toEqual([])
    expect(made.header.commitment === (await exported(first)).header.commitment).toBe(luck === 'open')
    expect(made.header.branch?.length).toBe(LENGTH)
    expect(made.names).toEqual(['Cem', 'Ada'])
  })

  it('shows its fingerprint before anybody sits down, and keeps to it', async () => {
    const branch = await lab.table(cem, await wantedFrom(await played()))
    const { commitment } = branch.info(cem.id)
    for (const one of [cem, ben]) {
      await one.must(branch, { kind: 'sit' })
      await one.must(branch, { kind: 'ready', ready: true })
    }
    await cem.must(branch, { kind: 'start' })
    expect(branch.row.header?.commitment).toBe(commitment)
  })

  it('goes on after a restart', async () => {
    const code = (await lab.started(await wantedFrom(await played()), [cem, ada])).code
    lab = await lab.restart()
    const branch = await lab.at(code)
    for (const one of [cem, ada]) await one.watch(branch)
    expect((await playOut(branch, [cem, ada])).outcome).not.toBeNull()
  })

  it('begins whole or not at all', async () => {
    const first = await played()
    const branch = await lab.table(cem, await wantedFrom(first))
    for (const one of [cem, ada]) {
      await one.watch(branch)
      await one.must(branch, { kind: 'sit' })
      await one.must(branch, { kind: 'ready', ready: true })
    }
    lab.fault = ({ seq }) => (seq === LENGTH - 1 ? new Error('The disk is full.') : null)
    await cem.ask(branch, { kind: 'start' })
    lab.fault = () => null
    lab = await lab.restart()
    const again = await lab.at(branch.code)
    for (const one of [cem, ada]) await one.watch(again)
    await until(() => [cem, ada].some(({ isAsked }) => isAsked), 'a turn in the branch')
    expect((await lab.log(again)).slice(0, LENGTH)).toEqual((await lab.log(first)).slice(0, LENGTH))
  })

  it('takes nothing back from before it, and tells the rules who is there now', async () => {
    const branch = await lab.started(await wantedFrom(await played(), { bots: [null, 'random'] }), [cem])
    expect((await lab.log(branch))[LENGTH]).toMatchObject({ kind: 'manned', seat: 1, holder: 'bot' })
    expect(await codeOf(cem.ask(branch, { kind: 'undo' }))).not.toBe('done')
  })

  it('keeps the rules of that match, and what was chosen for its seats', async () => {
    const branch = await lab.table(cem, await wantedFrom(await played()))
    await cem.must(branch, { kind: 'sit' })
    for (const command of [
      { kind: 'configure', options: { rounds: 1 } },
      { kind: 'configure', seats: 3 },
      { kind: 'choose', options: { flame: 'large' } },
    ] as const)
      expect(await codeOf(cem.ask(branch, command))).toBe('branch')
    await cem.must(branch, { kind: 'configure', isOpen: true, hints: true })
    expect(branch.row.settings.options).toMatchObject({ rounds: 3 })
  })

  it('is none of a finished match’s end', async () => {
    const first = await played()
    const made = await exported(first)
    expect(branchWanted(first, made, { length: made.log.length, luck: 'anew' })).toMatchObject({ code: 'at-the-end' })
  })

  it('counts for nobody’s numbers, and its rematch is a match like any other', async () => {
    const branch = await playOut(await lab.started(await wantedFrom(await played()), [cem, ada]), [cem, ada])
    await until(async () => (await lab.store.results.numbersOf(ada.id)).length > 0, 'the result of the first match')
    expect(await lab.store.results.numbersOf(cem.id)).toEqual([])
    const answer = await cem.ask(branch, { kind: 'rematch' })
    const next = await lab.at(isRefusal(answer) ? '' : (answer.code ?? ''))
    expect(next.info(cem.id).branch).toBeUndefined()
  })
})
