import { onShelf, type ShelfEntry } from '@starboard/games'
import { printCode } from '@starboard/wire/codes'
import { Failure, Mistake } from '../ending.ts'
import { writeText } from '../files.ts'
import { print } from '../print.ts'
import { type Ending, playInTerminal, type Shell } from './in-terminal.ts'
import { leaveText } from './leave.ts'
import { Live } from './live.ts'
import type { Model } from './model.ts'
import type { Wanted } from './parse-wanted.ts'
import { linkTo } from './place.ts'
import { playInLines } from './plain.ts'
import { exportHint, resultLines } from './result.ts'
import { Session } from './session.ts'
import { SessionsFile } from './sessions-file.ts'
import { clean, type Line, line, wrapLine } from './text.ts'

/** From the command line to the table, and from table to table as long as there are rematches. */
export async function visit(wanted: Wanted): Promise<void> {
  const guest = await guestFor(wanted)
  const { session } = guest
  const code = wanted.place.code ?? (await session.createTable(wanted.newTable ?? {})).code
  if (wanted.newTable !== null) print.line(`Table ${printCode(code)}: ${linkTo({ server: session.server, code })}`)
  let ending = await visitTable(guest, { ...wanted, code, autoStarts: wanted.newTable !== null })
  while (ending.kind === 'next') ending = await visitTable(guest, { ...wanted, code: ending.code, autoStarts: true })
}

interface Guest {
  readonly session: Session
  /** Whether this one can come back. */
  readonly isKept: boolean
}

/** Spectators come as somebody new, so that they see what anybody may see. */
async function guestFor({ place: { server }, name, isWatching, isForgotten }: Wanted): Promise<Guest> {
  const kept = SessionsFile.of(process.env)
  const who = { server, name }
  if (isForgotten) kept.forget(who)
  const isStranger = isWatching || isForgotten
  const session = await Session.open(who, isStranger ? null : kept.cookieOf(who))
  return { session, isKept: !isStranger && kept.keep(who, session.cookie) }
}

type Stay = Pick<Wanted, 'exportPath' | 'isWatching'> & { readonly code: string; readonly autoStarts: boolean }

async function visitTable({ session, isKept }: Guest, stay: Stay): Promise<Ending> {
  const { code, isWatching, autoStarts } = stay
  const { game } = await session.table(code)
  const comeBack = isKept ? comeBackTo(session, code) : null
  const live = new Live({ session, entry: entryOf(game), code, comeBack, isWatching, autoStarts })
  const shell: Shell = { live, keep: () => keep(session, stay) }
  const isScreen = process.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== 'dumb'
  const ending = await (isScreen ? playInTerminal(shell) : playInLines(shell))
  live.close()
  if (isScreen) sayGoodbye(live.model, stay.exportPath)
  return ending
}

const comeBackTo = ({ server, name }: Session, code: string): string =>
  `starboard play ${linkTo({ server, code })} --name ${/^[\w-]+$/.test(name) ? name : JSON.stringify(name)}`

function entryOf(game: string): ShelfEntry {
  const entry = onShelf(game)
  if (entry === undefined)
    throw new Failure(`This starboard does not know the game ${JSON.stringify(game)}; a newer one may.`)
  return entry
}

async function keep(session: Session, { code, exportPath }: Stay) {
  if (exportPath === null) return { path: null, problem: null }
  try {
    writeText(exportPath, `${JSON.stringify(await session.exported(code))}\n`)
    return { path: exportPath, problem: null }
  } catch (error) {
    if (error instanceof Mistake || error instanceof Failure) return { path: null, problem: error.message }
    throw error
  }
}

/** What stays on the screen when the table is gone from it. */
function sayGoodbye(model: Model, exportPath: string | null): void {
  for (const { text } of lastLines(model, exportPath).flatMap((one) => wrapLine(one, WIDTH, '  ')))
    print.line(clean(text))
}

const WIDTH = 80

function lastLines(model: Model, exportPath: string | null): readonly Line[] {
  const { shown, gone, table } = model.client
  if (shown?.outcome != null)
    return [...resultLines(model, shown.outcome, WIDTH), line(''), ...exportHint(model, exportPath)]
  if (gone !== null) return [line(gone)]
  return table === null || table.you.seat === null ? [] : [line(leaveText(model))]
}
