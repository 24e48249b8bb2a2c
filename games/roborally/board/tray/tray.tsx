import { FilmTray } from '../film/film-tray.tsx'
import type { Picking } from '../model/use-picking.ts'
import { ProgramTray } from './program-tray.tsx'
import { ProgramsTray } from './programs-table.tsx'
import { WaitingTray } from './waiting-tray.tsx'

interface Props {
  readonly picking: Picking
  /** A sheet of its own, which must not stay empty. */
  readonly isSheet: boolean
}

/** What belongs to the moment: my hand, the register that runs, or my program that waits. */
export function Tray({ picking, isSheet }: Props) {
  const { drafting, film, front, me } = picking
  if (film !== null) return <FilmTray picking={picking} film={film} />
  if (drafting !== null) return <ProgramTray picking={picking} drafting={drafting} />
  if (me !== null && front !== null) return <WaitingTray picking={picking} robot={front} />
  return isSheet || me === null ? <ProgramsTray picking={picking} /> : null
}
