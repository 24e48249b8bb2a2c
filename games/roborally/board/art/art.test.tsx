import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CARD_IDS, CARD_KINDS, factsOf } from '../../rules/cards.ts'
import { type Course, PLAIN, type Tile } from '../../rules/course/course.ts'
import { parseCourse } from '../../rules/course/parse.ts'
import { EAST, HEADINGS, NORTH } from '../../rules/heading.ts'
import { ROBOT_NAMES } from '../../rules/robots.ts'
import { PHASES } from '../../rules/state.ts'
import * as film from '../film/film-pieces.tsx'
import { beltShapes } from './belt-shape.ts'
import { CourseArt, TileSwatch } from './course-art.tsx'
import { courseBox, figureScale, TILE } from './course-box.ts'
import { CourseThumb } from './course-thumb.tsx'
import { DamagePips, LifeIcon, PhaseIcon } from './icons.tsx'
import * as paths from './path-pieces.tsx'
import { CardChip, ProgramCardBack, ProgramCardFace, RegisterSlot } from './program-card.tsx'
import { RobotArt, RobotPortrait } from './robot.tsx'

const html = renderToStaticMarkup
const elements = (markup: string) => markup.match(/<[a-z]/gi)?.length ?? 0

/** One row, content as a course text writes it; walls where pushers and emitters need them. */
function row(...contents: readonly string[]): Course {
  const width = Math.max(...contents.map((content) => content.length), 5) + 1
  const rail = contents.map(() => `+${'-'.repeat(width)}`).join('')
  const squares = contents.map((content) => `|${content.padEnd(width)}`).join('')
  return courseOf(`${rail}+\n${squares}|\n${rail}+`)
}

function courseOf(grid: string): Course {
  const parsed = parseCourse(`rrcourse 1\ngrid\n${grid}\nend\n`, 'scenario')
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults))
  return parsed.course
}

const draw = (course: Course) =>
  html(
    <svg role="img" aria-label="Course">
      <CourseArt course={course} />
    </svg>,
  )

/** What is seen: symbols in the places where they are used. */
function seen(markup: string): string {
  const page = document.createElement('div')
  page.innerHTML = markup
  for (const use of page.querySelectorAll('use')) {
    const symbol = page.querySelector(`[id="${use.getAttribute('href')?.slice(1)}"]`)
    const place = document.createElement('g')
    place.setAttribute('transform', use.getAttribute('transform') ?? '')
    place.innerHTML = symbol?.innerHTML ?? ''
    use.replaceWith(place)
  }
  for (const defs of page.querySelectorAll('defs')) defs.remove()
  return page.innerHTML
}

const TOKENS = [
  ...['.', '^', '>', 'v', '<', '^^', '>>', 'vv', '<<', '>n', '>s', '>ns', '>>n', '^e', 'cw', 'ccw', '#', '*'],
  ...['Pe2', 'Pe24', 'Pn2', 'Ps135', 'Pw1', 'Ze1', 'Ze2', 'Ze3', 'Zn1', 'Zs1', 'Zw1'],
  ...['F1', 'F2', 'D1', 'D2', 'D1e', 'D1s', 'D1w', '*,Ze1', '>>,F2', '#,Ze2'],
]

describe('the course', () => {
  it('RR-13.8 every token of the notation draws something of its own', () => {
    const drawings = TOKENS.map((token) => seen(draw(row(token))))
    expect(new Set(drawings).size).toBe(TOKENS.length)
  })

  it('RR-13.7 a wall between two squares is drawn once, and on the outer edge it takes the stripes away', () => {
    const open = '+     +     +\n .     .\n+     +     +'
    const walled = '+     +     +\n .    |.\n+     +     +'
    const uses = (course: Course) => draw(course).match(/<use [^>]*wall-/g)?.length ?? 0
    expect(uses(courseOf(open))).toBe(0)
    expect(uses(courseOf(walled))).toBe(1)
    const shut = '+-----+-----+\n|.     .    |\n+-----+-----+'
    expect(uses(courseOf(shut))).toBe(6)
    expect(stripes(draw(courseOf(open)))).not.toBe('')
    expect(stripes(draw(courseOf(shut)))).toBe('')
  })

  const stripes = (markup: string) => /<path d="([^"]*)" fill="url\(#[^)]*-edge\)"/.exec(markup)?.[1]

  it('RR-7.2 a beam at rest ends at the first wall', () => {
    const free = courseOf('+     +     +     +\n|Ze1   .     .\n+     +     +     +')
    const stopped = courseOf('+     +     +     +\n|Ze1   .    |.\n+     +     +     +')
    const beam = (course: Course) => /d="M32 32l([\d.]+) 0"/.exec(draw(course))?.[1]
    expect(Number(beam(free)) - Number(beam(stopped))).toBe(64)
  })

  it('RR-6.1, RR-8.1, RR-2.5 registers, checkpoint and dock numbers are printed', () => {
    const markup = draw(row('Pe24', 'F3', 'D7'))
    expect(markup).toContain('>24</text>')
    expect(markup.match(/>3<\/text>/g)).toHaveLength(2)
    expect(markup).toContain('>7</text>')
  })

  it('two courses on one page do not share the names of their symbols', () => {
    const markup = html(
      <svg role="img" aria-label="Course">
        <CourseArt course={row('>')} />
        <CourseArt course={row('#')} />
      </svg>,
    )
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const wanted = [...markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('is decoration, and says so', () => {
    expect(draw(row('.'))).toMatch(/^<svg role="img" aria-label="Course"><g aria-hidden="true"/)
    expect(html(<CourseThumb course={row('.')} />)).toContain('aria-hidden="true"')
    expect(html(<TileSwatch tile={PLAIN} />)).toContain('aria-hidden="true"')
  })

  it('stays light: a crowded course of 16 by 14 has fewer than 3,000 elements', () => {
    const ground = fc.constantFrom<Tile['ground']>(
      { kind: 'floor' },
      { kind: 'belt', isExpress: false, to: NORTH, curves: [EAST] },
      { kind: 'belt', isExpress: true, to: EAST, curves: [] },
      { kind: 'gear', turn: 'clockwise' },
      { kind: 'pit' },
      { kind: 'repair' },
    )
    const tile = ground.map((one): Tile => ({ ...PLAIN, ground: one }))
    const crowded = fc.record({
      tiles: fc.array(tile, { minLength: 224, maxLength: 224 }),
      walls: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 224, maxLength: 224 }),
    })
    fc.assert(
      fc.property(crowded, (some) => elements(draw({ head: {}, width: 16, height: 14, ...some })) < 3000),
      { numRuns: 8 },
    )
  })

  it('its box holds the floor, with more room where coordinates stand', () => {
    const size = { width: 12, height: 10 }
    const full = courseBox(size)
    const bare = courseBox(size, { hasCoordinates: false })
    expect(bare.x).toBeLessThan(0)
    expect(full.x).toBeLessThan(bare.x)
    expect(bare.x + bare.width).toBeGreaterThan(12 * TILE)
    expect(full.y + full.height).toBeGreaterThan(10 * TILE)
  })

  it('figures grow where a square is small, so that they keep 12 pixels on a phone', () => {
    expect(figureScale(64)).toBe(1)
    expect((20 / 64) * 31 * figureScale(31)).toBeGreaterThanOrEqual(12)
  })

  it('a thumb has no text', () => {
    const markup = html(<CourseThumb course={row('>', '>>', '#', 'cw', '*', 'F1', 'D1')} />)
    expect(markup).not.toContain('<text')
    expect(elements(markup)).toBeLessThan(30)
  })
})

describe('belts', () => {
  const shapeAt = (grid: string, square: number) => beltShapes(courseOf(grid)).find((shape) => shape.square === square)

  it('RR-5.9 a marked side alone bends; together with a feed from behind it merges', () => {
    const bend = '+     +     +\n >     vw\n+     +     +\n .     v\n+     +     +'
    expect(shapeAt(bend, 1)).toMatchObject({ lanes: ['rightCurve'], starts: [], isEnd: false })
    const merge = '+     +     +\n .     v\n+     +     +\n >     vw\n+     +     +'
    expect(shapeAt(merge, 3)).toMatchObject({ lanes: ['back', 'rightCurve'], starts: [], isEnd: true })
  })

  it('RR-5.10 a belt that leads in from an unmarked side only butts against the straight one', () => {
    expect(shapeAt('+     +     +\n >     .\n+     +     +\n ^     .\n+     +     +', 0)).toMatchObject({
      lanes: ['back', 'rightButt'],
      starts: ['back'],
    })
  })

  it('RR-5.3 a wall cuts a belt in two, belts head to head both end', () => {
    expect(shapeAt('+     +     +\n >    |>\n+     +     +', 1)).toMatchObject({ starts: ['back'] })
    expect(shapeAt('+     +     +\n >    |>\n+     +     +', 0)).toMatchObject({ isEnd: true })
    expect(shapeAt('+     +     +\n >     <\n+     +     +', 0)).toMatchObject({ isEnd: true })
    expect(shapeAt('+     +     +\n >     >\n+     +     +', 0)).toMatchObject({ isEnd: false })
  })
})

describe('robots', () => {
  const robot = (name: (typeof ROBOT_NAMES)[number]) => html(<RobotArt name={name} seat={0} heading={NORTH} />)

  it('RR-1.3 all eight differ, and each takes its owner’s colour', () => {
    expect(new Set(ROBOT_NAMES.map(robot)).size).toBe(ROBOT_NAMES.length)
    for (const name of ROBOT_NAMES) expect(robot(name)).toContain('currentColor')
  })

  it('RR-1.4 each heading and each state looks its own', () => {
    const states = [{}, { isPoweredDown: true }, { isGhost: true }, { isHit: true }, { isMine: true }]
    const all = HEADINGS.flatMap((heading) =>
      states.map((state) => html(<RobotArt name="Anvil" seat={0} heading={heading} {...state} />)),
    )
    expect(new Set(all).size).toBe(HEADINGS.length * states.length)
  })

  it('every seat has its own colour and shape on the robot', () => {
    const seats = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => html(<RobotPortrait name="Bolt" seat={seat} />))
    const outlines = seats.map((markup) => /<path d="([^"]+)" fill="var\(--seat-\d\)"/.exec(markup)?.[1])
    expect(new Set(outlines).size).toBe(8)
    for (const markup of seats) expect(markup).toContain('aria-hidden="true"')
  })
})

describe('cards', () => {
  it('RR-1.1 a face says priority and name of its card, in a picture of its own', () => {
    for (const card of CARD_IDS) {
      const { name, priority } = factsOf(card)
      const said = spoken(html(<ProgramCardFace card={card} />))
      expect(said).toBe(`${priority}${name}`)
    }
    const pictures = Object.entries(CARD_KINDS).map(([, { name }]) => {
      const card = CARD_IDS.find((one) => factsOf(one).name === name) ?? 'M1-490'
      return /<svg.*<\/svg>/.exec(html(<ProgramCardFace card={card} />))?.[0]
    })
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('RR-9.3, section 19: locked and face down are said in words too', () => {
    expect(spoken(html(<ProgramCardFace card="M2-700" isLocked />))).toContain('locked')
    expect(spoken(html(<CardChip card="M2-700" isLocked />))).toBe('Move 2 700locked')
    expect(spoken(html(<CardChip card="hidden" />))).toBe('face down')
    expect(spoken(html(<ProgramCardBack />))).toBe('face down')
    expect(spoken(html(<RegisterSlot register={4} />))).toBe('4')
  })

  const spoken = (markup: string) => markup.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, '')
})

describe('signs', () => {
  it('RR-3.9 each step of a register has its own', () => {
    expect(new Set(PHASES.map((phase) => html(<PhaseIcon phase={phase} />))).size).toBe(PHASES.length)
  })

  it('RR-9.1 pips tell old damage, new damage and none apart', () => {
    const pips = [...html(<DamagePips damage={5} before={3} />).matchAll(/data-pip="(\w+)"/g)].map(([, pip]) => pip)
    expect(pips).toEqual(['on', 'on', 'on', 'new', 'new', 'open', 'open', 'open', 'open'])
  })

  it('a lost life is hollow', () => {
    expect(html(<LifeIcon isLost />)).toContain('fill="none"')
    expect(html(<LifeIcon />)).not.toContain('fill="none"')
  })

  it('section 20: what the film and the preview lay over the course is decoration', () => {
    const at = [24, 24] as const
    const pieces = [
      <film.LaserBeam key={1} from={at} to={[96, 24]} beams={3} isHit />,
      <film.ImpactStar key={2} at={at} />,
      <film.DamageBadge key={3} at={at} before={4} after={5} />,
      <film.PushArrow key={4} at={at} heading={EAST} />,
      <film.BlockedMark key={5} at={at} heading={EAST} />,
      <film.BeltStreak key={6} at={at} heading={EAST} />,
      <film.PusherStroke key={7} at={at} heading={EAST} />,
      <film.Explosion key={8} at={at} />,
      <film.Puff key={9} at={at} />,
      <film.Falling key={10} at={at} name="Flint" seat={1} heading={EAST} />,
      <film.TouchFlash key={11} at={at} />,
      <film.RepairFlash key={12} at={at} />,
      <paths.PathLine key={13} points={[at, [96, 24]]} seat={2} hasHead />,
      <paths.PathTag key={14} at={at} register={3} seat={2} />,
      <paths.HarmNote key={15} at={at} text="laser +1" />,
      <paths.ArchiveMarker key={16} at={at} seat={2} />,
      <paths.OpenSquare key={17} at={at} />,
      <paths.OpenHeading key={18} at={at} heading={EAST} />,
      <paths.Dim key={19} width={3} height={3} />,
    ].map((piece) => html(piece))
    expect(new Set(pieces).size).toBe(pieces.length)
    for (const piece of pieces) expect(piece).toMatch(/^<\w+ [^>]*aria-hidden="true"/)
  })

  it('a beam of three is three lines', () => {
    const lines = (beams: number) =>
      html(<film.LaserBeam from={[0, 0]} to={[48, 0]} beams={beams} />).match(/M/g)?.length
    expect([1, 2, 3].map(lines)).toEqual([3, 6, 9])
  })
})
