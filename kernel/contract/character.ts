import { checksum } from '../data/checksum.ts'
import type { AnyBot } from './bot.ts'
import { alike } from './bot-name.ts'
import type { Meta } from './contract.ts'

type Named = Pick<Meta, 'botNames'>
type Characters = Pick<AnyBot, 'characters'>

/**
 * The word for the character of the bot that is called so, at every table of its game: people get to know it. Names of one
 * table are neighbours in the list, so their characters differ while there are enough. Undefined: it has none.
 */
export function characterNamed({ botNames }: Named, { characters = {} }: Characters, name: string): string | undefined {
  const place = botNames.findIndex((known) => alike(known) === alike(name))
  const words = Object.keys(characters)
  return words[(place < 0 ? checksum(name) : place) % words.length]
}

/** The bot in the character of whoever is called so. */
export function withCharacter(meta: Named, bot: AnyBot, name: string): AnyBot {
  const word = characterNamed(meta, bot, name)
  return (word === undefined ? undefined : bot.characters?.[word]) ?? bot
}

/** What is made of a bot, and likewise of each of its characters. */
export function ofCharacters(bot: AnyBot, make: (of: AnyBot) => AnyBot): AnyBot {
  const { characters } = bot
  if (characters === undefined) return make(bot)
  const made = Object.entries(characters).map(([word, leaning]) => [word, make(leaning)] as const)
  return { ...make(bot), characters: Object.fromEntries(made) }
}
