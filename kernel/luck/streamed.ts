import { type Chance, chanceFrom } from './chance.ts'
import { fastChance } from './fast.ts'

/** Streams do not disturb each other, so that two worlds see the same dice while they draw different cards. */
export function streamedChance(seed: string): Chance {
  const streams = new Map<string, Chance>()
  const streamOf = (name: string) => {
    const known = streams.get(name) ?? fastChance(`${seed} ${name}`)
    streams.set(name, known)
    return known
  }
  return chanceFrom((n, name) => streamOf(name).below(n, name))
}
