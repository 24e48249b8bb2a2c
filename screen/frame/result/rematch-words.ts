import type { Meta } from '@starboard/kernel'
import type { SeriesInfo, TableInfo } from '@starboard/wire/protocol'

interface RematchWords {
  /** On the button of somebody who has a seat. */
  readonly ask: string
  /** For everybody else, once there is something to watch. */
  readonly watch: string
  /** Spoken when somebody has asked for it. */
  readonly note: string
}

type Played = Pick<TableInfo, 'series' | 'rematch'>

/** What comes after a match: the next one of the series, a new series, or the same once more. */
export function rematchWords(table: Played | null, kind: Meta['kind']): RematchWords {
  const isAsked = table?.rematch != null
  const series = table?.series ?? null
  if (series !== null && series.end === null) {
    const next = `${series.noun} ${series.number + 1}`
    const ask = isAsked ? `Join ${next}` : `Next ${series.noun}`
    return { ask, watch: `Watch ${next}`, note: `${capital(next)} is being set up.` }
  }
  if (series === null && kind === 'co-op') return isAsked ? { ...AGAIN, ask: 'Join the next try' } : AGAIN
  const what = series === null ? 'rematch' : 'new series'
  return {
    ask: isAsked ? `Join the ${what}` : capital(what),
    watch: `Watch the ${what}`,
    note: `A ${what} is being set up.`,
  }
}

/** A crew has nobody to be even with. */
const AGAIN: RematchWords = { ask: 'Play again', watch: 'Watch the next try', note: 'The next try is being set up.' }

/** "Race 2 of 3" */
export const seriesPlace = ({ noun, number, games }: SeriesInfo): string => `${capital(noun)} ${number} of ${games}`

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
