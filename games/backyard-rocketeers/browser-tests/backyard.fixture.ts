import type { AnyGame, Ctx } from '@starboard/kernel'
import { expect, vi } from 'vitest'
import { webApp } from '../../../cli/built.fixture.ts'
import { House, type Person } from '../../../e2e/browser/browser.fixture.ts'
import { prompt } from '../../../e2e/browser/pressing.fixture.ts'
import { beginIn, Party } from '../../../server/safety/party.fixture.ts'
import { type OpenServer, openServer } from '../../../server/safety/wire.fixture.ts'
import { backyardRocketeers } from '../rules/index.ts'
import { arrange } from '../scenarios/arrange.ts'
import type { Position } from '../scenarios/position.ts'

const game = backyardRocketeers as unknown as AnyGame

/** A slow machine may take longer for a picture than a player may think. */
export const NO_CLOCKS = { turnSeconds: 0, reactSeconds: 0, choiceSeconds: 0 }

interface Scene extends Position {
  /** By seat, and whose screen is looked at; the others answer over the wire. */
  readonly names: readonly string[]
  readonly screens: readonly Person[]
  readonly options?: object
  /** What is rolled, in this order; what is not listed is left to luck. */
  readonly dice?: readonly number[]
}

/** Real browsers in front of a server of this process, so that positions and dice can be laid out. */
export class Backyard {
  readonly house: House
  readonly #server: OpenServer
  #party: Party | null = null
  readonly #dice: number[] = []

  private constructor(house: House, server: OpenServer) {
    this.house = house
    this.#server = server
  }

  static async open(): Promise<Backyard> {
    const house = await House.open()
    const server = await openServer({ pauseMs: 50, botDelayMs: 50 }, { webDir: await webApp() })
    return new Backyard(house, server)
  }

  /** Somebody with a browser; who they are is said by the scene. */
  person(name: string, wanted: Parameters<House['person']>[1] = {}): Promise<Person> {
    return this.house.person(name, { ...wanted, url: this.#server.url })
  }

  /** A match that begins in this position, on the screens of these people. */
  async play({ names, screens, options = {}, dice = [], ...position }: Scene): Promise<Party> {
    await this.#clear()
    beginIn(game, arrange, { names, position: { turn: names[0], ...position } })
    const party = await Party.open(this.#server, {
      game: game.meta.id,
      names,
      options: { ...NO_CLOCKS, ...options },
    })
    this.#party = party
    this.#roll(dice)
    for (const person of screens) await this.#sitDown(party, person)
    return party
  }

  async close(): Promise<void> {
    await this.#clear()
    await this.#server.close()
    await this.house.close()
  }

  async #clear(): Promise<void> {
    vi.restoreAllMocks()
    await this.#party?.close()
    this.#party = null
  }

  async #sitDown(party: Party, { name, page, context, received }: Person): Promise<void> {
    const [cookie = '', value = ''] = party.person(name).cookie.split('=')
    await context.addCookies([{ name: cookie, value, url: this.#server.url }])
    received.length = 0
    await page.goto(`/t/${party.code}`)
    await prompt(page).waitFor()
  }

  #roll(dice: readonly number[]): void {
    this.#dice.splice(0, Number.POSITIVE_INFINITY, ...dice)
    const { apply, clock } = game
    vi.spyOn(game, 'apply').mockImplementation((state, seat, action, ctx) =>
      apply.call(game, state, seat, action, this.#loaded(ctx)),
    )
    vi.spyOn(game, 'clock').mockImplementation((state, ctx) => clock?.call(game, state, this.#loaded(ctx)))
  }

  #loaded<E>(ctx: Ctx<E>): Ctx<E> {
    const { now, pace, byTimeout, hasListeners, random } = ctx
    return {
      now,
      pace,
      byTimeout,
      hasListeners,
      emit: (event) => ctx.emit(event),
      reveal: (event) => ctx.reveal(event),
      random: {
        d6: () => this.#fallen(random.d6()),
        below: (n, stream) => random.below(n, stream),
        draw: (stream, from) => random.draw(stream, from),
        take: (stream, row) => random.take(stream, row),
        touch: () => random.touch(),
      },
    }
  }

  /** A die was rolled as ever, so that the match knows of it; then another one lies there. */
  #fallen(rolled: number): number {
    return this.#dice.shift() ?? rolled
  }

  /** Dice that nobody has rolled. */
  get diceLeft(): readonly number[] {
    return this.#dice
  }
}

const PATIENCE = { timeout: 20_000 }

export const says = ({ page }: Person, what: RegExp) =>
  expect.poll(() => prompt(page).innerText(), PATIENCE).toMatch(what)

/** A button of the bar. */
export const answer = ({ page }: Person, name: RegExp): Promise<void> =>
  prompt(page).getByRole('button', { name }).first().click()

/** A card of the hand, or one that lies face down. */
export const pick = ({ page }: Person, name: RegExp): Promise<void> =>
  page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name }).first().click()

/** What the log on the screen says, newest first. */
const logOf = async ({ page }: Person): Promise<string> =>
  page.getByRole('region', { name: 'Log', exact: true }).innerText()

export const logSays = (person: Person, what: RegExp) => expect.poll(() => logOf(person), PATIENCE).toMatch(what)
