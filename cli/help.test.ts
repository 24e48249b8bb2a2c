import { describe, expect, it } from 'vitest'
import { commandLine } from './command.ts'
import { allCommands } from './commands.ts'
import { terminal } from './starboard.fixture.ts'

const { starboard, wholeStarboard } = terminal()
const commands = await allCommands()

describe('help', () => {
  it('lists every command, also when nothing is asked for', async () => {
    const { exitCode, out } = await starboard()
    expect(exitCode).toBe(0)
    for (const { name, about } of commands) {
      expect(out).toContain(`  ${name} `)
      expect(out.replaceAll(/\s+/g, ' ')).toContain(about)
    }
  })

  it.each(commands.map(({ name, examples }) => [name, examples] as const))(
    'of %s explains its flags and gives examples',
    async (name, examples) => {
      const { exitCode, out, error } = await starboard(name, '--help')
      expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' })
      for (const example of examples) expect(out).toContain(`$ ${commandLine(example)}\n`)
    },
  )

  it('of serve says where its variables stand', async () => {
    const { out } = await starboard('serve', '--help')
    expect(out).toContain('  $ starboard serve\n  $ PORT=9000 STARBOARD_DATA=/var/lib/starboard starboard serve\n')
  })

  it('tells the version', async () => {
    expect(await wholeStarboard('--version')).toEqual({
      exitCode: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
      error: '',
    })
  })
})
