import type { KeyMatch } from '../../../e2e/browser/by-keys.fixture.ts'

/** No clock: the captain plans a turn, and goes on from report to report. */
export const byKeys: KeyMatch = {
  seats: 4,
  level: 'heuristic',
  options: { mission: 'simple', untimed: true, resolutionSpeed: 'instant', tripping: false },
  once: [/^Card 1: /, /^Turn 1, empty/],
  presses: [/^End phase/, /^Go on/, /^(Keep|Done|Continue|To the)/],
  toldByQuestion: /^(Go on|Keep|Enter)/,
  asks: { C: /clock/, W: /At turn 1 you stand in upper white\./, D: /./, E: /reactor \d/ },
}
