import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allCommands } from './commands.ts'
import { terminal } from './starboard.fixture.ts'

const { starboard, fileNamed } = terminal()
const commands = await allCommands()
writeFileSync(fileNamed('poem.json'), 'Twinkle, twinkle')
writeFileSync(fileNamed('other.json'), '{ "format": "recipe/1" }')
writeFileSync(fileNamed('stranger.json'), '{ "header": { "game": "tic-tac-toe" } }')

const MISTAKES: readonly (readonly [command: string, line: string])[] = [
  ['fly', `There is no command "fly"; there are ${commands.map(({ name }) => name).join(', ')}.`],
  ['--fly', 'There is no flag --fly; starboard knows --version, --help.'],
  ['games --fly', 'There is no flag --fly; games knows --json, --help.'],
  ['games twice', 'That is too much: starboard games [options]'],
  ['simulate', 'Something is missing: starboard simulate [options] <game>'],
  ['simulate tic-tac-toe', 'There is no game "tic-tac-toe"; there are comet-rush'],
  ['simulate comet-rush --bots random,hal', 'There is no bot "hal" for comet-rush; there are '],
  ['simulate comet-rush --seats many', '--seats must be a whole number from 1 to 30; "many" is not.'],
  ['simulate comet-rush --seats 9', 'Comet Rush is for 2 to 6 players, not 9.'],
  ['simulate comet-rush --games 0', '--games must be a whole number from 1 to 100000000; "0" is not.'],
  ['simulate comet-rush --games', '--games <n> needs a value.'],
  ['simulate comet-rush --workers 1.5', '--workers must be a whole number from 1 to 256; "1.5" is not.'],
  ['simulate comet-rush --option distance', '--option is written name=value; "distance" is not.'],
  ['simulate comet-rush --option gravity=9', 'There is no option "gravity"; there are turnSeconds'],
  ['simulate comet-rush --option distance=99', 'distance must be a whole number from 6 to 40; 99 is not.'],
  [
    'simulate comet-rush --option preset=endless',
    'There is no preset "endless"; there are classic, balanced, quick, quickBalanced.',
  ],
  ['simulate comet-rush --report nowhere/report.html', 'nowhere/report.html: there is no such file.'],
  [
    'simulate comet-rush --report report.txt',
    '--report writes a page (.html) or data (.json); "report.txt" is neither.',
  ],
  ['simulate comet-rush --csv nowhere/figures.csv', 'nowhere/figures.csv: there is no such file.'],
  ['simulate comet-rush --against distance', '--against is written name=value; "distance" is not.'],
  ['simulate comet-rush --against distance=99', 'distance must be a whole number from 6 to 40; 99 is not.'],
  ['simulate comet-rush --against preset=classic', 'The second rule set is the same as the first'],
  ['simulate comet-rush --against-bots hal', 'There is no bot "hal" for comet-rush; there are '],
  ['simulate comet-rush --sweep distance', '--sweep is written name=value,value; "distance" is not.'],
  ['simulate comet-rush --sweep gravity=1,2', 'There is no option "gravity"; there are turnSeconds'],
  ['simulate comet-rush --seed x --shard 9/8', '--shard is written 2/8, the second of eight parts; "9/8" is not.'],
  ['simulate comet-rush --shard 1/8', '--shard needs --seed: all parts must belong to the same games.'],
  ['simulate comet-rush --seed x --games 5 --shard 1/8', '--games 5 cannot be divided among 8 parts; '],
  ['merge', 'Something is missing: starboard merge [options] <files...>'],
  ['merge nothing.json', 'nothing.json: there is no such file.'],
  ['merge poem.json', 'poem.json: This is no report of the lab (starboard-lab/1).'],
  ['merge other.json --report out.json', 'other.json: This is no report of the lab (starboard-lab/1).'],
  ['record comet-rush --games 5', 'There is no flag --games; record knows --seats'],
  ['backup', 'Something is missing: starboard backup [options] <file>'],
  ['backup monday.sqlite', 'There is no store in ./data. Set STARBOARD_DATA to the folder of the server.'],
  ['restore nothing.sqlite', 'nothing.sqlite: there is no such file.'],
  ['restore poem.json', 'Cannot use poem.json: the file is not a SQLite database.'],
  ['doctor now', 'That is too much: starboard doctor [options]'],
  ['verify nothing.json', 'nothing.json: there is no such file.'],
  ['verify poem.json', 'poem.json: this is not JSON.'],
  ['verify other.json', 'other.json: This is not an exported match.'],
  ['verify stranger.json', 'stranger.json: this is a match of "tic-tac-toe"; games here: comet-rush'],
  ['replay .', '.: this is a folder.'],
  ['check nothing.json', 'nothing.json: there is no such file.'],
  ['check other.json', 'other.json: its "format" is not one of starboard-scenario/1'],
  [
    'bench everything',
    'There is no bench "everything"; there are kernel, bots, store, server, audience, hostile, screen, ',
  ],
  ['bench kernel --matches 5', '--matches is for bench server alone.'],
  ['bench server --matches 5,none', '--matches must be a whole number from 1 to 10000; "none" is not.'],
  ['bench kernel --game tic-tac-toe', 'There is no game "tic-tac-toe"; there are comet-rush'],
]

describe('a mistake gets one line that says what is possible, and exit code 2', () => {
  it.each(MISTAKES)('%s', async (command, line) => {
    const { exitCode, out, error } = await starboard(...command.split(' '))
    expect(error.startsWith(`starboard: ${line}`), error).toBe(true)
    expect(error.trimEnd().split('\n')).toHaveLength(1)
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
  })
})
