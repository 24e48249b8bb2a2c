import { isRefusal, seatOf } from '@starboard/kernel'
import { describe, expect, test } from 'vitest'
import { fromShareCode } from '../editor/model/share.ts'
import { playedMatch } from '../scenarios/match.fixture.ts'
import { keepsake } from './keepsake.ts'

const NAMES = ['Ada', 'Ben', 'Cyd', 'Dot']
const name = (seat: number) => NAMES[seat] ?? ''
const flown = () => playedMatch({ seats: 4, options: { mission: 'simple' }, seed: 'a keepsake', pace: 5000 })

describe('what a flown mission leaves behind', () => {
  test('opens in the mission lab as the same mission', () => {
    const { workshop, text = '' } = keepsake(flown().look('spectator').view, name) ?? {}
    const opened = fromShareCode(workshop?.shared ?? '')
    if (isRefusal(opened)) throw new Error(opened.text)
    expect(opened).toMatchObject({ threats: JSON.parse(text).threats, tracks: JSON.parse(text).tracks })
    expect(opened.crew.map((one) => one.name)).toEqual(NAMES)
  })

  test('tells of the script what was announced, and never the seed', () => {
    const match = flown()
    const { text = '', workshop } = keepsake(match.look(seatOf(0)).view, name) ?? {}
    const announced = match.state.told.filter(({ event }) => event.type === 'threat')
    expect(JSON.parse(text).threats.length).toBeLessThanOrEqual(announced.length)
    for (const written of [text, atob((workshop?.shared ?? '').slice(8).replaceAll('-', '+').replaceAll('_', '/'))]) {
      expect(written).not.toContain(match.state.seed)
      expect(Object.keys(JSON.parse(written))).not.toContain('script')
    }
  })

  test('is nothing before the end', () => {
    const { view } = flown().look('spectator')
    expect(keepsake({ ...view, flight: null }, name)).toBeNull()
  })
})
