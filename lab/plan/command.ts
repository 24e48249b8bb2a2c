import type { GameTypes, OptionForm } from '@starboard/kernel'
import { type Given, givenAgainst } from './given.ts'
import type { Plan } from './plan.ts'

type Planned = Pick<Plan, 'game' | 'seats' | 'seed' | 'from' | 'games' | 'ruleSets'> & {
  readonly sweep?: { readonly option: string; readonly values: readonly string[] }
}

/** What a terminal is told to play the same games. */
export function commandOf(plan: Planned, form: Pick<OptionForm<GameTypes['Options']>, 'form' | 'presets'>): string {
  const { game, seats, seed, from, games, ruleSets, sweep } = plan
  const first = ruleSets[0]
  const second = ruleSets.find(({ name }) => name === 'B')
  const isOtherBots = first !== undefined && second !== undefined && second.bots.join() !== first.bots.join()
  return [
    `npx starboard simulate ${game}`,
    `--seats ${seats}`,
    `--bots ${first?.bots.join(',') ?? ''}`,
    `--games ${games}`,
    ...(from === 0 ? [] : [`--from ${from}`]),
    `--seed ${quoted(seed)}`,
    ...flags('--option', first?.given ?? {}),
    ...(first && second ? flags('--against', givenAgainst(form, [first, second])) : []),
    ...(isOtherBots ? [`--against-bots ${second.bots.join(',')}`] : []),
    ...(sweep === undefined ? [] : [`--sweep ${quoted(`${sweep.option}=${sweep.values.join(',')}`)}`]),
  ].join(' ')
}

const flags = (flag: string, given: Given): readonly string[] =>
  Object.entries(given).map(([name, text]) => `${flag} ${quoted(`${name}=${text}`)}`)

/** As a shell reads it as one word. */
const quoted = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`)
