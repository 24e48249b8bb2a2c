import { type AnyGame, type Entry, type Refusal, type StandingOrder, seatOf } from '@starboard/kernel'
import type { TimeLimit } from '@starboard/wire/protocol'
import { vi } from 'vitest'
import { ownTime, until } from '../fixtures/time.fixture.ts'
import { newCode, newId } from '../http/codes.ts'
import { emptySeat } from '../table/row.ts'
import { Person, type ToldMessage } from './recording.fixture.ts'
import { type OpenServer, wait } from './wire.fixture.ts'

export interface Invitation {
  readonly game: string
  /** By seat; the first one starts. */
  readonly names: readonly string[]
  readonly options?: object
  /** Levels of those who are bots, by name. */
  readonly bots?: Readonly<Record<string, string>>
  readonly fixedWindows?: boolean
  readonly time?: TimeLimit
}

/** People and bots at a table whose luck is known beforehand, and Eve, who watches. */
export class Party {
  readonly server: OpenServer
  readonly code: string
  readonly #people: ReadonlyMap<string, Person>

  private constructor(server: OpenServer, code: string, people: ReadonlyMap<string, Person>) {
    this.server = server
    this.code = code
    this.#people = people
  }

  static async open(server: OpenServer, invitation: Invitation): Promise<Party> {
    const { game, names, options = {}, bots = {}, fixedWindows = false, time = { kind: 'off' } } = invitation
    const code = newCode()
    const fixed = { standIn: 'random', onTimeout: 'fallback', seatOptions: [] } as const
    await server.store.tables.add({
      id: newId(),
      code,
      game,
      status: 'lobby',
      isOpen: true,
      host: '',
      settings: { options, time, fixedWindows, ...fixed },
      memory: {},
      header: null,
      seed: '5'.repeat(64),
      clock: { wall: 0, match: 0, rate: 0 },
      dueAt: null,
      createdAt: 0,
      touchedAt: 0,
      rematch: null,
      version: 0,
      seats: names.map((_, seat) => ({ ...emptySeat(seat), seed: 'nobody' })),
    })
    const people = new Map<string, Person>()
    for (const name of ['Eve', ...names]) people.set(name, await Person.at(server.url, name))
    const party = new Party(server, code, people)
    for (const person of people.values()) await person.watch(code)
    for (const [seat, name] of names.entries())
      if (bots[name] === undefined) await party.must(name, { kind: 'sit', seat, seed: `seed of ${name}` })
    const host = names.find((name) => bots[name] === undefined) ?? 'Eve'
    for (const [seat, name] of names.entries())
      if (bots[name] === undefined) await party.must(name, { kind: 'ready', ready: true })
      else await party.must(host, { kind: 'bot', seat, level: bots[name] })
    // A bot that sits down makes everybody look again.
    for (const name of names) if (bots[name] === undefined) await party.must(name, { kind: 'ready', ready: true })
    await party.must(host, { kind: 'start' })
    await until(() => [...people.values()].every(({ frame }) => frame !== null), 'the first look')
    return party
  }

  person(name: string): Person {
    const person = this.#people.get(name)
    if (person === undefined) throw new Error(`${name} is not here.`)
    return person
  }

  async must(name: string, command: object): Promise<void> {
    const answer = await this.person(name).command(command)
    if (!answer.ok) throw new Error(`${name}: ${answer.refused.text}`)
  }

  async act(name: string, action: object): Promise<void> {
    await until(() => this.person(name).isAsked, `the question for ${name}`)
    await this.must(name, { kind: 'act', action, ...this.person(name).decision })
  }

  order(name: string, order: Omit<StandingOrder, 'until'>): Promise<void> {
    return this.must(name, { kind: 'order', orders: [{ ...order, until: 'the end' }] })
  }

  async log(): Promise<readonly Entry<{ kind: string }>[]> {
    const row = await this.server.store.tables.findByCode(this.code)
    const rows = await this.server.store.log.read(row?.id ?? '', 0)
    return rows.map(({ entry }) => entry)
  }

  async close(): Promise<void> {
    for (const person of this.#people.values()) await person.leave()
  }
}

type Arrange = (state: object, given: unknown, seatNamed: (name: string) => ReturnType<typeof seatOf>) => Refusal | null

/** Every match of this game begins in this position. Until `vi.restoreAllMocks`. */
export function beginIn(
  game: AnyGame,
  arrange: Arrange,
  { names, position }: { names: readonly string[]; position: unknown },
) {
  const { setup } = game
  vi.spyOn(game, 'setup').mockImplementation((wanted, ctx) => {
    const state = setup.call(game, wanted, ctx)
    const problem = arrange(state, position, (name) => seatOf(names.indexOf(name)))
    if (problem !== null) throw new Error(problem.text)
    return state
  })
}

/** What one onlooker got of a window: the question, what came until it closed, and its end. */
export interface SeenWindow {
  readonly name: string
  readonly question: ToldMessage
  readonly between: readonly ToldMessage[]
  readonly end: ToldMessage
  /** From the attack to its end, in the time of this process. */
  readonly lasted: number
}

interface Attack {
  /** Those who must not find out anything. */
  readonly onlookers: readonly string[]
  /** Events by which one knows that it has opened and closed. */
  readonly opens: string
  readonly closes: RegExp
  attack(): Promise<void>
  /** What the attacked do meanwhile. */
  answer(): Promise<void>
}

/** Lets a window open and close, and gives what the onlookers got. */
export async function windowSeen(party: Party, { onlookers, opens, closes, attack, answer }: Attack) {
  const starts = new Map(onlookers.map((name) => [name, party.person(name).told.length]))
  const toldTo = (name: string) => party.person(name).told.slice(starts.get(name))
  const placeOf = (name: string, fits: (text: string) => boolean) =>
    toldTo(name).findIndex(({ text }) => text.startsWith('{"kind":"news"') && fits(text))
  const sent = ownTime()
  await attack()
  await answer()
  await until(
    () => onlookers.every((name) => placeOf(name, (text) => closes.test(text)) !== -1),
    'the end of the window',
  )
  // What comes late would come now.
  await wait(20)
  return onlookers.map((name): SeenWindow => {
    const told = toldTo(name)
    const [from, to] = [placeOf(name, (text) => text.includes(opens)), placeOf(name, (text) => closes.test(text))]
    const [question, end] = [told[from], told[to]]
    if (question === undefined || end === undefined) throw new Error(`${name} was not told of the window.`)
    return { name, question, end, between: told.slice(from + 1, to), lasted: end.when - sent }
  })
}

/** What the host calls somebody is another name at every table. */
const PERSON = /"person":"[\w-]{22}"/g
/** Whoever has sent the command finds its id in the news. */
const ANSWER = /,"answer":"[^"]*"/
const TIMES = /"(now|wall|since|notBefore|by|turnBy|print|id)":(-?\d+|"[^"]*"|\{"to":(\d+|"[^"]*")\})/g

/** Without the time of day, numbers that follow from it, and the ids that clients give. */
export const timeless = (text: string, { code }: Pick<Party, 'code'>): string =>
  text.replaceAll(code, 'TABLE').replace(ANSWER, '').replace(TIMES, '"$1":0').replace(PERSON, '"person":"#"')

/** Whoever attacks gets the answer to their own message, at once and always. */
export const unexpected = ({ between }: SeenWindow): readonly string[] =>
  between.map(({ text }) => text).filter((text) => !text.startsWith('{"kind":"answer"'))

/** How long windows were open on the match clock, first to last. */
export function windowsIn(log: readonly Entry<{ kind: string }>[], attack: string): readonly number[] {
  return log.flatMap((entry, place) => {
    if (entry.kind !== 'act' || entry.action.kind !== attack) return []
    const end = log.slice(place).find((one) => one.kind === 'wake' || (one.kind === 'act' && one.by === 'timeout'))
    return end === undefined ? [] : [end.at - entry.at]
  })
}
