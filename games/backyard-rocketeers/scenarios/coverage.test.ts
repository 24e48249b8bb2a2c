import { describeCoverage } from '../../coverage.fixture.ts'

describeCoverage({
  game: new URL('../', import.meta.url),
  prefix: 'BR',
  testsIn: 'scenarios',
  rules: 163,
  rulings: 54,
  edgeCases: 35,
  options: 25,
})
