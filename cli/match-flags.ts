import type { Command } from 'commander'
import { repeated, wholeNumber } from './arguments.ts'

const SEATS = [1, 30] as const

/** What every command says that sets up a match. */
export const addMatchFlags = (command: Command): Command =>
  command
    .argument('<game>', 'its id; see starboard games')
    .option('--seats <n>', 'how many play (default: as many as can)', wholeNumber('--seats', SEATS))
    .option('--bots <names>', 'who takes the seats, in turn, with commas: easy, normal, … (default: the game’s own)')
    .option(
      '--option <name=value>',
      'an option of the game or preset=…, its value or @file; may be given several times',
      repeated,
    )
