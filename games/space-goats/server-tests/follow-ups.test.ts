import type { AnyGame } from '@starboard/kernel'
import type { ServerMessage } from '@starboard/wire/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { until } from '../../../server/fixtures/server.fixture.ts'
import { beginIn, Party, timeless } from '../../../server/safety/party.fixture.ts'
import { ask, type OpenServer, openServer, wait } from '../../../server/safety/wire.fixture.ts'
import { spaceGoats } from '../rules/index.ts'
import { arrange } from '../scenarios/arrange.ts'

/** Long enough for a few answers on a busy machine. */
const PAUSE_MS = 2500
const [STANDARD, AEGIS, SHIELD, POD] = ['RK01', 'SH06', 'ST04', 'ST01']
const FOUR = ['Ada', 'Ben', 'Cyd', 'Dan']

let server: OpenServer
const parties: Party[] = []
beforeAll(async () => {
  server = await openServer({ pauseMs: PAUSE_MS, botDelayMs: 40 })
})
afterAll(() => server.close())
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(parties.splice(0).map((party) => party.close()))
})

async function open(names: readonly string[], players: object): Promise<Party> {
  vi.restoreAllMocks()
  beginIn(spaceGoats as unknown as AnyGame, arrange, { names, position: { turn: 'Ada', players } })
  const party = await Party.open(server, { game: 'space-goats', names, options: { startSeat: 1 } })
  parties.push(party)
  return party
}

type Does = (party: Party) => Promise<void>

/** What these were told of the match while that happened, up to the event that ends it; who is connected is everybody's. */
async function toldWhile(party: Party, names: readonly string[], { does, end }: { does: Does; end: string }) {
  const starts = new Map(names.map((name) => [name, party.person(name).told.length]))
  const since = (name: string) =>
    party
      .person(name)
      .told.slice(starts.get(name))
      .filter(({ text }) => !/^\{"kind":"(table|presence|answer)"/.test(text))
  await does(party)
  const hasEnded = (name: string) => since(name).some(({ text }) => text.includes(`"kind":"${end}"`))
  await until(() => names.every(hasEnded), `${end} for everybody`)
  return names.flatMap((name) => since(name).map(({ text }) => `${name} ${timeless(upTo(text, end), party)}`))
}

/** After the end comes luck: the next turn's cards are another story. */
function upTo(text: string, end: string): string {
  const message = JSON.parse(text) as ServerMessage
  if (message.kind !== 'news') return text
  const last = message.events.findLastIndex(({ kind }) => kind === end)
  return last === -1 ? text : JSON.stringify({ ...message, events: message.events.slice(0, last + 1), change: null })
}

const fits = (action: object, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => (action as Record<string, unknown>)[key] === value)

/** Also if an answer is in already. */
async function answer(party: Party, name: string, wanted: object): Promise<void> {
  const person = party.person(name)
  const action = await until(() => person.frame?.legal.find((one) => fits(one, wanted)), `a way for ${name}`)
  await party.must(name, { kind: 'act', action, ...person.decision })
}

/** Every page that somebody else can ask for meanwhile. */
async function pagesOf(party: Party, names: readonly string[]): Promise<readonly string[]> {
  const ofTable = ['', '/look', '/story', '/export'].map((more) => `/api/tables/${party.code}${more}`)
  const pages: string[] = []
  for (const name of names)
    for (const path of [...ofTable, '/api/tables/mine']) {
      const { status, text } = await ask(server.url + path, { headers: { cookie: party.person(name).cookie } })
      pages.push(`${name} ${status} ${timeless(text, party).replace(/"(createdAt|commitment)":[^,]+/g, '')}`)
    }
  return pages
}

const attack: Does = (party) => party.act('Ada', { kind: 'rocket', card: STANDARD, target: 1 })

describe('SG-4.4 what a defender does until the window closes', () => {
  const players = {
    Ada: { hand: [STANDARD] },
    Ben: { hand: ['Emergency Shield', 'Fuel Pod'], fleet: ['suited', 'suited'] },
  }
  const shipsOf = (party: Party) =>
    (party.person('Ben').frame?.legal ?? []).flatMap((one) => ('ship' in one ? [{ ship: one.ship }] : []))
  const asked: Does = (party) => until(() => party.person('Ben').isAsked, 'the question').then(() => undefined)
  const takes: Does = (party) => answer(party, 'Ben', shipsOf(party)[0] ?? {})

  const WAYS: Readonly<Record<string, Does>> = {
    'does not answer for a while': async (party) => {
      void wait(PAUSE_MS * 0.8).then(() => takes(party))
    },
    'answers once': takes,
    'changes the answer': async (party) => {
      await answer(party, 'Ben', { card: SHIELD })
      await answer(party, 'Ben', shipsOf(party)[1] ?? {})
      await takes(party)
    },
    'is refused a few times': async (party) => {
      for (const card of [AEGIS, '__proto__', 'ST02'])
        await party
          .person('Ben')
          .command({ kind: 'act', action: { kind: 'defend', card }, ...party.person('Ben').decision })
      await takes(party)
    },
    'loses the connection before the answer': async (party) => {
      await party.person('Ben').comeBack(true)
      await takes(party)
    },
    'loses the connection after the answer': async (party) => {
      await takes(party)
      await party.person('Ben').comeBack(false)
    },
    'gives an order meanwhile': async (party) => {
      await party.order('Ben', { decision: 'defend', prefer: [shipsOf(party)[0] ?? {}] })
    },
  }

  it('is told to nobody, and leaves no trace in what is told then', async () => {
    const runs: { readonly party: Party; readonly way: Does }[] = []
    for (const way of Object.values(WAYS)) runs.push({ way, party: await open(FOUR, players) })
    const pages: (readonly string[])[] = []
    const stories = await Promise.all(
      runs.map(({ party, way }, place) => {
        const does: Does = async () => {
          await attack(party)
          await asked(party)
          await way(party)
          pages[place] = await pagesOf(party, ['Ada', 'Eve'])
        }
        return toldWhile(party, ['Ada', 'Cyd', 'Dan', 'Eve'], { does, end: 'shipFlipped' })
      }),
    )
    expect(stories[0]).toHaveLength(8)
    for (const [place, how] of Object.keys(WAYS).entries()) {
      expect(stories[place], how).toEqual(stories[0])
      expect(pages[place], how).toEqual(pages[0])
    }
  })
})

describe('SG-4.5 the question after an Aegis', () => {
  const blocks: Does = async (party) => {
    await attack(party)
    await answer(party, 'Ben', { card: AEGIS })
    await until(() => party.person('Ben').frame?.open.some(({ kind }) => kind === 'aegis'), 'the question after it')
  }
  const trashes: Does = (party) => answer(party, 'Ben', { kind: 'trashOne', zone: 'hand', card: POD })
  const trashesAfterAll: Does = async (party) => {
    await answer(party, 'Ben', { zone: 'hand', card: SHIELD })
    await trashes(party)
  }

  it('tells nothing of the hand, of a change of mind, or of an order', async () => {
    const WAYS: readonly (readonly [string, Does | null])[] = [
      ['Weak Rocket', trashes],
      ['Emergency Shield', trashes],
      ['Scout Ship', trashes],
      ['Emergency Shield', trashesAfterAll],
      ['Weak Rocket', null],
    ]
    const runs: { readonly party: Party; readonly way: Does | null }[] = []
    for (const [other, way] of WAYS) {
      const hand = ['Aegis Countermeasure', other, 'Fuel Pod']
      const party = await open(FOUR, { Ada: { hand: [STANDARD] }, Ben: { hand, fleet: ['suited', 'suited'] } })
      if (way === null) await party.order('Ben', { decision: 'aegis', prefer: [{ zone: 'hand', card: POD }] })
      runs.push({ party, way })
    }
    const stories = await Promise.all(
      runs.map(({ party, way }) => {
        const does: Does = async () => {
          await blocks(party)
          await way?.(party)
        }
        return toldWhile(party, ['Ada', 'Cyd', 'Dan', 'Eve'], { does, end: 'trashed' })
      }),
    )
    for (const { party } of runs) {
      const at = (await party.log()).flatMap((one) => (one.kind === 'wake' ? [one.at] : []))
      expect((at[1] ?? 0) - (at[0] ?? 0)).toBe(PAUSE_MS)
    }
    // The question, the block with the question after it, and the card.
    expect(stories[0]).toHaveLength(12)
    for (const story of stories) expect(story).toEqual(stories[0])
  })
})

describe('SG-7.3 a choice for the wreckage', () => {
  const players = { Ada: { hand: [], fleet: ['suited', 'suited'] }, Ben: { hand: [], fleet: ['suited', 'suited'] } }
  const shipsOf = (party: Party, name: string) => party.person(name).frame?.legal ?? []
  const WAYS: Readonly<Record<string, Does>> = {
    'at once': (party) => answer(party, 'Ada', shipsOf(party, 'Ada')[0] ?? {}),
    late: async (party) => {
      await wait(PAUSE_MS / 3)
      await answer(party, 'Ada', shipsOf(party, 'Ada')[0] ?? {})
    },
    'after another one': async (party) => {
      await answer(party, 'Ada', shipsOf(party, 'Ada')[1] ?? {})
      await answer(party, 'Ada', shipsOf(party, 'Ada')[0] ?? {})
    },
    'by order': (party) => party.order('Ada', { decision: 'wreckage', prefer: [shipsOf(party, 'Ada')[0] ?? {}] }),
  }

  it('is told to nobody before both are in', async () => {
    const runs: { readonly party: Party; readonly way: Does }[] = []
    for (const way of Object.values(WAYS)) runs.push({ way, party: await open(['Ada', 'Ben'], players) })
    const stories = await Promise.all(
      runs.map(async ({ party, way }) => {
        await party.act('Ada', { kind: 'pass' })
        const does: Does = async () => {
          await party.act('Ben', { kind: 'pass' })
          await until(() => party.person('Ada').isAsked, 'the wreckage')
          await way(party)
          await answer(party, 'Ben', shipsOf(party, 'Ben')[0] ?? {})
        }
        return toldWhile(party, ['Ben', 'Eve'], { does, end: 'shipFlipped' })
      }),
    )
    // The question and the end; Ben's own answer.
    expect(stories[0]).toHaveLength(5)
    for (const [place, story] of stories.entries()) expect(story, Object.keys(WAYS)[place]).toEqual(stories[0])
  })
})
