import { describeCoverage } from '@starboard/games/coverage.fixture.ts'

describeCoverage({
  game: new URL('../', import.meta.url),
  prefix: 'FH',
  rules: 3,
  rulings: 0,
  edgeCases: 0,
  options: 1,
})
