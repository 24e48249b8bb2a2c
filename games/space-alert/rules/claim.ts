import type { GreyAction, GreyMove } from './deal/card.ts'
import type { Station, Zone } from './vocabulary.ts'

/** What a call may be about: six things that a crew has to tell each other. */
export const CLAIMS = ['zone', 'computer', 'energy', 'threat', 'window', 'need'] as const

/**
 * One thing that somebody says they will do, or need. People and bots say it alike, the captain's suggestions are of the
 * same kind, and nobody is bound by it.
 */
export type Claim =
  /** "White is mine, turn 4": I shoot there. */
  | { readonly what: 'zone'; readonly zone: Zone; readonly turn: number }
  /** "I keep the computer, turn 2." */
  | { readonly what: 'computer'; readonly turn: number }
  /** "I fill up in red lower, turn 3." */
  | { readonly what: 'energy'; readonly station: Station; readonly turn: number }
  /** "I deal with the Skirmishers": by place in the list of announced threats. */
  | { readonly what: 'threat'; readonly threat: number; readonly turn: number }
  /** "At the window in turn 7." */
  | { readonly what: 'window'; readonly turn: number }
  /** "I need an A." */
  | { readonly what: 'need'; readonly half: GreyMove | GreyAction }
