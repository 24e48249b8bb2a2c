import { describe, expect, test } from 'vitest'
import { spaceGoats } from '../rules/index.ts'
import { given, type Table } from './table.ts'

/** The story of the last step as one viewer reads it. */
const read = (table: Table, viewer: string): readonly string[] =>
  table.told(viewer).flatMap((event) => spaceGoats.words.event(event, (seat) => table.names[seat] ?? '') ?? [])

describe('the log reads like a story', () => {
  test('SG-2.2 a hidden card is “a card” to others and has a name for its owner', () => {
    const hand = ['Hull Plating', 'Phase Shield', 'Decoy Drone']
    const table = given({ turn: 'Cyd', players: { Ada: { hand, draw: ['Weak Rocket'] } } })
    table.pass('Cyd', 'Weak Rocket')
    expect(read(table, 'Ada')).toEqual(['Cyd passes.', 'Round 2.', 'Ada’s turn.', 'Ada draws Weak Rocket.'])
    expect(read(table, 'Ben')).toEqual(['Cyd passes.', 'Round 2.', 'Ada’s turn.', 'Ada draws a card.'])
  })

  test('SG-4.16 SG-4.3 a salvo, hit by hit, with ships by name', () => {
    const table = given({
      players: {
        Ada: { hand: ['Salvo Rocket'], bank: ['Fuel Pod'] },
        Ben: { hand: ['Emergency Shield'], fleet: ['suited', 'bare + Hull Plating'] },
      },
    })
    table.fire('Ada', 'Salvo Rocket', 'Ben')
    expect(read(table, 'Cyd')).toEqual(['Ada fires Salvo Rocket at Ben.', 'Hit 1 of 2: a hit on Ben.'])
    table.block('Ben', 'Emergency Shield')
    expect(read(table, 'Cyd')).toEqual(['Ben blocks with Emergency Shield.'])
    table.secondHit('Ada', 'Ben')
    table.take('Ben', 1)
    expect(read(table, 'Cyd')).toEqual([
      'Hull Plating on Ben’s Kid Comet breaks.',
      'The salvo costs Ada a bank card: Fuel Pod.',
      'Ben’s turn.',
    ])
  })
})
