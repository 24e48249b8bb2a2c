import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Person, PHONE } from '../../../e2e/browser/browser.fixture.ts'
import { isOver, newsTo, toldTo } from '../../../e2e/browser/pressing.fixture.ts'
import { whole } from '../scenarios/table.ts'
import { answer, Backyard, logSays, pick, says } from './backyard.fixture.ts'

let yard: Backyard
let ada: Person
let ben: Person

beforeAll(async () => {
  yard = await Backyard.open()
  ada = await yard.person('Ada')
  ben = await yard.person('Ben', { viewport: PHONE, isTouch: true })
}, 180_000)

afterAll(() => yard.close())
afterEach(() => expect(yard.diceLeft).toEqual([]))

const TRIO = ['Ada', 'Ben', 'Cyd']
const IMPROVISED = whole('Improvised')
const SOUND = whole('Cutting Edge')
/** Far from anybody's trouble. */
const inSpace = (distance: number) => ({ level: 2, rocket: SOUND, spaceFuel: 50, distance }) as const

const told = (person: Person, kind: string) => toldTo(person).filter((event) => event.kind === kind)

describe('a launch', () => {
  it('BR-7.6 that fails costs the parts that failed, and says what is missing now', async () => {
    const party = await yard.play({
      names: TRIO,
      screens: [ada],
      players: { Ada: { rocket: IMPROVISED, groundFuel: 100 } },
      dice: [2, 5, 1, 6],
    })
    await says(ada, /All set: you can launch/)
    await ada.picture('rocketeers-ready')
    expect(await ada.barriers()).toEqual([])
    await answer(ada, /^Launch/)
    await answer(ada, /^Launch \(19.%\)/)
    await says(ada, /Ben is at work in the yard/)
    await logSays(ada, /Scrubbed: Fuselage and Stabilizer Fins failed\./)
    await ada.picture('rocketeers-scrubbed')
    for (const name of ['Ben', 'Cyd']) await party.act(name, { kind: 'endActions' })
    await says(ada, /To launch you still need a fuselage, fins\./)
    expect(told(ada, 'liftedOff')).toEqual([])
  })

  it('BR-7.7, BR-9.4 that works brings the rocket into space', async () => {
    const party = await yard.play({
      names: TRIO,
      screens: [ada],
      players: { Ada: { rocket: SOUND, groundFuel: 100, hand: ['Slingshot', 'Solar Sail'] } },
      dice: [4, 5, 1],
    })
    await answer(ada, /^Launch.*100.%/)
    await answer(ada, /^Launch \(100.%\)/)
    await logSays(ada, /You lift off with strength \d+!/)
    await logSays(ada, /4 \+ 5 \+ 1 = 10: you have 100 km to go\./)
    for (const name of ['Ben', 'Cyd']) await party.act(name, { kind: 'endActions' })
    await says(ada, /Your turn in space/)
    await ada.picture('rocketeers-space')
    expect(await ada.barriers()).toEqual([])
  })
})

describe('under attack', () => {
  it('BR-13.4 an explosion brings the rocket back to the backyard', async () => {
    const party = await yard.play({
      names: TRIO,
      screens: [ada],
      turn: 'Ben',
      players: { Ada: { ...inSpace(60), damage: 9 }, Ben: { ...inSpace(65), hand: ['Cosmic Rays'] } },
      dice: [5, 6, 5],
    })
    await party.act('Ben', { kind: 'playSabotage', card: 'cosmic-rays@2', target: 0 })
    await says(ada, /Ben plays Cosmic Rays on you!/)
    await ada.picture('rocketeers-attacked')
    expect(await ada.barriers()).toEqual([])
    await answer(ada, /^Let it come/)
    await logSays(ada, /Your rocket explodes!/)
    await logSays(ada, /are back in the backyard\b/)
    await expect.poll(() => ada.page.getByRole('region', { name: 'Your hand' }).getByRole('listitem').count()).toBe(5)
    await ada.picture('rocketeers-exploded')
    expect(await ada.barriers()).toEqual([])
  })

  it('BR-19.10 Newton’s Third Law turns a Cyber Attack on its sender, on both screens', async () => {
    await yard.play({
      names: ['Ada', 'Ben'],
      screens: [ada, ben],
      players: {
        Ada: { ...inSpace(45), hand: ['Cyber Attack'] },
        Ben: { ...inSpace(40), hand: ['Newton’s Third Law'] },
      },
    })
    await pick(ada, /^Cyber Attack/)
    await says(ada, /Cyber Attack/)
    await ada.picture('rocketeers-aim')
    await answer(ada, /^Attack$/)
    await says(ben, /Ada plays Cyber Attack on you!/)
    await says(ada, /Cyber Attack: Ben is asked for an answer\./)
    await ada.picture('rocketeers-waiting')
    await ben.picture('rocketeers-newton')
    expect(await ben.barriers()).toEqual([])
    await answer(ben, /^Reflect it/)
    await logSays(ada, /You go 50 km back \(Cyber Attack\): 95 km to go\./)
    await expect.poll(() => told(ben, 'moved')).toMatchObject([{ seat: 0, by: 50, to: 95 }])
    expect(told(ada, 'reflected')).toMatchObject([{ seat: 1, onto: 0 }])
  })
})

describe('a covert card', () => {
  it('BR-4.7 is nobody else’s business until it is turned up', async () => {
    await yard.play({
      names: ['Ada', 'Ben'],
      screens: [ada, ben],
      players: { Ada: { rocket: IMPROVISED, faceDown: ['Staging', { card: 'Plant Bomb', victim: 'Ben' }] } },
    })
    await says(ada, /Your turn/)
    await ada.picture('rocketeers-covert')
    expect(await ada.page.content()).toContain('Plant Bomb, face down, for Ben')
    expect(ben.received.join()).not.toMatch(/staging@1","|plant-bomb@1","victim/)
    const before = newsTo(ben)
    await pick(ada, /^Staging, face down/)
    await answer(ada, /^Turn it up/)
    await logSays(ada, /turn up Staging\./)
    await expect.poll(() => newsTo(ben)).toBe(before + 1)
    expect(told(ben, 'covertRevealed')).toMatchObject([{ seat: 0, card: 'staging@1', to: 'rocket' }])
  })

  it('BR-4.12 a bomb goes off under the part that was chosen', async () => {
    const party = await yard.play({
      names: ['Ada', 'Ben'],
      screens: [ada],
      players: { Ada: { faceDown: [{ card: 'Plant Bomb', victim: 'Ben' }] }, Ben: { rocket: IMPROVISED } },
    })
    await pick(ada, /^Plant Bomb, face down, for Ben/)
    await answer(ada, /^Improvised Thruster/)
    await ada.picture('rocketeers-bomb')
    await answer(ada, /^Detonate/)
    await party.act('Ben', { kind: 'react', with: 'pass', against: 'plant-bomb@1', from: 0 })
    await logSays(ada, /Your bomb goes off under Ben’s Thruster\./)
    await logSays(ada, /Ben’s Improvised Thruster is blown off\./)
  })
})

describe('on Mars', () => {
  it('BR-14.4 a landing with a Drag Chute takes the best of three dice', async () => {
    await yard.play({
      names: TRIO,
      screens: [ada],
      players: { Ada: { ...inSpace(5), rocket: IMPROVISED, hand: ['Drag Chute'] } },
      dice: [1, 2, 5],
    })
    await endTurn(ada)
    await says(ada, /Mars below: how do you land\?/)
    await ada.picture('rocketeers-landing')
    expect(await ada.barriers()).toEqual([])
    await answer(ada, /96.% to land/)
    await logSays(ada, /Landing: 1, 2, 5; 5 counts, 2 or less crashes\./)
    await logSays(ada, /You have landed on Mars!/)
    await ada.picture('rocketeers-landed')
    expect(await ada.barriers()).toEqual([])
  })

  it('BR-14.7 a crash ends the race for its rocketeer, who may watch', async () => {
    await yard.play({
      names: TRIO,
      screens: [ada],
      players: { Ada: { ...inSpace(5), rocket: IMPROVISED } },
      dice: [2],
    })
    await endTurn(ada)
    await says(ada, /You have no landing card\./)
    await answer(ada, /66.% to land/)
    await says(ada, /You are out of the race; you may watch\./)
    await logSays(ada, /You crash\b/)
    await ada.picture('rocketeers-crashed')
    expect(await ada.barriers()).toEqual([])
  })

  it('on a phone what weighs on a seat is whole, and no label lies on another', async () => {
    const landed = { level: 3, power: 75, km: 224 } as const
    await yard.play({
      names: [...TRIO, 'Dot'],
      screens: [ben],
      turn: 'Ben',
      players: {
        Ada: { ...landed, rocket: IMPROVISED, jams: 2 },
        Ben: {
          ...landed,
          rocket: SOUND,
          generators: ['Geothermal Power Plant', 'Windmill Generator'],
          rovers: ['Cutting Edge Mars Rover', 'Improvised Mars Rover, broken'],
          communications: ['Satellite Dish', 'Basic Antenna'],
        },
        Cyd: { ...landed, rocket: whole('Second-hand'), dustUntil: 9 },
        Dot: { ...landed, delayedUntil: 9 },
      },
    })
    await says(ben, /Your turn on Mars/)
    for (const viewport of [PHONE, { width: PHONE.height, height: PHONE.width }]) {
      await ben.page.setViewportSize(viewport)
      await expect.poll(() => ben.page.evaluate(cutChips)).toEqual([])
      await expect.poll(() => ben.page.evaluate(labelsOverLabels)).toEqual([])
    }
    await ben.page.setViewportSize(PHONE)
    expect(await ben.barriers()).toEqual([])
  })

  it('BR-18.1 power, distance and signal together win', async () => {
    await yard.play({
      names: TRIO,
      screens: [ada],
      players: {
        Ada: {
          level: 3,
          rocket: SOUND,
          generators: ['Geothermal Power Plant', 'Windmill Generator'],
          rovers: ['Cutting Edge Mars Rover', 'Improvised Mars Rover, broken'],
          communications: ['Satellite Dish'],
          hand: ['Basic Antenna', 'Repair Kit', 'Power Surge'],
          power: 40,
          km: 14,
        },
        Ben: { level: 3, rocket: IMPROVISED, generators: ['Improvised Solar Panels'], power: 20 },
        Cyd: inSpace(80),
      },
      dice: [4],
    })
    await says(ada, /Your turn on Mars/)
    await pick(ada, /^Basic Antenna/)
    await answer(ada, /^Place it/)
    await says(ada, /83.% to win now\./)
    await ada.picture('rocketeers-mars')
    expect(await ada.barriers()).toEqual([])
    await endTurn(ada)
    await expect.poll(() => isOver(ada.page)).toBe(true)
    expect(told(ada, 'gameEnded')).toMatchObject([{ how: 'mission', winners: [0] }])
    await ada.page.getByRole('dialog', { name: 'Result' }).getByText(/^You/).first().waitFor()
    await ada.picture('rocketeers-result')
    expect(await ada.barriers()).toEqual([])
    expect(yard.house.complaints).toEqual([])
  })
})

async function endTurn(person: Person): Promise<void> {
  await answer(person, /^End turn/)
  await says(person, /End your turn\?/)
  await answer(person, /^End turn/)
}

/** In the page: chips whose words do not fit. */
const cutChips = () =>
  [...document.querySelectorAll('article[data-chip] [data-spot] > span')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent)

/** In the page: who stands on something of the base in front. */
const labelsOverLabels = () => {
  const boxes = (list: string) =>
    [...document.querySelectorAll(`ul[aria-label="${list}"] > li`)].map((item) => ({
      text: item.textContent,
      box: item.getBoundingClientRect(),
    }))
  const things = boxes('What stands there')
  if (things.length === 0) return ['nothing stands there']
  return boxes('On Mars').flatMap(({ text, box }) =>
    things
      .filter(
        (thing) =>
          thing.box.left < box.right - 1 &&
          box.left < thing.box.right - 1 &&
          thing.box.top < box.bottom - 1 &&
          box.top < thing.box.bottom - 1,
      )
      .map((thing) => `${text} on ${thing.text}`),
  )
}
