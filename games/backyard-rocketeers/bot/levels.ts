import { type AnyBot, type Bot, bug, type Chance, ofCharacters } from '@starboard/kernel'
import type { BackyardRocketeers } from '../rules/state.ts'
import { heuristicWith } from './index.ts'
import type { Policy } from './outlook.ts'

type Inclined = Readonly<Record<string, Partial<Policy>>>

/** Differ in what a blow has to be worth, and in how long they stay on the pad. */
const SHARP: Inclined = {
  calm: { patience: 2 },
  spiteful: { patience: 0.5 },
  eager: { haste: 3 },
  wary: { patience: 1.5, haste: -0.5 },
}

/** So patient that it strikes only where cards would be lost, or somebody is about to win. */
const AT_LAST = 50

/** Hardly think of others: who does strikes too soon or too late, and hits back at nobody but the wary. */
const FAIR: Inclined = {
  calm: { sabotage: false, reactions: false },
  spiteful: { patience: 0, reactions: false },
  eager: { patience: AT_LAST, reactions: false, haste: 3 },
  wary: { patience: AT_LAST },
}

const inAll = (inclined: Inclined, base: Partial<Policy>): Bot<BackyardRocketeers> => ({
  ...heuristicWith(base),
  characters: Object.fromEntries(Object.entries(inclined).map(([word, policy]) => [word, heuristicWith(policy)])),
})

export const hard: Bot<BackyardRocketeers> = inAll(SHARP, {})

/** How many of so many decisions are made with any piece of the kind that a good player would take. */
const SLIPS = { normal: 3, easy: 24 }

const fair = inAll(FAIR, { patience: AT_LAST, reactions: false })

export const normal: AnyBot = ofCharacters(fair, (bot) => slipping(bot, SLIPS.normal))

export const easy: AnyBot = ofCharacters(fair, (bot) => slipping(bot, SLIPS.easy))

/** Knows what the moment is for, but now and then does it with another card, another part, another victim. */
function slipping(bot: AnyBot, often: number): AnyBot {
  return {
    play(look, seat, budget) {
      const meant = bot.play(look, seat, budget)
      if (typeof meant === 'string' || budget.random.below(OF, 'bot') >= often) return meant
      const alike = look.legal.filter(({ kind }) => kind === meant.kind)
      return anyOf(alike, budget.random)
    },
  }
}

const OF = 24

const anyOf = <X>(list: readonly X[], random: Chance): X =>
  list[random.below(list.length, 'bot')] ?? bug('What a bot does is on no list.')
