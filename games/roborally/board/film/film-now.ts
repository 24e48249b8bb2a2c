import type { Event } from '../../rules/events.ts'
import type { Phase, Register } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'

/** Where the film of a turn is: the register that runs, and its step. */
export interface FilmNow {
  readonly turn: number
  readonly register: Register
  readonly phase: Phase
  /** The last event has been seen; who is done waits for the others. */
  readonly isOver: boolean
}

const isInRegister = (event: Event): event is Extract<Event, { phase: Phase }> => 'phase' in event

/** While registers run, and while the table still watches them. */
export function filmNow(view: View, beat: { readonly event: Event } | null, story: readonly Event[]): FilmNow | null {
  if (beat !== null && isInRegister(beat.event)) return { ...when(beat.event), isOver: false }
  if (beat !== null || view.agenda.steps.at(-1)?.kind !== 'film') return null
  const last = story.findLast(isInRegister)
  return last === undefined ? null : { ...when(last), isOver: true }
}

const when = ({ turn, register, phase }: Extract<Event, { phase: Phase }>) => ({ turn, register, phase })

/** What has been seen of the register that came up last, with the beat on stage: its picture is shown already. */
export function registerEvents(story: readonly Event[], beat: { readonly event: Event } | null): readonly Event[] {
  const seen = story.slice(
    Math.max(
      0,
      story.findLastIndex(({ kind }) => kind === 'registerBegan'),
    ),
  )
  return beat === null ? seen : beat.event.kind === 'registerBegan' ? [beat.event] : [...seen, beat.event]
}

/** RR-4.1: the cards of a register by priority, highest first. */
export const revealedIn = (events: readonly Event[]) =>
  events.findLast((event) => event.kind === 'cardsRevealed')?.cards ?? []
