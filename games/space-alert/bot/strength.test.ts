import { describe, expect, it } from 'vitest'
import { depth } from '../../../tools/depth.fixture.ts'
import { type Flown, flown, keeper, simple } from './crews.fixture.ts'
import { heuristic, levels } from './index.ts'

/** Every mission is the same each time: what is measured here can be changed by the code alone, never by luck. */
const MISSIONS = depth('ALERT_MISSIONS', { test: 8, endure: 1000 })

const CREW = [heuristic, heuristic, heuristic, heuristic]

/** Mean score, well below what is measured over many missions. */
const LEAST_SCORE = 6

const share = ({ won, missions }: Flown): number => won / missions

const said = (name: string, all: Flown): string =>
  `${name}: ${all.won} of ${all.missions} survive, ${(all.score / all.missions).toFixed(2)} points, ${all.destroyed} of ${
    all.announced
  } threats destroyed, ${JSON.stringify(all.endings)}`

describe(`${MISSIONS} two-phase missions with white threats`, { timeout: 3_600_000 }, () => {
  const bots = flown(CREW, { missions: MISSIONS, options: simple })

  it('are survived far more often than by a crew that only keeps the computer', () => {
    const keepers = flown([keeper, keeper, keeper, keeper], { missions: MISSIONS, options: simple })
    expect(share(bots), said('bots', bots)).toBeGreaterThanOrEqual(Math.min(0.9, share(keepers) + 0.25))
  })

  it('end with at least 60 % of the announced threats destroyed, and with points', () => {
    expect(bots.destroyed / bots.announced, said('bots', bots)).toBeGreaterThanOrEqual(0.6)
    expect(bots.score / bots.missions, said('bots', bots)).toBeGreaterThanOrEqual(LEAST_SCORE)
  })

  it('are survived by a crew of hard ones 15 points more often than by a normal one, and by an easy one least', () => {
    const [hard, normal, easy] = [levels.hard, levels.normal, levels.easy].map((bot) =>
      flown([bot, bot, bot, bot], { missions: MISSIONS, options: simple }),
    )
    if (hard === undefined || normal === undefined || easy === undefined) throw new Error('A crew has not flown.')
    const all = [said('hard', hard), said('normal', normal), said('easy', easy)].join('; ')
    // A few missions tell only the order.
    const [least, less] = MISSIONS > 100 ? [0.15, 0.02] : [0, 0]
    expect(share(hard) - share(normal), all).toBeGreaterThanOrEqual(least)
    expect(share(normal) - share(easy), all).toBeGreaterThanOrEqual(less)
    expect(hard.score, all).toBeGreaterThan(normal.score)
    expect(normal.score, all).toBeGreaterThan(easy.score)
  })

  it('are survived nearly as often beside somebody who plays plainly', () => {
    const mixed = flown([levels.normal, heuristic, heuristic, heuristic], { missions: MISSIONS, options: simple })
    // One mission of a few is more than ten points.
    const allowed = Math.max(0.1, 2 / MISSIONS)
    expect(share(mixed), said('mixed', mixed)).toBeGreaterThanOrEqual(share(bots) - allowed)
  })
})
