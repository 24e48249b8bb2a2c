export { ImpactScene } from './scene-impact.tsx'

export { AnalysisNote } from './scene-questions.tsx'
export { VictoryScene } from './scene-victory.tsx'
