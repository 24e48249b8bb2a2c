import type { ComponentType } from 'react'
import type { Minute } from './minute.ts'

/** The rulebook as the build made it; `rules` holds the text of each rule by its number. */
export interface Rulebook {
  readonly html: string
  readonly rules: Readonly<Record<string, string>>
}

/** What stands around every board and does not come with it: the name in its own lettering, and the book of rules. */
export interface Cover {
  /** Null: the name is set in the letters of the app. */
  readonly Lettering: ComponentType | null
  /** Null: there is none. */
  loadRulebook(): Promise<Rulebook | null>
  /** The game in a minute. Absent: it has none. */
  loadMinute?: (() => Promise<Minute | null>) | undefined
  /** Where it is taught by playing. Absent: nowhere. */
  readonly lesson?: string | undefined
}
