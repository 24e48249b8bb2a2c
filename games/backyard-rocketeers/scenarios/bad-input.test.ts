import { describe, expect, test } from 'vitest'
import { backyardRocketeers } from '../rules/index.ts'
import { given, whole } from './table.ts'

const flying = (more: object = {}) => ({ level: 2 as const, rocket: whole('Cutting Edge'), distance: 50, ...more })

describe('what is refused, with its reason', () => {
  test('BR-1.7 not your turn, and BR-2.1 an answer to a question of somebody else', () => {
    const table = given({ players: { Ada: { hand: ['Resource Raid'] } } })
    table.refused('Ben', { kind: 'endActions' }, { rule: 'BR-1.7', code: 'not-your-turn' })
    table.refused('Ben', { kind: 'chooseLosses', parts: [] }, { rule: 'BR-8.3', code: 'not-asked' })
    table.sabotage('Ada', 'Resource Raid', 'Ben')
    expect(table.refused('Ada', { kind: 'endActions' }, { rule: 'BR-19.8' }).text).toBe(
      'First Resource Raid has to be answered.',
    )
    table.refused('Ben', { kind: 'react', with: 'pass', against: 'supernova@1', from: 0 }, { rule: 'BR-19.8' })
  })

  test('BR-18.2 nobody who is out does anything', () => {
    const table = given()
    table.resign('Ben')
    table.refused('Ben', { kind: 'endActions' }, { rule: 'BR-18.2' })
    table.refused('Ben', { kind: 'resign' }, { rule: 'BR-18.2' })
  })

  test('BR-2.4 cards that are not held, or not played like that', () => {
    const table = given({
      players: { Ada: { hand: ['Slingshot', 'Improvised Fuselage', 'Solar Sail', 'Plant Bomb', 'Resource Raid'] } },
    })
    const wrong = [
      { kind: 'playAbility', card: 'supernova@1' },
      { kind: 'playAbility', card: 'improvised-fuselage@1' },
      { kind: 'placeComponent', card: 'slingshot@1' },
      { kind: 'playEnhancement', card: 'slingshot@1' },
      { kind: 'placeCovert', card: 'solar-sail@1' },
      { kind: 'playSabotage', card: 'plant-bomb@1', target: 1 },
      { kind: 'playSabotage', card: 'solar-sail@1', target: 1 },
      { kind: 'refuel', card: 'slingshot@1' },
    ]
    for (const action of wrong) table.refused('Ada', action, { rule: 'BR-2.4' })
  })

  test('BR-19.1 needless targets, and targets that are missing', () => {
    const table = given({ players: { Ada: { hand: ['Slingshot', 'Supernova'] } } })
    table.refused('Ada', { kind: 'playAbility', card: 'slingshot@1', target: 1 }, { rule: 'BR-19.1' })
    table.refused('Ada', { kind: 'playAbility', card: 'supernova@1' }, { rule: 'BR-19.1' })
    table.refused('Ada', { kind: 'playAbility', card: 'supernova@1', target: 5 }, { rule: 'BR-18.2' })
  })

  test('BR-9.3 nothing is placed in space', () => {
    const table = given({ players: { Ada: flying({ hand: ['small-fuel-tank@2'] }) } })
    table.refused('Ada', { kind: 'placeComponent', card: 'small-fuel-tank@2' }, { rule: 'BR-9.3' })
  })

  test('BR-4.12 a bomb that is none, and BR-4.6 a place that is empty', () => {
    const table = given({ players: { Ada: { faceDown: ['Staging'] } } })
    table.refused('Ada', { kind: 'detonate', place: 0, part: 'fuselage' }, { rule: 'BR-4.12' })
    table.refused('Ada', { kind: 'revealCovert', place: 1 }, { rule: 'BR-4.6' })
  })

  test.each([
    { kind: 'placeComponent', card: 'trebuchet@1' },
    { kind: 'playSabotage', card: 'supernova@1', target: 'Ben' },
    { kind: 'playSabotage', card: 'supernova@1', target: 1.5 },
    { kind: 'chooseLosses', parts: ['keel'] },
    { kind: 'commitLanding', chutes: -1, shields: 0, hidden: 0 },
    { kind: 'launch', now: true },
    { kind: 'fly' },
    null,
  ])('%j does not get through the door', (sent) => {
    expect(backyardRocketeers.action.read(sent)).toMatchObject({ code: 'malformed' })
  })

  test('BR-5.3 what the screen offers greyed out has a reason', () => {
    const table = given({
      players: {
        Ada: { hand: ['Teleport', 'Shoot An RPG', 'Improvised Fuselage'], pad: 'none', faceDown: ['Insurance Policy'] },
        Ben: flying(),
      },
    })
    const refused = table.look('Ada').refused.map(({ action, why }) => `${action.kind} ${why.rule}`)
    expect(refused).toEqual([
      'playAbility BR-3.1',
      'playSabotage BR-3.5',
      'placeComponent BR-5.1',
      'revealCovert BR-4.6',
      'launch BR-7.1',
    ])
  })
})
