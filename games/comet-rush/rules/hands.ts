import { bug, type Seat, takeAt } from '@starboard/kernel'
import { type Card, factsOf } from './cards.ts'
import type { Note, Player, State } from './state.ts'

/** A card leaves a hand for all to see. Whoever knew of one there cannot be sure of another. */
export function showFromHand(s: State, player: Player, card: Card): void {
  takeOut(player.hand, card)
  if (s.notes.length > 0) s.notes = forgetOnce(s.notes, (note) => note.of === player.seat && note.card === card)
}

export function discard(s: State, card: Card): void {
  s.decks[factsOf(card).deck].discard.push(card)
}

/** CR-6.11, section 6: thief and victim see the card, all others only that one moved. */
export function moveUnseen(s: State, move: { card: Card; from: Player; to: Player }): void {
  const { card, from, to } = move
  takeOut(from.hand, card)
  to.hand.push(card)
  const certain = s.notes.filter((note) => note.of !== from.seat || note.by === to.seat)
  s.notes = forgetOnce(certain, (note) => note.of === from.seat && note.card === card)
  s.notes.push({ by: from.seat, of: to.seat, card })
}

/** Every seat loses at most one note that fits. */
function forgetOnce(notes: readonly Note[], fits: (note: Note) => boolean): Note[] {
  const done: Seat[] = []
  return notes.filter((note) => {
    if (!fits(note) || done.includes(note.by)) return true
    done.push(note.by)
    return false
  })
}

function takeOut(hand: Card[], card: Card): void {
  const place = hand.indexOf(card)
  if (place < 0) bug(`${card} is not in that hand.`)
  takeAt(hand, place)
}
