export { ContactSheet } from './contact-sheet.tsx'
export { CREW_SIZE } from './pieces/crew.paths.ts'
export {
  BattlebotSquad,
  CrewFace,
  CrewFigure,
  DamageTile,
  EnergyCube,
  Explosion,
  FuelCapsule,
  Interceptors,
  Rocket,
} from './pieces/pieces.tsx'
export { SystemMark } from './pieces/system-mark.tsx'
export { DamagedSystems } from './ship/damaged-systems.tsx'
export { INSIDE_SIZE, type Point, type ShipLayout } from './ship/layout.ts'
export { crewSpot, energySpot, layoutOf, SPACE_STEP, trackSpot } from './ship/positions.ts'
export { ShieldArcs } from './ship/shield-arcs.tsx'
export { ShipDrawing } from './ship/ship-drawing.tsx'
export { lampSpot } from './ship/special-fixture.tsx'
export { natureOf } from './threats/nature.ts'
export { ThreatDrawing, ThreatFigure } from './threats/threat-drawing.tsx'
