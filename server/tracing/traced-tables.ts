import { isRefusal } from '@starboard/kernel'
import type { Command } from '@starboard/wire/protocol'
import type { Answer, Move } from '../failures/command-ids.ts'
import type { TableDoor, TablesDoor } from '../table/table-door.ts'
import { placeOfCommand, spanNow } from './span.ts'
import type { Note } from './tracer.ts'

/** The same tables, and of every command a span: from where it comes in until its news are told and it is answered. */
export function tracedTables(tables: TablesDoor, note: Note): TablesDoor {
  return {
    async create(by, wanted) {
      const table = await tables.create(by, wanted)
      return isRefusal(table) ? table : traced(table, note)
    },
    async byCode(code) {
      const table = await tables.byCode(code)
      return table === null ? null : traced(table, note)
    },
    answerAgain: (code, sent) => tables.answerAgain(code, sent),
    peek: (row) => tables.peek(row),
    timeOfDay: (at) => tables.timeOfDay(at),
  }
}

function traced(table: TableDoor, note: Note): TableDoor {
  const noteAnswer = (id: string, kind: Command['kind'], from: number) => (answer: Answer) => {
    note({
      ...placeOfCommand(table.id, id),
      name: `command ${kind}`,
      kind: 'server',
      ...{ from, to: spanNow() },
      attributes: { 'starboard.game': table.game, ...(isRefusal(answer) && { 'starboard.refused': answer.code }) },
    })
    return answer
  }
  const { moveNow } = table
  return {
    id: table.id,
    code: table.code,
    game: table.game,
    watch: (watcher, from) => table.watch(watcher, from),
    unwatch: (watcher) => table.unwatch(watcher),
    hasSentAway: (user) => table.hasSentAway(user),
    look: (user) => table.look(user),
    story: (user) => table.story(user),
    info: (user) => table.info(user),
    finished: () => table.finished(),
    closeForGood: (why) => table.closeForGood(why),
    command: (by, id, command, asked) =>
      table.command(by, id, command, asked).then(noteAnswer(id, command.kind, spanNow())),
    ...(moveNow !== undefined && {
      moveNow(move: Move, answered: (answer: Answer) => void) {
        const noted = noteAnswer(move.id, move.command.kind, spanNow())
        return moveNow.call(table, move, (answer) => answered(noted(answer)))
      },
    }),
  }
}
