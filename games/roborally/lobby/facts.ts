import type { WantedCourse } from './wanted.ts'

export interface Fact {
  readonly figure: string
  readonly text: string
}

/** What a course is like, in figures. */
export const factsOf = (wanted: WantedCourse): readonly Fact[] => [...drawnFacts(wanted), ...measuredFacts(wanted)]

function drawnFacts({ course: { width, height, tiles, head } }: WantedCourse): readonly Fact[] {
  const checkpoints = tiles.filter(({ checkpoint }) => checkpoint !== undefined).length
  const { players } = head
  return [
    { figure: `${width}×${height}`, text: 'squares' },
    { figure: String(checkpoints), text: checkpoints === 1 ? 'checkpoint' : 'checkpoints' },
    ...(players === undefined ? [] : [{ figure: range(players.least, players.most), text: 'robots' }]),
  ]
}

/** How hard it is: how long bots took, and how often they were destroyed. */
export function measuredFacts({ measured }: Pick<WantedCourse, 'measured'>): readonly Fact[] {
  if (measured === null || measured.races === 0) return []
  return [
    { figure: range(measured.turns.p50, measured.turns.p95), text: 'turns' },
    { figure: String(Math.round(measured.deaths * 10) / 10), text: 'robots lost' },
  ]
}

export const factText = ({ figure, text }: Fact): string => `${figure} ${text}`

const range = (from: number, to: number): string => {
  const [least, most] = [Math.round(from), Math.round(to)]
  return least === most ? String(least) : `${least}–${most}`
}
