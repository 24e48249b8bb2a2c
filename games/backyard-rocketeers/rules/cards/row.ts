import type { AbilityEffect, ComponentEffect, EnhancementEffect, SabotageEffect } from '../effects.ts'
import type { Level } from '../vocabulary.ts'

interface Facts {
  readonly name: string
  /** BR-3.1 */
  readonly levels: readonly Level[]
  /** In the decks of Level 1, 2 and 3. */
  readonly copies: readonly [number, number, number]
  /** What its face says. */
  readonly text: string
  /** What stops, removes or undoes it: an aid for the screen, since the rules decide. */
  readonly counters: readonly string[]
}

/** BR-4.1, 4.3: whether it may, or must, be placed face down. */
type Covert = 'never' | 'maybe' | 'always'

export interface ComponentRow extends Facts {
  readonly type: 'component'
  readonly covert: Covert
  readonly effect: ComponentEffect
}

export interface SabotageRow extends Facts {
  readonly type: 'sabotage'
  readonly covert: Covert
  /** Section 2.5: the levels at which it finds anything to work on. */
  readonly reaches: readonly Level[]
  readonly effect: SabotageEffect
}

export interface AbilityRow extends Facts {
  readonly type: 'ability'
  readonly covert: Covert
  /** BR-19.7: obeys reach and the level check. Absent: it is aimed at nobody, or reaches everybody. */
  readonly reaches?: readonly Level[]
  readonly effect: AbilityEffect
}

export interface EnhancementRow extends Facts {
  readonly type: 'enhancement'
  readonly covert: Covert
  readonly effect: EnhancementEffect
}

export type Row = ComponentRow | SabotageRow | AbilityRow | EnhancementRow
