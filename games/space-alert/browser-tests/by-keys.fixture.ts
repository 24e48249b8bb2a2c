import type { KeyMatch } from '../../../e2e/browser/by-keys.fixture.ts'

/** No clock: the captain goes on from report to report. */
export const byKeys: KeyMatch = {
  seats: 4,
  level: 'heuristic',
  options: { mission: 'simple', untimed: true, resolutionSpeed: 'instant', tripping: false },
  presses: [/^End phase/, /^Go on/, /^(Keep|Done|Continue|To the)/],
  asks: { C: /clock/, W: /At turn 1 you stand in upper white\./, D: /./, E: /reactor \d/ },
}
