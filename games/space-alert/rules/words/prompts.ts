import type { NameOf, Seat } from '@starboard/kernel'
import { endingPhase, placingWords } from '../still-placing.ts'
import type { View } from '../view.ts'
import { plural } from './names.ts'

type Prompt = (view: View, seat: Seat, name: NameOf) => string

/** What somebody is asked, by the kind of the question. */
export const PROMPTS: Readonly<Record<string, Prompt>> = {
  actionRound: planningPrompt,
  trip: ({ flight }) => `Turn ${(flight?.turn ?? 0) + 1}: play your card as planned, or trip?`,
  watch: ({ flight }) => `Turn ${flight?.turn ?? 0} is over.`,
  vote: ({ missionsLeft }) => `The ship is home. Fly on? ${plural(missionsLeft, 'mission')} left.`,
  repairs: () => 'What do you repair before the next mission?',
  squadStation: () => 'One squad is left. Where does it stand?',
}

function planningPrompt(view: View, seat: Seat, name: NameOf): string {
  const { stage, crew, transfer, outage } = view
  const own = crew[seat]?.own
  if (stage === 'countdown') return 'The mission is about to begin.'
  if (transfer !== null && !transfer.given.includes(seat)) return 'Data transfer: give a card to somebody, if you like.'
  const phase = endingPhase(view)
  if (phase !== null) return `Phase ${phase} ends next. ${placingWords(view, { phase, me: seat, nameOf: name })}`
  if (own?.openPhase == null) return 'All your turns are locked.'
  return outage === null ? `Plan phase ${own.openPhase}.` : `Plan phase ${own.openPhase}, in silence.`
}
