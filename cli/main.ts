import manifest from '../package.json' with { type: 'json' }
import { programOf } from './command.ts'
import { allCommands } from './commands.ts'
import { end } from './ending.ts'
import { stopWhenNobodyReads } from './print.ts'

export async function main(words: readonly string[]): Promise<void> {
  stopWhenNobodyReads()
  try {
    await programOf(await allCommands(), manifest).parseAsync(words.length === 0 ? ['--help'] : words, { from: 'user' })
  } catch (error) {
    end(error)
  }
}
