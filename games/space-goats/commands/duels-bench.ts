import { type Bench, type Measurement, measure, secondsFor } from '@starboard/bench'
import { mutedCtx, type Playable, playOut, type Step } from '@starboard/bots'
import {
  type AnyBot,
  bug,
  fastChance,
  type GameTypes,
  isRefusal,
  lookAt,
  readSetup,
  type Seat,
  type Setup,
  seatsOf,
} from '@starboard/kernel'

const DUELS = 2000

interface Duels {
  readonly entry: Playable
  readonly setup: Setup<GameTypes>
  readonly bot: AnyBot
  readonly played: readonly { readonly seed: string; readonly steps: readonly Step[] }[]
}

/** How many two-player games a second one core plays in the engine view, and what the time goes into. */
export const duelsBench: Bench = (entry, { rounds, onFigure }) => {
  for (const figure of measure(duels, duelsOf(entry), rounds)) onFigure(figure)
}

function duelsOf(entry: Playable): Duels {
  const setup = readSetup(entry.game, { seats: 2, options: { autoChoices: true }, bots: seatsOf(2) })
  if (isRefusal(setup)) return bug(setup.text)
  const bot = entry.bots.reference ?? bug('There is no reference bot.')
  const played = Array.from({ length: DUELS }, (_, index) => {
    const seed = `duels/${index}`
    const steps: Step[] = []
    playOut(entry, { setup, bots: [bot, bot], seed, onStep: (step) => void steps.push(step) })
    return { seed, steps }
  })
  return { entry, setup, bot, played }
}

const duels: Measurement<Duels> = {
  aims: [
    { name: 'two-player games, reference policy', unit: 'games/s', goal: { atLeast: 10_000 } },
    { name: 'a game', unit: 'µs' },
    { name: 'of that: set-up and rules', unit: 'µs' },
    { name: 'of that: what the bots are shown', unit: 'µs' },
    { name: 'of that: the policy', unit: 'µs' },
    { name: 'of that: asking, checking, outcome', unit: 'µs' },
  ],
  prepare: (material) => () => {
    const whole = secondsFor(() => playAll(material))
    const [rules, shown, decided] = (['rules', 'shown', 'decided'] as const).map((depth) =>
      secondsFor(() => replayAll(material, depth)),
    )
    const micros = (seconds = 0) => (seconds * 1e6) / DUELS
    const parts = [micros(rules), micros(shown) - micros(rules), micros(decided) - micros(shown)]
    return [DUELS / whole, micros(whole), ...parts, micros(whole) - micros(decided)]
  },
}

function playAll({ entry, setup, bot, played }: Duels): void {
  for (const { seed } of played) playOut(entry, { setup, bots: [bot, bot], seed })
}

/** The same games again: the rules alone, then with the views, then with the policy too. */
function replayAll({ entry: { game }, setup, bot, played }: Duels, depth: 'rules' | 'shown' | 'decided'): void {
  for (const { seed, steps } of played) {
    const ctx = mutedCtx(seed)
    const state = game.setup(setup, ctx)
    const budget = { ms: 0, random: fastChance(seed) }
    for (const step of steps) {
      if (step.seat === null) continue
      if (depth !== 'rules') consider(step.seat)
      game.apply(state, step.seat, step.action, ctx)
    }
    function consider(seat: Seat): void {
      const look = lookAt(game, state, seat, { at: 0, now: 0, isBrief: true })
      if (depth === 'shown') void look.view
      else bot.play(look, seat, budget)
    }
  }
}
