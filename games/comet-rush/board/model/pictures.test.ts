import { bug, seatOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { cometWords, segmentsOf, shotOff } from './comet.ts'
import { consequenceOf } from './consequence.ts'
import { breakChance, damageWords, nextThreat, runsOf, underFire } from './fire.ts'
import { sortedHand } from './hand.ts'
import { mark } from './moments.ts'
import { standingOf } from './people.ts'
import { phasesOf } from './phases.ts'
import { previewOf, restHint } from './preview.ts'
import { recorded } from './recorded.fixture.ts'

const [ME, ADA, BEN] = [seatOf(0), seatOf(1), seatOf(2)]

/** A view after the draft, with what matters to a test changed. */
const DRAFTED =
  recorded({ seats: 3, seed: 31, bot: 'heuristic' }).find(
    ({ viewer, after }) => viewer === ME && after.open.some(({ kind, seat }) => kind === 'main' && seat === ME),
  )?.after.view ?? bug('Nobody came to a main step.')

const plain = (player: SeenPlayer): SeenPlayer => ({
  ...player,
  rockets: [],
  cubes: 20,
  hand: [],
  handSize: 0,
  tokens: 0,
})

function view(change: Partial<View>, players: readonly Partial<SeenPlayer>[] = []): View {
  return {
    ...DRAFTED,
    active: ME,
    ...change,
    players: DRAFTED.players.map((player, seat) => ({ ...plain(player), ...players[seat] })),
  }
}

const mine = ({ players }: View): SeenPlayer => players[ME] ?? bug('I sit nowhere.')
const rocket = (id: number, power: number, accuracy: number, remaining = 0) => ({
  id,
  power,
  accuracy,
  level: 1,
  remaining,
})

describe('under fire', () => {
  it('knows a face-up segment, a private look, and nothing else', () => {
    expect(underFire(view({ segment: { strength: 9, health: 4 } }))).toEqual({
      strength: 9,
      healths: [4],
      isPrivate: false,
    })
    const { segments } = DRAFTED
    expect(underFire(view({ segment: null, segments: { ...segments, next: 'segment-8' } }))).toMatchObject({
      strength: 8,
      isPrivate: true,
    })
    expect(underFire(view({ segment: null }))?.healths).toEqual([4, 5, 6, 7, 8, 9, 10])
  })

  it('gives the picture’s odds: a sabotaged 4/3 and a 3/3 against 3 left are 63 %', () => {
    const ready = [rocket(4, 4, 3), rocket(7, 3, 3, 1)]
    const at = view({ segment: { strength: 11, health: 3 } }, [{}, { rockets: ready, sabotaged: true }])
    expect(nextThreat(at)).toEqual({ seat: ADA, chance: 0.625 })
  })

  it('launches in the best order and spends a token where it helps', () => {
    const player = { ...mine(view({})), tokens: 1 }
    expect(breakChance(DRAFTED, { player, ready: [rocket(1, 4, 3)], health: 4 })).toBeCloseTo(0.75)
    expect(breakChance(DRAFTED, { player, ready: [rocket(1, 4, 3)], health: 5 })).toBe(0)
    expect(breakChance(DRAFTED, { player, ready: [rocket(1, 2, 3), rocket(2, 2, 3)], health: 4 })).toBeCloseTo(0.5)
  })

  it('prints a row by its ends', () => {
    expect(runsOf([4, 5, 6, 8, 9, 11])).toBe('4–6 8 9 11')
    expect(runsOf([])).toBe('')
  })

  it('says what a power would do', () => {
    const fire = (healths: readonly number[]) => ({ strength: null, healths, isPrivate: false })
    expect(damageWords(fire([3]), 4)).toBe('enough for the 3 left')
    expect(damageWords(fire([5]), 3)).toBe('2 of 5 would be left')
    expect(damageWords(fire([4, 5, 9]), 5)).toBe('enough for 4, 5 of the face-down ones')
  })
})

describe('the comet', () => {
  it('keeps the order in which segments were shot off', () => {
    const first = shotOff([], view({}, [{ trophies: [10] }]))
    const second = shotOff(first, view({}, [{ trophies: [10] }, { trophies: [7] }]))
    expect(shotOff(second, view({}, [{ trophies: [10, 5] }, { trophies: [7] }]))).toEqual([10, 7, 5])
    expect(shotOff(second, view({}, [{ trophies: [10] }]))).toEqual([10])
  })

  it('is drawn with as many segments as there are', () => {
    const drawn = segmentsOf(view({}, [{ trophies: [] }]), [])
    expect(drawn).toHaveLength(7)
    expect(drawn.every(({ kind }) => kind === 'hidden')).toBe(true)
  })

  it('is told in words', () => {
    expect(cometWords(view({ distance: 8, segment: { strength: 11, health: 3 } }))).toBe(
      'Comet at distance 8, segment of strength 11 with 3 left, 7 face down.',
    )
  })
})

describe('what comes of a card', () => {
  const say = (card: Parameters<typeof consequenceOf>[2], at: View) => consequenceOf(at, mine(at), card, [])

  it.each([
    ['funding-pressure', { distance: 12 }, {}, '+8 cubes'],
    ['public-donation-drive', {}, { rockets: [rocket(1, 1, 1), rocket(2, 1, 1, 2)] }, '+4 cubes'],
    ['increase-income', {}, { incomeBonus: 1 }, 'income +2'],
    ['streamlined-assembly', {}, { rockets: [rocket(1, 1, 1), rocket(2, 1, 1, 1)] }, 'pad 2 ready'],
    ['flight-adjustment', {}, {}, '1 reroll token'],
    ['emergency-funding', {}, { incomeBonus: 2, prestigeBonus: 1 }, '+7 cubes +1'],
  ] as const)('%s', (card, change, me, text) => {
    expect(say(card, view(change, [me as Partial<SeenPlayer>]))).toEqual({ text, isIdle: false })
  })

  it('CR-R16 warns of a card that does nothing', () => {
    expect(say('guidance-system-upgrade', view({}, [{ accuracyCap: 5 }]))).toEqual({
      text: 'No effect now',
      isIdle: true,
    })
    expect(say('covert-rocket-strike', view({}))).toEqual({ text: 'No target', isIdle: true })
    expect(say('mass-production', view({}, [{ prestigeBonus: 2 }]))).toEqual({ text: 'only +2 cubes', isIdle: true })
  })

  it('CR-7.4 is lost under pressure', () => {
    expect(say('embargo', view({}, [{ pressured: true }])).text).toBe('it is lost')
  })
})

describe('the preview', () => {
  const name = (seat: number) => ['Me', 'Ada', 'Ben'][seat] ?? ''
  const see = (action: Parameters<typeof previewOf>[1], at: View) => previewOf({ view: at, me: mine(at), name }, action)

  it('tells the consequence in numbers', () => {
    expect(
      see({ kind: 'play', card: 'resource-seizure', target: BEN }, view({}, [{ cubes: 4 }, {}, { cubes: 2 }])),
    ).toEqual({
      text: 'Resource Seizure: you take 2 cubes from Ben and have 6.',
      label: 'Play Resource Seizure',
    })
    expect(see({ kind: 'play', card: 'embargo', target: ADA }, view({}, [{}, { incomeBonus: 1 }])).text).toBe(
      'Embargo: Ada’s next income of 6 is 0.',
    )
    const held = view({}, [{}, { rockets: [rocket(3, 4, 2, 1)] }])
    expect(see({ kind: 'play', card: 'regulatory-review', rocket: 3 }, held).text).toBe(
      'Regulatory Review: Ada’s rocket with power 4 and accuracy 2 then needs 2 turns.',
    )
  })

  it('hints at what is left to do, and never blocks', () => {
    const at = view({ built: false }, [{ rockets: [rocket(1, 2, 2)], cubes: 9 }])
    expect(restHint({ view: at, me: mine(at) }, [{ kind: 'build', power: 1, accuracy: 1, level: 1 }])).toBe(
      'You could still build, with 9 cubes, and 1 rocket could be launched.',
    )
    expect(restHint({ view: at, me: plain(mine(at)) }, [{ kind: 'endTurn' }])).toBeNull()
  })
})

describe('small things', () => {
  it('sorts a hand by deck and keeps copies apart', () => {
    expect(sortedHand(['embargo', 'program-prestige', 'comet-analysis', 'embargo']).map(({ key }) => key)).toEqual([
      'comet-analysis-1',
      'embargo-1',
      'embargo-2',
      'program-prestige-1',
    ])
  })

  it('names places once there are points, and who is next', () => {
    expect([ME, ADA, BEN].map((seat) => standingOf(view({}), seat))).toEqual(['', 'next', ''])
    const at = view({}, [{ points: 4 }, {}, { points: 9 }])
    expect([ME, ADA, BEN].map((seat) => standingOf(at, seat))).toEqual(['2nd', 'next', '1st'])
  })

  it('shows the step of the turn', () => {
    expect(phasesOf(DRAFTED).filter(({ isNow }) => isNow)).toEqual([{ name: 'Main step', isNow: true }])
  })

  it('marks hits, misses and trophies for the replay', () => {
    const die = { kind: 'dieRolled', seat: ADA, die: 5, needed: 4, roll: 'first' } as const
    expect(mark(die)).toEqual({ kind: 'miss', seat: ADA, text: 'Miss with a 5, needed 4' })
    expect(mark({ ...die, die: 4 })?.kind).toBe('hit')
    expect(mark({ kind: 'segmentDestroyed', seat: ADA, strength: 9 })?.kind).toBe('trophy')
    expect(mark({ kind: 'turnEnded', seat: ADA })).toBeNull()
  })
})
