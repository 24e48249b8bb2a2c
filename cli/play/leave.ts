import { isOver, type Model, ownSeat } from './model.ts'

/** Nobody waits for this one: they watch, or all is over. */
export const isAway = (model: Model): boolean =>
  ownSeat(model) === null || isOver(model) || model.client.gone !== null || model.client.table === null

/** What leaving means for the others. */
export function leaveText({ client: { table }, comeBack }: Model): string {
  const back = comeBack === null ? '' : ` Come back with: ${comeBack}`
  if (table?.status === 'lobby') return `Your seat stays yours.${back}`
  if (table?.seats.filter(({ kind }) => kind === 'person').length === 1) return `The match waits for you.${back}`
  return table?.time.kind === 'slow'
    ? `The others wait for you as long as the time limit says.${back}`
    : `A bot plays for you after the grace time, until you are back.${back}`
}
