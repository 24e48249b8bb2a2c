import { shelf } from '@starboard/games'
import {
  type AnyGame,
  fastChance,
  type GameTypes,
  hasOpenLuck,
  type MatchExport,
  pick,
  readExport,
  verify,
} from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { recordMatch } from '../replay/record.fixture.ts'
import { type BranchWish, branchedMatch } from './branch.ts'
import { type Device, FakeStore, FakeWorld, openPage, settled } from './solo.fixture.ts'
import type { SoloSource } from './solo-source.ts'

/** One whose rules ask who is there, and one whose rules do not. */
const GAMES = [
  shelf.find(({ game }) => game.seatHolderChanged === undefined),
  shelf.find(({ game }) => game.seatHolderChanged !== undefined && game.meta.pace !== 'real-time'),
].flatMap((entry) => entry ?? [])

const WISH: Omit<BranchWish, 'length'> = { seat: 1, level: 'random', name: 'Ada', isOpen: false }

/** A device that keeps a branch, and its page. */
async function begun(
  entry: (typeof GAMES)[number],
  exported: MatchExport<GameTypes>,
  change: Partial<BranchWish> = {},
) {
  const device: Device = { playable: entry, world: new FakeWorld(), store: new FakeStore() }
  const wish = { ...WISH, length: Math.floor((exported.log.length * 3) / 4), ...change }
  const kept = branchedMatch(exported, wish, device.world.newSeed)
  await device.store.forTab('replay').begin(kept)
  return { device, kept, page: await openPage(device, { match: kept.terms.id }) }
}

async function playedOut(source: SoloSource, { world }: Device): Promise<MatchExport<GameTypes>> {
  for (let step = 0; source.state.shown?.outcome == null; step++) {
    if (step > 5000) throw new Error('The match does not end.')
    const { shown, at } = source.state
    const isAsked = shown?.open.some(({ id, answered }) => id !== undefined && answered !== true) === true
    if (isAsked && shown !== null) await source.act(pick(shown.legal, fastChance(`me ${at}`), 'me'))
    else await world.ring()
    await settled()
  }
  return (await source.export()) as MatchExport<GameTypes>
}

describe.each(GAMES.map((entry) => ({ id: entry.game.meta.id, entry })))('a branch of $id', ({ entry }) => {
  const game = entry.game as AnyGame
  const exported = recordMatch(game, 4)

  it('goes on where that match was, from the seat that was chosen, and survives a reload', async () => {
    const { device, kept, page } = await begun(entry, exported)
    expect(page.state.table?.you.seat).toBe(1)
    expect(page.state.table?.seats.map(({ kind }) => kind).filter((kind) => kind === 'person')).toHaveLength(1)
    expect(page.state.table?.seats[1]?.name).toBe('Ada')
    const again = await openPage(device, { match: kept.terms.id })
    expect(again.state.shown?.view).toEqual(page.state.shown?.view)
  })

  it.each([true, false])(
    'played to its end it is a true match, and says where it branched off (open: %s)',
    async (isOpen) => {
      const { device, kept, page } = await begun(entry, exported, { isOpen })
      const made = readExport(game, JSON.parse(JSON.stringify(await playedOut(page, device)))) as MatchExport<GameTypes>
      expect(verify(game, made).problems).toEqual([])
      expect(made.header.branch?.length).toBe(kept.log.length)
      expect(hasOpenLuck(made.header)).toBe(isOpen)
      expect(made.log.slice(0, kept.log.length)).toEqual(exported.log.slice(0, kept.log.length))
    },
  )
})
