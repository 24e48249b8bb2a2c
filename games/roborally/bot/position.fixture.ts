import { type Bot, copy, fastChance, type Look, lookAt } from '@starboard/kernel'
import type { Action, Reenter, Submit } from '../rules/actions.ts'
import { factoryFor } from '../rules/course/table.ts'
import { roboRally } from '../rules/index.ts'
import { type Preview, previewOf } from '../rules/preview.ts'
import { printPlace } from '../rules/square.ts'
import type { RoboRally, State } from '../rules/state.ts'
import { type Race, race, type Wanted } from '../scenarios/race.fixture.ts'
import { heuristic } from './index.ts'

/** A position, and what the bot does there in Ada's place. Whatever it answers is legal and the same when asked again. */
export class Position {
  readonly race: Race
  readonly #luck: string

  constructor(wanted: Wanted, luck = 'position') {
    this.race = race(wanted)
    this.#luck = luck
  }

  answer(state: State = this.race.state, bot: Bot<RoboRally> = heuristic): Action {
    const seat = this.race.seat('Ada')
    const look: Look<RoboRally> = lookAt(roboRally, state, seat, { at: 0, now: 0 })
    const play = () => bot.play(look, seat, { ms: 0, random: fastChance(this.#luck) })
    const action = play()
    if (action === 'wait') throw new Error('The bot waits.')
    if (JSON.stringify(play()) !== JSON.stringify(action)) throw new Error('The bot changes its mind.')
    const why = roboRally.check(state, seat, action)
    if (why !== null) throw new Error(`${JSON.stringify(action)}: ${why.text}`)
    return action
  }

  get program(): Submit {
    const action = this.answer()
    if (action.kind !== 'submit') throw new Error(`The bot answers with ${action.kind}.`)
    return action
  }

  /** Where the program leads if nobody else acts. */
  get way(): Preview {
    const { program } = this.program
    const { registers } = this.race.robot('Ada')
    const cards = program.map((card, place) => card ?? registers[place] ?? null)
    return previewOf(this.race.view('Ada'), this.race.seat('Ada'), cards)
  }

  /** Checkpoints touched, damage taken, and where it ends, such as `[3,4]`; null if it is destroyed. */
  get end(): { checkpoints: readonly number[]; hits: number; at: string | null } {
    const { registers } = this.way
    const at = registers.at(-1)?.path.at(-1)?.at ?? -1
    return {
      checkpoints: registers.flatMap(({ checkpoint }) => checkpoint ?? []),
      hits: registers.reduce((sum, { hits }) => sum + hits, 0),
      at: at < 0 ? null : printPlace(factoryFor(this.race.state), at),
    }
  }

  /** Ada was destroyed and is asked where to come back. */
  get reentry(): Reenter {
    const state = copy(this.race.state)
    const seat = this.race.seat('Ada')
    const robot = state.robots[seat]
    if (robot === undefined) throw new Error('Ada has no robot.')
    Object.assign(robot, { status: 'destroyed', at: -1, damage: 0 })
    state.destroyed = [seat]
    state.agenda.steps = [{ kind: 'reentry', id: 99, seat, by: null }]
    const action = this.answer(state)
    if (action.kind !== 'reenter') throw new Error(`The bot answers with ${action.kind}.`)
    return action
  }
}
