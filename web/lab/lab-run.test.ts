import { printReport } from '@starboard/lab'
import { describe, expect, it } from 'vitest'
import { entry, planned, reported, short } from '../../lab/lab.fixture.ts'
import { workerHere } from './lab.fixture.ts'
import { type LabPicture, LabRun } from './lab-run.ts'
import type { LabWish, ToLab } from './messages.ts'

const WISH: LabWish = {
  game: 'race',
  seats: 2,
  seed: 's',
  games: 60,
  first: { options: {}, bots: ['random', 'random'] },
  second: { options: { preset: 'short' }, bots: ['random', 'random'] },
  sweep: { option: 'goal', values: ['4'] },
}

function lab(wish: Partial<LabWish> = {}, workers = 3) {
  const opened: ReturnType<typeof workerHere>[] = []
  const pictures: LabPicture[] = []
  let time = 0
  const run = new LabRun(
    { ...WISH, ...wish },
    {
      workers,
      start() {
        const worker = workerHere((game) => (game === 'race' ? entry : undefined))
        opened.push(worker)
        return worker.line
      },
      now: () => (time += 20),
      today: () => '2026-01-01',
      onChange: (picture) => pictures.push(picture),
    },
  )
  return { run, opened, pictures, last: () => pictures.at(-1) }
}

const ended = (state: LabPicture['state'] | undefined) => state === 'done' || state === 'stopped'
const spans = (heard: readonly ToLab[]) => heard.flatMap((one) => (one.kind === 'play' ? [one] : []))

describe('a run of the lab', () => {
  it.each([1, 2, 5])(
    'by %d workers is the report of the command line, byte for byte but for its time',
    async (workers) => {
      const { last, opened } = lab({}, workers)
      await expect.poll(() => last()?.state).toBe('done')
      const plan = planned({ second: short, sweep: { option: 'goal', values: ['4'] } })
      const { report } = last() as LabPicture
      expect(report === null ? '' : printReport({ ...report, made: reported(plan).made })).toBe(
        printReport(reported(plan)),
      )
      expect(opened).toHaveLength(workers)
      expect(opened.every((worker) => worker.isClosed())).toBe(true)
    },
  )

  it('plays every game of every rule set once, more of them at once as it gets to know them', async () => {
    const { last, opened } = lab({}, 2)
    await expect.poll(() => last()?.state).toBe('done')
    const dealt = opened.flatMap(({ heard }) => spans(heard))
    for (const place of [0, 1, 2]) {
      const games = dealt
        .filter(({ ruleSet }) => ruleSet === place)
        .flatMap(({ span: { from, games } }) => Array.from({ length: games }, (_, game) => from + game))
      expect(games.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, game) => game))
    }
    expect(dealt.length).toBeLessThan(60)
    expect(dealt[0]?.span.games).toBe(1)
  })

  it('stops at once, keeps what it has, and hears no more of it', async () => {
    const { run, last, opened, pictures } = lab({ games: 5000 }, 1)
    while ((last()?.report?.tallies[0]?.games ?? 0) === 0) await new Promise((resolve) => setTimeout(resolve))
    run.stop()
    expect(last()).toMatchObject({ state: 'stopped', trouble: null })
    expect(opened[0]?.isClosed()).toBe(true)
    const told = pictures.length
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(pictures).toHaveLength(told)
  })

  it.each([
    [{ seats: 9 }, 'Race is for 2 to 4 players, not 9.'],
    [{ game: 'chess' }, 'This browser does not have that game.'],
    [{ first: { options: { goal: 0 }, bots: ['random'] } }, 'goal must be a whole number from 1 to 99; 0 is not.'],
    [
      { first: { options: {}, bots: ['hal'] } },
      'There is no bot “hal” for this game; there are walker, roller, random.',
    ],
    [{ sweep: { option: 'goal', values: ['x'] } }, 'goal must be a whole number from 1 to 99; "x" is not.'],
  ])('says why it cannot be: %j', async (wish, trouble) => {
    const { last } = lab(wish)
    await expect.poll(() => ended(last()?.state)).toBe(true)
    expect(last()).toEqual({ state: 'stopped', report: null, trouble })
  })
})
