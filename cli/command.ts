import { Command, type CommanderError } from 'commander'
import { list } from './arguments.ts'
import { Answered, Mistake } from './ending.ts'

/** One command. `declare` adds its arguments, its flags and what it does. */
export interface CliCommand {
  readonly name: string
  readonly about: string
  /** Without the name of the program; variables of the environment may come first. */
  readonly examples: readonly string[]
  declare(command: Command): void
}

export function programOf(commands: readonly CliCommand[], { version }: { version: string }): Command {
  const program = quiet(new Command('starboard'))
  program.description('One table for five space-and-robot tabletop games.').version(version)
  program.addHelpText('after', '\nMore about one of them: starboard <command> --help')
  for (const { name, about, examples, declare } of commands) {
    const command = quiet(program.command(name)).description(about)
    command.addHelpText('after', ['', 'Examples:', ...examples.map((line) => `  $ ${commandLine(line)}`)].join('\n'))
    declare(command)
  }
  return program
}

/** As somebody would type it: variables of the environment stand before the command. */
export const commandLine = (example: string): string => example.replace(/^(?:[A-Z_]+=\S+ )*/, '$&starboard ')

/** Mistakes are told by us, in one line, with what is possible. */
function quiet(command: Command): Command {
  command.configureOutput({ outputError: () => {} })
  return command.exitOverride((error) => {
    if (error.exitCode === 0) throw new Answered()
    const sentence = SENTENCES[error.code] ?? (() => error.message)
    throw new Mistake(sentence(command, error))
  })
}

const SENTENCES: Readonly<Record<string, (command: Command, error: CommanderError) => string>> = {
  'commander.unknownCommand': (command, error) =>
    `There is no command ${JSON.stringify(quoted(error))}; there are ${list(command.commands.map((one) => one.name()))}.`,
  'commander.unknownOption': (command, error) =>
    `There is no flag ${quoted(error)}; ${command.name()} knows ${list(flagsOf(command))}.`,
  'commander.optionMissingArgument': (_command, error) => `${quoted(error)} needs a value.`,
  'commander.missingArgument': (command) => `Something is missing: ${usageOf(command)}`,
  'commander.excessArguments': (command) => `That is too much: ${usageOf(command)}`,
}

/** The word in question, as commander's own sentence quotes it. */
const quoted = ({ message }: CommanderError): string => /'([^']*)'/.exec(message)?.[1] ?? message

const flagsOf = ({ options }: Command): readonly string[] => [...options.map(({ long }) => long ?? ''), '--help']

const usageOf = (command: Command): string => `starboard ${command.name()} ${command.usage()}`
