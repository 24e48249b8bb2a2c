import { describeCoverage } from '@starboard/games/coverage.fixture.ts'

/** Every rule of RULES.md is what a test is named after. How many there are is said here too, so that none gets lost. */
describeCoverage({
  game: new URL('../', import.meta.url),
  prefix: 'FH',
  rules: 3,
  rulings: 0,
  edgeCases: 0,
  options: 1,
})
