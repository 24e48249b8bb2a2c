export { readScenario, SCENARIO_FORMAT, type ScenarioFile, type ScenarioStep } from './file.ts'
export { type Playable, runScenario, type ScenarioResult } from './run.ts'
export { type Given, Scenario } from './runner.ts'
export { type Scripted, scriptedChance } from './scripted.ts'
