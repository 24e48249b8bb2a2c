import type { Desk } from '../use-desk.ts'
import { FilmTray } from './film-tray.tsx'
import { ProgramTray } from './program-tray.tsx'
import { WaitingTray } from './waiting-tray.tsx'

/** What belongs to the moment: my hand, the register that runs, or my program that waits. */
export function Tray({ desk }: { readonly desk: Desk }) {
  const { drafting, film, front, me } = desk
  if (film !== null) return <FilmTray desk={desk} film={film} />
  if (drafting !== null) return <ProgramTray desk={desk} drafting={drafting} />
  return me === null || front === null ? null : <WaitingTray desk={desk} robot={front} />
}
