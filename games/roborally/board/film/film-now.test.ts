import { describe, expect, it } from 'vitest'
import type { Event } from '../../rules/events.ts'
import { recorded } from '../model/recorded.fixture.ts'
import { viewOf } from '../model/view.fixture.ts'
import { filmNow, registerEvents, revealedIn } from './film-now.ts'
import { happening } from './film-prompt.tsx'

const film = recorded({ seats: 2, seed: 11, bot: 'random' }).find(
  ({ viewer, events }) => viewer === 'spectator' && events.filter(({ kind }) => kind === 'registerEnded').length === 5,
)
const STORY: readonly Event[] = film?.events ?? []

describe('where the film is', () => {
  it('RR-3.9 follows the beat on stage', () => {
    for (const event of STORY) {
      const now = filmNow(viewOf(), { event }, [])
      if ('phase' in event) expect(now).toMatchObject({ register: event.register, phase: event.phase, isOver: false })
      else expect(now).toBeNull()
    }
  })

  it('RR-3.9 tells of the step on stage, and of none before it', () => {
    STORY.forEach((event, at) => {
      if (!('phase' in event)) return
      // The beat itself is not worth a word, as where nobody touches anything.
      const says = (one: Event) => (one === event || !('phase' in one) ? null : `told in ${one.phase}`)
      const told = happening({ story: STORY.slice(0, at), beat: { event } as never, says }, event.phase)
      if (told.startsWith('told in')) expect(told).toBe(`told in ${event.phase}`)
    })
    expect.hasAssertions()
  })

  it('RR-3.14 stays on the last register while others watch', () => {
    const waiting = viewOf({ agenda: { asked: 1, steps: [{ kind: 'film', by: 5 }] } })
    expect(filmNow(waiting, null, STORY)).toMatchObject({ register: 5, isOver: true })
    expect(filmNow(viewOf(), null, STORY)).toBeNull()
  })

  it('RR-4.1 keeps the cards of the register on stage, by priority', () => {
    const at = STORY.findIndex((event) => event.kind === 'cardsRevealed' && event.register === 3)
    const event = STORY[at]
    if (event?.kind !== 'cardsRevealed') throw new Error('Nothing was revealed.')
    const events = registerEvents(STORY.slice(0, at), { event })
    expect(events.every((one) => 'register' in one && one.register === 3)).toBe(true)
    expect(revealedIn(events)).toEqual(event.cards)
  })
})
