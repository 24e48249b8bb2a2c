import { seatOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../rules/events.ts'
import { EAST, NORTH } from '../../rules/heading.ts'
import type { Phase } from '../../rules/state.ts'
import { captionOf, registerInWords } from './telling.ts'

const [ANVIL, BOLT, CRICKET] = [seatOf(0), seatOf(1), seatOf(2)]
const NAMES = ['Ines', 'Bo', 'Kim']
const name = (seat: number) => NAMES[seat] ?? ''
const onlooker = { name, reader: null }
const when = (phase: Phase) => ({ turn: 1, register: 2, phase }) as const

const stepped = (to: number, pushed: readonly number[] = []): Event => ({
  kind: 'robotStepped',
  seat: ANVIL,
  direction: NORTH,
  moves: [{ seat: ANVIL, from: 9, to }, ...pushed.map((square) => ({ seat: BOLT, from: square, to: square - 1 }))],
  ...when('cards'),
})

const REGISTER: readonly Event[] = [
  { kind: 'registerBegan', ...when('reveal') },
  { kind: 'cardBegan', seat: ANVIL, card: 'M2-700', ...when('cards') },
  stepped(8),
  stepped(7, [7]),
  { kind: 'robotDestroyed', seat: BOLT, at: [1, 0], cause: 'pit', how: 'push', by: ANVIL, lives: 1, ...when('cards') },
  { kind: 'robotTurned', seat: CRICKET, from: NORTH, heading: EAST, ...when('cards') },
  {
    kind: 'beltsMoved',
    isExpress: true,
    moves: [{ seat: CRICKET, from: 3, to: 4, heading: EAST }],
    held: [],
    ...when('express'),
  },
  {
    kind: 'beltsMoved',
    isExpress: false,
    moves: [{ seat: CRICKET, from: 4, to: 5, heading: EAST }],
    held: [],
    ...when('belts'),
  },
  {
    kind: 'lasersFired',
    beams: [
      { by: null, from: 0, to: 5, heading: EAST, beams: 1, target: CRICKET },
      { by: ANVIL, from: 7, to: 5, heading: EAST, beams: 1, target: CRICKET },
    ],
    hits: [{ seat: CRICKET, before: 3, after: 5 }],
    ...when('lasers'),
  },
  { kind: 'registerLocked', seat: CRICKET, locked: 5, card: null, isDrawn: false, ...when('lasers') },
  { kind: 'checkpointTouched', seat: CRICKET, checkpoint: 1, of: 2, ...when('checkpoints') },
  { kind: 'registerEnded', ...when('checkpoints') },
]

describe('a register in words', () => {
  it('RR-3.9 tells everything in one breath, steps of one card together', () => {
    expect(registerInWords(REGISTER, onlooker)).toBe(
      'Register 2: Ines drives two squares north and pushes Bo; Bo falls into a pit, pushed by Ines, 1 life left; ' +
        'Kim turns right; a belt carries Kim twice; a laser and Ines hit Kim: 5 damage; register 5 of Kim locks; ' +
        'Kim touches checkpoint 1.',
    )
  })

  it('RR-3.9 is told to whoever is in it as "you"', () => {
    expect(registerInWords(REGISTER, { name, reader: BOLT })).toBe(
      'Register 2: Ines drives two squares north and pushes you; you fall into a pit, pushed by Ines, 1 life left; ' +
        'Kim turns right; a belt carries Kim twice; a laser and Ines hit Kim: 5 damage; register 5 of Kim locks; ' +
        'Kim touches checkpoint 1.',
    )
    expect(registerInWords(REGISTER, { name, reader: CRICKET })).toContain(
      'you turn right; a belt carries you twice; a laser and Ines hit you: 5 damage; your register 5 locks; you touch',
    )
    expect(captionOf(REGISTER, ANVIL, { name, reader: BOLT })).toBe('2 north, pushed you')
  })

  it('RR-11.8 begins with what has become known with the last program', () => {
    const known: readonly Event[] = [
      { kind: 'executionBegan', turn: 1 },
      { kind: 'timeExpired', seat: BOLT, filled: 2 },
      { kind: 'powerDownAnnounced', seat: ANVIL, turn: 1 },
    ]
    expect(registerInWords([...known, { kind: 'registerEnded', ...when('checkpoints') }], onlooker)).toBe(
      'Time is up: 2 registers of Bo filled at random. Ines announces a power down. Register 2: nothing moves.',
    )
  })

  it('says so when nothing moves', () => {
    expect(registerInWords([{ kind: 'registerEnded', ...when('checkpoints') }], onlooker)).toBe(
      'Register 2: nothing moves.',
    )
  })

  it('has a few words for under each card', () => {
    expect(captionOf(REGISTER, ANVIL, onlooker)).toBe('2 north, pushed Bo')
    expect(captionOf(REGISTER, BOLT, onlooker)).toBe('pushed north, fell into a pit')
    expect(captionOf(REGISTER, CRICKET, onlooker)).toBe('turned right, rode 2 belts, shot, register 5 locks, touched 1')
  })
})
