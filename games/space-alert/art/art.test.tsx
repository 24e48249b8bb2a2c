import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SHIPS } from '../rules/ship/ship.ts'
import { THREAT_CARDS } from '../rules/threats/cards.ts'
import { TRAJECTORY } from '../rules/trajectories.ts'
import {
  ENERGY_SYSTEMS,
  SHIP_IDS,
  STATIONS,
  THREAT_IDS,
  TILES,
  type Tile,
  TRACKS,
  TRAJECTORIES,
  type Zone,
} from '../rules/vocabulary.ts'
import * as art from './index.ts'
import { THREAT_PICTURES } from './threats/pictures.ts'

const html = (drawing: ReactElement) => renderToStaticMarkup(drawing)

/** Coordinates that nobody computed. */
const BROKEN = /NaN|undefined|Infinity/

/** Another coat of paint is no other drawing: only the shapes are compared. */
const shapesOf = (drawing: ReactElement) =>
  html(drawing)
    .match(/ (d|transform)="[^"]*"/g)
    ?.join() ?? ''

const pathsIn = (drawing: ReactElement): readonly string[] =>
  [...html(drawing).matchAll(/<path[^>]*>/g)].map(([path]) => path)

/** No two may have the same shapes. */
function differ(drawings: readonly ReactElement[]): void {
  expect(new Set(drawings.map(shapesOf)).size).toBe(drawings.length)
}

const SEATS = Array.from({ length: art.CREW_SIZE }, (_, seat) => seat)

describe('the pictures of the threats', () => {
  it('each of the 55 cards has one, and nothing else has', () => {
    expect(THREAT_IDS).toHaveLength(55)
    expect(Object.keys(THREAT_PICTURES).toSorted()).toEqual(THREAT_IDS.toSorted())
  })

  it('no two cards share a drawing, not even in other colours or frames', () => {
    differ(THREAT_IDS.map((id) => <art.ThreatDrawing key={id} id={id} hasFrame={false} />))
  })

  it('no two cards are told apart by a mere turn, mirror or size', () => {
    const paths = THREAT_IDS.map((id) =>
      html(<art.ThreatFigure id={id} />)
        .match(/ d="[^"]*"/g)
        ?.join(),
    )
    expect(new Set(paths).size).toBe(THREAT_IDS.length)
  })

  it.each(THREAT_IDS)('%s is drawn with numbers that exist, alone and in a frame', (id) => {
    expect(html(<art.ThreatDrawing id={id} />)).not.toMatch(BROKEN)
    expect(html(<art.ThreatFigure id={id} x={3} y={4} size={28} />)).not.toMatch(BROKEN)
  })

  it.each(THREAT_IDS)('%s has the frame of its card', (id) => {
    expect(THREAT_CARDS[id]).toMatchObject(art.natureOf(id))
  })

  it('frames differ in shape for common and serious, for white and yellow', () => {
    const frames = (['E1-01', 'E2-01', 'SE1-01', 'SE2-01'] as const).map((id) => {
      const bare = pathsIn(<art.ThreatFigure id={id} />)
      return pathsIn(<art.ThreatDrawing id={id} />)
        .filter((path) => !bare.includes(path))
        .map((path) => path.replace(/ (stroke|fill)="[^"]*"/g, ''))
    })
    expect(new Set(frames.map((frame) => frame.join())).size).toBe(frames.length)
  })
})

describe('pieces', () => {
  it('each system has a symbol of its own', () => {
    differ(SYSTEMS.map((system) => <art.SystemMark key={system} system={system} />))
  })

  it('five people differ in shape, on their feet and knocked out', () => {
    differ(
      SEATS.flatMap((seat) => [<art.CrewFigure key={seat} seat={seat} />, <Fallen key={`${seat}x`} seat={seat} />]),
    )
    differ(SEATS.map((seat) => <art.CrewFace key={seat} seat={seat} />))
  })

  it('a disabled squad differs in shape from an active one', () => {
    differ([<art.BattlebotSquad key="a" state="active" />, <art.BattlebotSquad key="d" state="disabled" />])
  })

  it('damage tiles of six kinds differ in shape, and lie face down alike', () => {
    differ([null, ...TILES].map((tile) => <art.DamageTile key={tile} tile={tile} />))
  })
})

const SYSTEMS = [
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
] as const

const Fallen = ({ seat }: { readonly seat: number }) => <art.CrewFigure seat={seat} isKnockedOut />

describe.each(SHIP_IDS)('the %s ship', (id) => {
  const ship = SHIPS[id]
  const layout = art.layoutOf(ship)

  it('has places for everything that its profile has', () => {
    expect(Object.keys(layout.zones).toSorted()).toEqual(ship.zones.toSorted())
    expect(Object.keys(layout.stations).toSorted()).toEqual(Object.keys(ship.stations).toSorted())
    for (const zone of ship.zones) {
      expect(layout.zones[zone]?.fuel).toHaveLength(ship.reactors[zone]?.fuel ?? 0)
      expect(layout.zones[zone]?.damage).toHaveLength(ship.hasStructure ? 6 : 5)
    }
    for (const station of STATIONS.filter((name) => ship.stations[name] !== undefined))
      expect(layout.stations[station]?.crew.length).toBeGreaterThanOrEqual(ship.maxCrew)
    expect(layout.stations['blue-lower']?.ready).toHaveLength(ship.rockets[12])
  })

  it('is drawn with the strengths and capacities of its profile', () => {
    const drawn = html(<art.ShipDrawing ship={ship} />)
    expect(drawn).not.toMatch(BROKEN)
    const sockets = [...Object.values(ship.shields), ...Object.values(ship.reactors)].reduce(
      (sum, { capacity }) => sum + capacity,
      0,
    )
    expect(drawn.match(/stroke-dasharray="2\.4 2"/g)).toHaveLength(sockets)
    const strengths = Object.values(ship.stations).flatMap(({ A, C }) => [
      A.strength,
      ...(typeof C === 'string' ? [] : [C.strength]),
    ])
    const figures = [...drawn.matchAll(/>(\d)<\/text>/g)].map(([, figure]) => Number(figure))
    expect(figures.toSorted()).toEqual(strengths.toSorted())
  })

  it('every place is on the sheet, also the farthest space of the longest trajectory', () => {
    const longest = Math.max(...TRAJECTORIES.map((number) => TRAJECTORY[number].length))
    const tracks = TRACKS.filter((track) => track === 'internal' || ship.zones.includes(track))
    const spots = [...pointsIn(layout), ...tracks.flatMap((track) => art.trackSpot(layout, track, longest) ?? [])]
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(8)
      expect(x).toBeLessThan(layout.width - 8)
      expect(y).toBeGreaterThan(8)
      expect(y).toBeLessThan(layout.height - 8)
    }
  })

  it('every cube of a full shield or reactor has a socket to itself', () => {
    const places = ship.zones.flatMap((zone) =>
      ENERGY_SYSTEMS.flatMap((system) => {
        const { capacity = 0 } = (system === 'shield' ? ship.shields : ship.reactors)[zone] ?? {}
        return Array.from({ length: capacity }, (_, place) => art.energySpot(layout, zone, { system, place }))
      }),
    )
    expect(places).not.toContain(undefined)
    expect(new Set(places.map((at) => `${at?.x} ${at?.y}`)).size).toBe(places.length)
  })

  it('shows as many bows of light as its shields have energy, and dashes for the rest', () => {
    for (const zone of ship.zones) {
      const { start = 0, capacity = 0 } = ship.shields[zone] ?? {}
      const drawn = html(<art.ShieldArcs layout={layout} zone={zone} energy={start} capacity={capacity} />)
      expect(drawn.match(/<path/g)).toHaveLength(capacity)
      expect(drawn.match(/dasharray/g)).toHaveLength(capacity - start)
    }
  })

  it('SA-8.5 every tile breaks something that can be seen, at a place of its own', () => {
    const tiles = TILES.filter((tile) => ship.hasStructure || tile !== 'structure')
    for (const zone of ship.zones) {
      const drawn = tiles.map((tile) => html(<art.DamagedSystems ship={ship} zone={zone} tiles={[tile]} />))
      const places = drawn.map((one) => /transform="(translate\([^)]*\))"/.exec(one)?.[1])
      expect(places).not.toContain(undefined)
      expect(new Set(places).size).toBe(tiles.length)
      for (const one of drawn) expect(one).not.toMatch(BROKEN)
    }
    expect(html(<art.DamagedSystems ship={ship} zone="red" tiles={[]} />)).toBe('<g></g>')
  })

  it('SA-8.5 a broken cannon says what it has left', () => {
    const saidOf = (zone: Zone, tile: Tile) =>
      />([^<>]+)<\/text>/.exec(html(<art.DamagedSystems ship={ship} zone={zone} tiles={[tile]} />))?.[1]
    for (const zone of ship.zones) {
      const [upper, lower] = [ship.stations[`${zone}-upper`]?.A, ship.stations[`${zone}-lower`]?.A]
      expect(saidOf(zone, 'upper-weapon')).toBe(`${(upper?.strength ?? 0) - 1}`)
      expect(saidOf(zone, 'lower-weapon')).toBe(zone === 'white' ? 'r1' : `${(lower?.strength ?? 0) - 1}`)
    }
  })

  it('a full crew makes room for a threat in its station', () => {
    for (const slots of Object.values(layout.stations)) {
      const spots = Array.from({ length: ship.maxCrew }, (_, place) =>
        art.crewSpot(slots, { place, count: ship.maxCrew, isShared: true }),
      )
      const xs = spots.map((spot) => spot?.x ?? Number.NaN)
      expect(xs.toSorted((one, other) => one - other)).toEqual(xs)
      expect(new Set(xs).size).toBe(ship.maxCrew)
      expect(Math.max(...xs)).toBeLessThanOrEqual((slots.threats[0]?.x ?? 0) - 24)
    }
  })

  it('nobody of a full crew stands where another one does', () => {
    const feet = Object.values(layout.stations).flatMap(({ crew }) => crew.map(({ x, y }) => `${x} ${y}`))
    expect(new Set(feet).size).toBe(feet.length)
  })
})

/** All points in a layout, however deep. */
const pointsIn = (part: unknown): readonly art.Point[] => {
  if (typeof part !== 'object' || part === null) return []
  if ('x' in part && 'y' in part) return [{ x: Number(part.x), y: Number(part.y) }]
  return Object.values(part).flatMap(pointsIn)
}

describe('the contact sheet', () => {
  it('shows every threat by name and every ship', () => {
    const ships = SHIP_IDS.map((id) => SHIPS[id])
    const sheet = html(<art.ContactSheet ships={ships} nameOf={(id) => THREAT_CARDS[id].name} />)
    expect(sheet).not.toMatch(BROKEN)
    for (const id of THREAT_IDS) expect(sheet).toContain(`<figcaption>${THREAT_CARDS[id].name}</figcaption>`)
    expect(sheet.match(/aria-label="Ship"/g)).toHaveLength(ships.length)
  })
})
