const LONGEST_REVIEW_MS = 120_000

const opened = async (page, { code, moment }) => {
  await page.goto(`/r/${code}#${moment}`)
  await page.getByRole('article', { name: 'This moment' }).waitFor()
  await page.getByText('Dice verified').first().waitFor()
}

const replayAt = (name, at, then = async () => undefined) => ({
  name,
  async open(page) {
    await opened(page, at)
    await then(page)
    await page.waitForLoadState('networkidle')
  },
})

const press = (name) => (page) => page.getByRole('button', { name }).first().click()

/** Of one finished match everything that a replay shows. */
export function replayScreens({ match: { id, code, log } }) {
  const [first, middle, last] = [2, Math.ceil(log.length / 2), log.length]
  return [
    replayAt(`${id}-replay-start`, { code, moment: first }),
    replayAt(`${id}-replay-middle`, { code, moment: middle }),
    replayAt(`${id}-replay-end`, { code, moment: last }),
    replayAt(`${id}-replay-as-spectator`, { code, moment: middle }, (page) =>
      page.getByText('Spectator', { exact: true }).click(),
    ),
    replayAt(`${id}-replay-branch`, { code, moment: middle }, press(/^Branch/)),
    replayAt(`${id}-replay-dice`, { code, moment: middle }, press(/^Check/)),
    replayAt(`${id}-replay-review`, { code, moment: middle }, async (page) => {
      await press('Review this match')(page)
      await page.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'detached', timeout: LONGEST_REVIEW_MS })
    }),
  ]
}
