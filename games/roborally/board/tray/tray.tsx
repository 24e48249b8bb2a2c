import { FilmTray } from '../film/film-tray.tsx'
import type { Desk } from '../model/use-picking.ts'
import { ProgramTray } from './program-tray.tsx'
import { ProgramsTray } from './programs-table.tsx'
import { WaitingTray } from './waiting-tray.tsx'

interface Props {
  readonly desk: Desk
  /** A sheet of its own, which must not stay empty. */
  readonly isSheet: boolean
}

/** What belongs to the moment: my hand, the register that runs, or my program that waits. */
export function Tray({ desk, isSheet }: Props) {
  const { drafting, film, front, me } = desk
  if (film !== null) return <FilmTray desk={desk} film={film} />
  if (drafting !== null) return <ProgramTray desk={desk} drafting={drafting} />
  if (me !== null && front !== null) return <WaitingTray desk={desk} robot={front} />
  return isSheet ? <ProgramsTray desk={desk} /> : null
}
