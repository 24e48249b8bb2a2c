import { type Bench, figureOf, onPage } from '@starboard/bench'

/** What is put into the slot, one after the other: every press changes the plan and what comes of it. */
const CARDS = ['a', 'b', 'c', 'l', 'Delete'] as const
const WARM_UP_ROUNDS = 2

/**
 * A changed card in the mission lab, from the key to the picture: checked, resolved anew, compared with before and drawn.
 * The example has twelve turns, five crew members and six threats; the film stands where the card is played.
 */
export const labBench: Bench = async ({ game }, { rounds, onFigure }) => {
  await onPage(`/g/${game.meta.id}/editor`, async ({ page, press }) => {
    await page.getByRole('button', { name: 'Open an example' }).click()
    await page.getByRole('button', { name: 'Compare from here' }).click()
    await page.getByRole('button', { name: /^Ines, turn 3/ }).click()
    const changes = async (times: number) => {
      const all = []
      for (const card of Array.from({ length: times }, () => CARDS).flat()) all.push(await press(card))
      return all
    }
    for (const panel of ['turn', 'mission', 'story']) {
      await page.getByRole('tab', { name: new RegExp(`^${panel}`, 'i') }).click()
      await page.getByRole('button', { name: /^Ines, turn 3/ }).click()
      await changes(WARM_UP_ROUNDS)
      const all = await changes(rounds)
      const [core, painted] = [all.map(({ coreMs }) => coreMs), all.map(({ paintedMs }) => paintedMs)]
      onFigure(
        figureOf(
          { name: `a changed card beside the ${panel}, work of the page`, unit: 'ms', goal: { below: 25 } },
          core,
        ),
      )
      onFigure(figureOf({ name: '  from the key to the painted frame', unit: 'ms', goal: { below: 50 } }, painted))
    }
  })
}
