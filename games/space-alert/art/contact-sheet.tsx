import type { ReactElement, ReactNode } from 'react'
import type { Ship } from '../rules/ship/ship.ts'
import type { ThreatId, Tile } from '../rules/vocabulary.ts'
import css from './contact-sheet.module.css'
import { CREW_SIZE } from './pieces/crew.paths.ts'
import {
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
import { SystemMark, type SystemName } from './pieces/system-mark.tsx'
import { FilledShip } from './ship/filled-ship.tsx'
import { THREAT_PICTURES } from './threats/pictures.ts'
import { ThreatDrawing } from './threats/threat-drawing.tsx'

interface ContactSheetProps {
  /** Ship profiles to show with something in every place. */
  readonly ships: readonly Ship[]
  /** The name of a threat; without it the id is shown. */
  nameOf?(id: ThreatId): string
}

/** Every drawing there is on one sheet. */
export const ContactSheet = ({ ships, nameOf = (id) => id }: ContactSheetProps): ReactElement => (
  <div className={css.sheet}>
    <Row>
      {THREATS.map((id) => (
        <Exhibit key={id} name={nameOf(id)}>
          <ThreatDrawing id={id} size={96} />
        </Exhibit>
      ))}
    </Row>
    <Row>
      {THREATS.map((id) => (
        <li key={id}>
          <ThreatDrawing id={id} size={28} />
        </li>
      ))}
    </Row>
    <Row>
      {SEATS.map((seat) => (
        <Exhibit key={seat} name={`crew ${seat + 1}`}>
          <Boxed>
            <CrewFigure seat={seat} x={-14} y={40} height={66} />
            <CrewFigure seat={seat} x={24} y={40} height={40} isKnockedOut />
          </Boxed>
          <CrewFace seat={seat} />
        </Exhibit>
      ))}
      {PIECES.map(([name, piece]) => (
        <Exhibit key={name} name={name}>
          <Boxed>{piece}</Boxed>
        </Exhibit>
      ))}
    </Row>
    <Row>
      {SYSTEMS.map((system) => (
        <Exhibit key={system} name={system}>
          <SystemMark system={system} size={72} />
          <SystemMark system={system} />
        </Exhibit>
      ))}
      {TILES.map((tile) => (
        <Exhibit key={tile} name={tile ?? 'face down'}>
          <Boxed>
            <DamageTile tile={tile} x={-14} size={64} />
            <DamageTile tile={tile} x={36} />
          </Boxed>
        </Exhibit>
      ))}
    </Row>
    {ships.map((ship) => (
      <FilledShip key={JSON.stringify(ship)} ship={ship} className={css.ship} />
    ))}
  </div>
)

const isThreat = (id: string): id is ThreatId => Object.hasOwn(THREAT_PICTURES, id)
const THREATS = Object.keys(THREAT_PICTURES).filter(isThreat)

const SEATS = Array.from({ length: CREW_SIZE }, (_, seat) => seat)

const SYSTEMS: readonly SystemName[] = [
  'heavy',
  'light',
  'pulse',
  'shield',
  'reactor',
  'computer',
  'rockets',
  'interceptors',
  'battlebots',
  'lookout',
]

const TILES: readonly (Tile | null)[] = ['structure', 'lift', 'upper-weapon', 'lower-weapon', 'shield', 'reactor', null]

const PIECES: readonly (readonly [string, ReactElement])[] = [
  ['squad', <BattlebotSquad key="squad" state="active" y={26} />],
  ['disabled squad', <BattlebotSquad key="disabled" state="disabled" y={26} />],
  ['rocket', <Rocket key="rocket" y={26} />],
  ['rocket in flight', <Rocket key="flying" isFlying />],
  ['interceptors', <Interceptors key="interceptors" y={14} />],
  ['energy', <EnergyCube key="energy" />],
  ['fuel', <FuelCapsule key="fuel" y={12} />],
  ['explosion', <Explosion key="explosion" />],
]

const Row = ({ children }: { readonly children: ReactNode }) => <ul className={css.row}>{children}</ul>

const Exhibit = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <li>
    <figure>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  </li>
)

const Boxed = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="-48 -48 96 96" width={96} height={96} aria-hidden="true">
    {children}
  </svg>
)
