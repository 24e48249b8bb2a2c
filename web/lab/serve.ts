import { botsFor, FailedGame, type Playable, type Simulation, simulate } from '@starboard/bots'
import { isRefusal, type Refusal, readSetup, refuse, seatsOf } from '@starboard/kernel'
import { type Plan, planOf } from '@starboard/lab'
import type { FromLab, LabLine, LabSide, LabWish, ToLab } from './messages.ts'

interface Served {
  readonly line: LabLine<FromLab, ToLab>
  find(game: string): Playable | undefined
}

/** The worker's end: it plays what it is told to, one span after another, and knows nothing between them. */
export function serveLab({ line, find }: Served): void {
  const answers: { readonly [K in ToLab['kind']]: (message: Extract<ToLab, { kind: K }>) => FromLab } = {
    plan: ({ wish }) => {
      const plan = plannedFor(wish, find)
      return isRefusal(plan) ? { kind: 'refused', why: plan.text } : { kind: 'planned', plan }
    },
    play: ({ plan, ruleSet, span }) => {
      const entry = find(plan.game)
      const simulation = simulationOf(plan, ruleSet, entry)
      if (entry === undefined || isRefusal(simulation)) return { kind: 'broken', why: `${plan.name} cannot be played.` }
      try {
        return { kind: 'played', ruleSet, tally: simulate(entry, simulation, span) }
      } catch (error) {
        if (!(error instanceof FailedGame)) throw error
        return { kind: 'broken', why: `Game ${error.index} (seed ${error.seed}) broke: ${error.message}` }
      }
    },
  }
  line.onMessage((message) => line.post((answers[message.kind] as (message: ToLab) => FromLab)(message)))
}

function plannedFor(wish: LabWish, find: Served['find']): Plan | Refusal {
  const { seats, seed, games, sweep } = wish
  const entry = find(wish.game)
  if (entry === undefined) return refuse('no-game', 'lab', 'This browser does not have that game.')
  const [first, second] = [wish.first, wish.second].map((side) => (side === undefined ? null : sideFor(entry, side)))
  if (first == null) return refuse('no-rule-set', 'lab', 'There is nothing to play.')
  if (isRefusal(first)) return first
  if (second != null && isRefusal(second)) return second
  return planOf({
    game: entry.game,
    seats,
    seed,
    from: 0,
    games,
    first,
    ...(second != null && { second }),
    ...(sweep !== undefined && { sweep }),
  })
}

function sideFor(entry: Playable, { options: given, bots }: LabSide) {
  const known = Object.keys(botsFor(entry))
  const stranger = bots.find((bot) => !known.includes(bot))
  if (stranger !== undefined || bots.length === 0)
    return refuse('no-bot', 'lab', `There is no bot “${stranger ?? ''}” for this game; there are ${known.join(', ')}.`)
  const options = entry.game.options.read(given)
  return isRefusal(options) ? options : { options, bots }
}

/** The set-up is made anew: a copy sent from thread to thread would not be frozen. */
function simulationOf(plan: Plan, place: number, entry: Playable | undefined): Simulation | Refusal {
  const ruleSet = plan.ruleSets[place]
  if (entry === undefined || ruleSet === undefined) return refuse('no-rule-set', 'lab', 'There is nothing to play.')
  const { seats, seed } = plan
  const setup = readSetup(entry.game, { seats, options: ruleSet.options, bots: seatsOf(seats) })
  return isRefusal(setup) ? setup : { setup, bots: ruleSet.bots, seed }
}
