import { type NameOf, seatOf } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../rules/actions.ts'
import { BOX } from '../../rules/catalogue.ts'
import type { Step } from '../../rules/state.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { player, ship, suited, underFire, viewOf } from '../stage/stage.fixture.ts'
import { givenAnswer, presetAnswer } from './answers.ts'
import { NOTHING } from './choosing.ts'
import { headlineOf, type Offering, shipOffers, slotOffers, targetOffers } from './offers.ts'
import { paymentOffers, usualPayment } from './payment.ts'
import { momentOf, phasesOf } from './phases.ts'
import { contentsOf, drawContents } from './piles.ts'
import { previewOf } from './preview.ts'
import { footOf, type Situation, whyNot } from './reasons.ts'
import { whatsNext } from './whats-next.ts'

const [ME, BRAM, ODILE] = [seatOf(0), seatOf(1), seatOf(2)]
const name: NameOf = (seat) => ['Ines', 'Bram', 'Odile'][seat] ?? ''

const table = (mine: Partial<SeenPlayer> = {}, change: Partial<View> = {}): View =>
  viewOf([player(0, mine), player(1), player(2)], change)

const agenda = (...steps: readonly Step[]) => ({ agenda: { asked: 1, steps: [...steps] } })

const situation = (view: View, change: Partial<Situation> = {}): Situation => ({
  view,
  catalogue: BOX,
  player: view.players[ME] ?? player(0),
  asked: null,
  legal: [],
  refused: [],
  ...change,
})

describe('the foot of a hand card', () => {
  const foot = (card: string, change: Partial<Situation> = {}, mine: Partial<SeenPlayer> = {}) => {
    const { text, rule } = footOf(situation(table(mine), change), card)
    return [text, rule]
  }

  it.each([
    ['out of turn', 'RK09', null, ['Your turn only', 'SG-2.6']],
    ['currency', 'ST01', 'action', ['Banks next turn', 'SG-2.4']],
    ['debris', 'ST05', 'action', ['Drops next turn', 'SG-2.5']],
    ['a reactive card as an action', 'SH03', 'action', ['Reaction only', 'SG-5.4']],
    ['a rocket while defending', 'RK01', 'defend', ['Your turn only', 'SG-2.6']],
    ['currency while defending', 'ST01', 'defend', ['Banks next turn', 'SG-2.4']],
    ['an old card after Recon', 'RK01', 'discardOne', ['Not just drawn', 'SG-6.2']],
    ['a hand card under wreckage', 'SH03', 'wreckage', ['No reaction', 'SG-7.3']],
  ] as const)('says why not: %s', (_title, card, asked, told) => {
    expect(foot(card, { asked })).toEqual(told)
  })

  it('SG-5.1 says that no ship is free', () => {
    const fleet = [{ ...ship(0), shield: { card: 'SH01', strength: 1 } }]
    expect(foot('SH04', { asked: 'action' }, { fleet })).toEqual(['No free ship', 'SG-5.1'])
  })

  it('says what it does now', () => {
    const may = (action: Action, mine: Partial<SeenPlayer> = {}) =>
      foot('card' in action ? (action.card ?? '') : '', { asked: 'action', legal: [action] }, mine)[0]
    expect(may({ kind: 'defend', card: 'SH03' })).toBe('Block this hit')
    expect(may({ kind: 'rocket', card: 'RK05' })).toBe('Hit on 2 fleets')
    expect(may({ kind: 'rocket', card: 'RK09', target: BRAM })).toBe('Fire 2 hits')
    expect(may({ kind: 'special', card: 'SP04' })).toBe('Guard the last ship')
    expect(may({ kind: 'special', card: 'SP04' }, { lastStand: true })).toBe('No effect now')
    expect(may({ kind: 'rocket', card: 'RK04', target: BRAM })).toBe('No effect now')
  })

  it('SG-7.2 is silent for anyone who is out', () => {
    expect(whyNot(situation(table({ fleet: [] })), 'RK01').rule).toBe('SG-7.2')
  })
})

describe('what follows', () => {
  const salvo = (change: Partial<SeenPlayer>): View =>
    viewOf([player(0), player(1, change), player(2)], {
      active: BRAM,
      ...agenda(
        { kind: 'turnEnd' },
        { kind: 'drawback', card: 'RK06' },
        { kind: 'secondHit', card: 'RK06', first: ME },
        underFire(0),
      ),
    })

  it('SG-4.2, 4.16 tells the second hit, the price and whose turn it is then', () => {
    expect(whatsNext({ view: salvo({ bank: ['ST01', 'ST01', 'ST01', 'ST02'] }), name, me: ME })).toEqual([
      'Bram may aim hit 2 at anyone.',
      'After it Bram’s bank drops from 4 to 3.',
      'Next turn: Odile.',
    ])
  })

  it('leaves out a price that nobody can pay', () => {
    expect(whatsNext({ view: salvo({ bank: [] }), name, me: ME })).toEqual([
      'Bram may aim hit 2 at anyone.',
      'Next turn: Odile.',
    ])
  })

  it('SG-2.1 a turn that will be skipped', () => {
    const view = viewOf([player(0), player(1, { skipsNext: true }), player(2)])
    expect(whatsNext({ view, name, me: ME })).toEqual(['Next turn: Bram, but it is skipped.'])
  })

  it('SG-7.3 warns of wreckage at the end of a quiet round', () => {
    const duel = viewOf([player(0), player(1)], { active: BRAM })
    expect(whatsNext({ view: duel, name, me: ME })[0]).toContain('wreckage hits both')
    expect(whatsNext({ view: { ...duel, destroyed: 1 }, name, me: ME })).toEqual([
      'Then the round ends. Next turn: you.',
    ])
  })

  it('between two steps of a film the turn goes on; only the end has nothing after it', () => {
    const view = viewOf([player(0), player(1), player(2)], { agenda: { asked: 1, steps: [] } })
    expect(whatsNext({ view, name, me: ME })).toEqual(['Next turn: Bram.'])
    expect(whatsNext({ view: { ...view, ended: { how: 'rocket', winners: [ME] } }, name, me: ME })).toEqual([])
  })

  it('SG-6.6 an extra turn comes first', () => {
    const view = viewOf([player(0, { extraDue: true }), player(1)])
    expect(whatsNext({ view, name, me: ME })).toEqual(['Then you take an extra turn.'])
  })
})

describe('paying', () => {
  const bank = ['ST02', 'ST01', 'ST01']

  it('SG-3.2 takes the newest of the bank first, then the hand', () => {
    expect(usualPayment(BOX, { bank, hand: ['RK01', 'ST01'] }, 2)).toEqual({ bank: ['ST01', 'ST01'], hand: [] })
    expect(usualPayment(BOX, { bank: ['ST01'], hand: ['RK01', 'ST02'] }, 2)).toEqual({ bank: ['ST01'], hand: ['ST02'] })
  })

  it('SG-R7 offers a choice only where scouts and pods differ', () => {
    expect(paymentOffers(BOX, { bank, hand: [] }, 2).map((offer) => [offer.name, offer.isUsual])).toEqual([
      ['2 Fuel Pods', true],
      ['Scout Ship and Fuel Pod', false],
    ])
    expect(paymentOffers(BOX, { bank, hand: [] }, 3)).toEqual([])
    expect(paymentOffers(BOX, { bank: ['ST01', 'ST01'], hand: [] }, 1)).toEqual([])
  })
})

describe('the preview', () => {
  const view = table({ bank: ['ST01', 'ST01', 'ST01', 'ST01'], handSize: 3 })
  const see = (action: Exclude<Action, { kind: 'resign' }>, at: View = view) =>
    previewOf({ view: at, catalogue: BOX, player: at.players[ME] ?? player(0), name }, action)

  it('of a purchase says what pays and what is left', () => {
    expect(see({ kind: 'buy', slot: 2 })).toEqual({
      title: 'Buy Arms Dealer for 3.',
      text: '3 Fuel Pods pay; your bank keeps 1. It goes to your discard pile.',
      label: 'Buy for 3',
    })
  })

  it('of a rocket says whom, what it does at least, and what it costs', () => {
    expect(see({ kind: 'rocket', card: 'RK06', target: BRAM })).toEqual({
      title: 'Salvo Rocket at Bram.',
      text: 'Bram chooses the ship. At the least: suit lost, unless blocked. Then you may aim a second hit. Your bank drops from 4 to 3.',
      label: 'Fire at Bram',
    })
    expect(see({ kind: 'rocket', card: 'RK08' }).text).toBe(
      'Two hits on every opponent; they answer at the same time. You skip your next turn.',
    )
  })

  it('of an answer says what comes of it', () => {
    const attacked = table({}, agenda(underFire(0)))
    expect(see({ kind: 'defend', ship: 1 }, attacked).text).toBe('Hircus Maximus: the ship is lost. 2 ships left.')
    expect(see({ kind: 'defend', card: 'SH06' }, attacked).text).toContain('trash one more card')
  })

  it.each<readonly [string, Exclude<Action, { kind: 'resign' }>]>([
    ['No second hit', { kind: 'nextHit' }],
    ['Aim at Bram', { kind: 'nextHit', target: BRAM }],
    ['Put it on Bleatnik', { kind: 'shield', card: 'SH02', ship: 0 }],
    ['Play Deck Purge', { kind: 'special', card: 'SP07' }],
    ['Pass', { kind: 'pass' }],
    ['Trash it', { kind: 'trashOne', zone: 'discard', card: 'ST05' }],
    ['Discard it', { kind: 'discardOne', card: 'ST05' }],
    ['Take it', { kind: 'retrieve', card: 'RK01' }],
    ['Hircus Maximus', { kind: 'wreckage', ship: 1 }],
  ])('says on the button: %s', (label, action) => {
    expect(see(action).label).toBe(label)
  })
})

describe('what lights up', () => {
  const offering = (view: View, change: Partial<Offering> = {}): Offering => ({
    view,
    catalogue: BOX,
    player: view.players[ME] ?? null,
    legal: [],
    picked: NOTHING,
    previewed: null,
    ...change,
  })
  const attacked = table({}, agenda(underFire(0)))
  const defences: readonly Action[] = [
    { kind: 'defend', card: 'SH03' },
    { kind: 'defend', ship: 0 },
    { kind: 'defend', ship: 1 },
  ]

  it('SG-4.6 every ship that may take the hit, with what comes of it and what the clock would do', () => {
    const offers = shipOffers(offering(attacked, { legal: defences, previewed: { kind: 'defend', ship: 1 } }))
    expect([...offers.keys()]).toEqual([0, 1])
    expect(offers.get(0)).toMatchObject({
      key: 'A',
      isPicked: false,
      isOnTimeout: true,
      consequence: { harm: 'flips' },
    })
    expect(offers.get(1)).toMatchObject({ key: 'B', isPicked: true, isOnTimeout: false, consequence: { harm: 'lost' } })
    expect(headlineOf(offering(attacked, { legal: defences }))).toBe('Pick the ship that takes the hit')
  })

  it('the clock answers for nobody whose answer is in', () => {
    const step = underFire(0)
    step.window.answers[0] = { kind: 'defend', card: 'SH03' }
    const offers = shipOffers(offering(table({}, agenda(step)), { legal: defences }))
    expect([...offers.values()].map(({ isOnTimeout }) => isOnTimeout)).toEqual([false, false])
  })

  it('what the clock would do is picked to begin with', () => {
    expect(presetAnswer(situation(attacked, { legal: defences }))).toEqual({ kind: 'defend', ship: 0 })
  })

  it('an answer that was given is known from the window', () => {
    const step = underFire(0)
    step.window.answers[0] = { kind: 'defend', ship: 1 }
    const view = table({}, agenda(step))
    expect([givenAnswer(view, ME), givenAnswer(view, BRAM)]).toEqual([{ kind: 'defend', ship: 1 }, null])
  })

  it('SG-5.1 ships for a shield have no consequence', () => {
    const legal: readonly Action[] = [
      { kind: 'shield', card: 'SH01', ship: 0 },
      { kind: 'shield', card: 'SH01', ship: 2 },
    ]
    const picked = { kind: 'card', key: 'SH01-1', card: 'SH01' } as const
    const offers = shipOffers(offering(table(), { legal, picked }))
    expect([...offers.values()].map(({ key, consequence }) => [key, consequence])).toEqual([
      ['A', null],
      ['C', null],
    ])
    expect(headlineOf(offering(table(), { legal, picked }))).toBe('Pick the ship for Hull Plating')
  })

  it('SG-4.2 fleets to aim at, only once a rocket is picked', () => {
    const legal: readonly Action[] = [
      { kind: 'rocket', card: 'RK01', target: BRAM },
      { kind: 'rocket', card: 'RK01', target: ODILE },
    ]
    const picked = { kind: 'card', key: 'RK01-1', card: 'RK01' } as const
    expect(targetOffers(offering(table(), { legal })).size).toBe(0)
    expect([...targetOffers(offering(table(), { legal, picked })).keys()]).toEqual([BRAM, ODILE])
  })

  it('SG-3.1 market cards, with what is missing', () => {
    const view = table({ bank: ['ST01', 'ST01', 'ST01'] })
    const slots = slotOffers(offering(view, { legal: [{ kind: 'buy', slot: 2 }] }))
    expect(slots.map((slot) => [slot?.mayBuy, slot?.note])).toEqual([
      [false, '1 short'],
      [false, '1 short'],
      [true, null],
      [false, null],
    ])
    expect(slotOffers(offering({ ...view, market: [null, null, null, null] }))).toEqual([null, null, null, null])
  })

  it('shows spectators nothing to press', () => {
    expect(shipOffers(offering(attacked, { player: null })).size).toBe(0)
  })
})

describe('piles', () => {
  const view = table(
    { owned: ['ST01', 'ST01', 'ST04', 'RK01'], hand: ['ST04'], bank: ['ST01'], discard: ['RK01'], handSize: 1 },
    { trash: ['ST05', 'ST05'], pile: { size: 39, top: [{ seenBy: [ME], card: 'RK08' }, { seenBy: [BRAM] }] } },
  )
  const look = (pile: Parameters<typeof contentsOf>[1]) => contentsOf({ view, name, me: ME }, pile)

  it('one’s own draw pile is what is nowhere else', () => {
    expect(drawContents(view.players[ME] ?? player(0))).toEqual(['ST01'])
    expect(look('draw')).toMatchObject({ size: 1, groups: [{ kind: 'currency' }] })
  })

  it('are grouped by kind and counted', () => {
    expect(look('trash').groups).toMatchObject([{ kind: 'debris', cards: [{ count: 2 }] }])
    expect(look({ discardOf: BRAM })).toMatchObject({ title: 'Bram’s discard pile', size: 0, groups: [] })
    expect(look({ ownedBy: ME }).size).toBe(4)
  })

  it('the market pile is what has not turned up, and what one has seen lies on top', () => {
    const market = look('market')
    // 43 cards: four in the slots, a Standard Rocket owned.
    expect(market.size).toBe(38)
    expect(market.top.map(({ id }) => id)).toEqual(['RK08'])
  })
})

it('the header shows the step of the turn and, in a duel, whether a ship was lost', () => {
  expect(phasesOf(table({}, agenda(underFire(0)))).filter(({ isNow }) => isNow)).toEqual([
    { name: 'Answers', isNow: true },
  ])
  expect(momentOf(table())).toBe('Round 3')
  expect(momentOf(viewOf([player(0), player(1)]))).toBe('Round 3 · no ship lost yet')
  expect(momentOf(viewOf([player(0), player(1, { fleet: [suited(3)] })], { destroyed: 2 }))).toBe(
    'Round 3 · 2 ships lost',
  )
})
