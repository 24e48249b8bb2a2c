export { ImpactScene } from './scene-impact.tsx'
export { SCENE } from './scene-parts.tsx'
export { AnalysisNote, CounterScene, DiceTray } from './scene-questions.tsx'
export { VictoryScene } from './scene-victory.tsx'
