import { describe, expect, test } from 'vitest'
import { segmentsLeft } from '../rules/comet.ts'
import { given, kinds, newGame, ready } from './table.ts'

const strengths = (bag: object) =>
  Object.entries(bag)
    .filter(([, count]) => count > 0)
    .map(([card]) => card)

describe('segments', () => {
  test('CR-5.1 only the first segment not destroyed is damaged, one at a time', () => {
    const table = given({
      segment: { strength: 4, health: 4 },
      nextSegment: { strength: 6 },
      players: { Ada: { rockets: [ready(1, { power: 3 }), ready(2, { power: 3 }), ready(3, { power: 1 })] } },
    })
    table.launch('Ada', 1, 1)
    expect(table.state.segment).toEqual({ strength: 4, health: 1 })
    table.launch('Ada', 2, 1)
    table.launch('Ada', 3, 1)
    expect(table.state.segment).toEqual({ strength: 6, health: 5 })
    expect(table.player('Ada').trophies).toEqual([4])
  })

  test('CR-5.2 CR-R2 a segment lies face down until its first hit, which reveals it to all before the damage', () => {
    const table = given({ players: { Ada: { rockets: [ready(1)] } } })
    for (const viewer of ['Ada', 'Ben', 'spectator']) expect(table.view(viewer).segment).toBeNull()
    const events = table.launch('Ada', 1, 2, 'segment-8')
    expect(kinds(events).slice(2, 4)).toEqual(['segmentRevealed', 'segmentDamaged'])
    for (const viewer of ['Ada', 'Ben', 'spectator']) {
      expect(table.view(viewer).segment).toEqual({ strength: 8, health: 5 })
      expect(table.told(viewer)).toContainEqual({ kind: 'segmentRevealed', strength: 8 })
    }
  })

  test('CR-5.3 a miss reveals nothing', () => {
    const table = given({ players: { Ada: { rockets: [ready(1)] } } })
    expect(kinds(table.launch('Ada', 1, 5))).not.toContain('segmentRevealed')
    expect(table.state.segment).toBeNull()
    expect(table.state.segments.top).toEqual([])
  })

  test('CR-5.3 edge case 23: a miss shows nothing, an analysis shows Ada alone, Ben’s hit shows all', () => {
    const table = given({
      players: { Ada: { hand: ['comet-analysis'], rockets: [ready(1)] }, Ben: { rockets: [ready(2, { power: 3 })] } },
    })
    table.launch('Ada', 1, 6)
    for (const viewer of ['Ada', 'Ben', 'spectator']) {
      expect(table.view(viewer).segment).toBeNull()
      expect(table.view(viewer).segments.next).toBeUndefined()
    }
    table.play('Ada', 'comet-analysis', { choice: 'strength' }, ['segment-7'])
    expect(table.view('Ada').segments.next).toBe('segment-7')
    for (const viewer of ['Ben', 'spectator']) {
      expect(table.view(viewer).segments.next).toBeUndefined()
      expect(JSON.stringify(table.told(viewer))).not.toContain('segment-7')
    }
    table.endTurn('Ada')
    table.draw('Ben', 'economic', 'program-prestige')
    table.launch('Ben', 2, 1)
    for (const viewer of ['Ada', 'Ben', 'spectator'])
      expect(table.view(viewer).segment).toEqual({ strength: 7, health: 4 })
  })

  test('CR-5.4 everybody sees how many segments are left', () => {
    const table = given({
      segment: { strength: 4, health: 1 },
      players: { Ada: { rockets: [ready(1)], trophies: [9] } },
    })
    expect(segmentsLeft(table.state)).toBe(5)
    table.launch('Ada', 1, 1)
    expect(segmentsLeft(table.state)).toBe(4)
    for (const viewer of ['Ben', 'spectator'])
      expect(strengths(table.view(viewer).segments.left)).toEqual(['segment-5', 'segment-6', 'segment-7', 'segment-8'])
  })

  test('CR-5.5 CR-R2 onActivate: the first segment is face up at set-up, each later one as soon as it is active', () => {
    const fresh = newGame({ options: { segmentReveal: 'onActivate' }, setupLuck: ['segment-5'] })
    expect(fresh.told('spectator')).toContainEqual({ kind: 'segmentRevealed', strength: 5 })
    expect(fresh.view('Ben').segment).toEqual({ strength: 5, health: 5 })
    const table = given({
      options: { segmentReveal: 'onActivate' },
      setupLuck: ['segment-5'],
      segment: { strength: 5, health: 1 },
      players: { Ada: { rockets: [ready(1)] } },
    })
    table.launch('Ada', 1, 1, 'segment-9')
    expect(table.view('Ben').segment).toEqual({ strength: 9, health: 9 })
  })

  test('CR-5.6 CR-R2 ascending: all segments lie face up from the weakest to the strongest', () => {
    const table = newGame({ options: { segmentOrder: 'ascending' } })
    expect(table.view('spectator')).toMatchObject({ segment: { strength: 4, health: 4 }, ahead: [5, 6, 7, 8, 9] })
  })

  test('CR-5.6 ascending: they are attacked in that order, and segmentReveal changes nothing', () => {
    for (const segmentReveal of ['onFirstHit', 'onActivate']) {
      const table = given({
        options: { segmentOrder: 'ascending', segmentReveal },
        players: { Ada: { rockets: [ready(1, { power: 4 }), ready(2, { power: 1 })] } },
      })
      table.launch('Ada', 1, 1)
      expect(table.player('Ada').trophies).toEqual([4])
      expect(table.view('Ben').segment).toEqual({ strength: 5, health: 5 })
      table.launch('Ada', 2, 1)
      expect(table.view('Ben')).toMatchObject({ segment: { strength: 5, health: 4 }, ahead: [6, 7, 8, 9] })
    }
  })

  test('CR-5.6 ascending: Comet Analysis can look at the movement deck only', () => {
    const table = given({ options: { segmentOrder: 'ascending' }, players: { Ada: { hand: ['comet-analysis'] } } })
    table.refused('Ada', { kind: 'play', card: 'comet-analysis', choice: 'strength' }, { rule: 'CR-6.9' })
    table.play('Ada', 'comet-analysis', { choice: 'movement' }, ['movement-2'])
  })
})
