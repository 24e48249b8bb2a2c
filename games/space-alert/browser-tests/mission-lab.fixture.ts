import { describe, expect, it } from 'vitest'
import type { Person } from '../../../e2e/browser/browser.fixture.ts'
import { type Crew, isWide } from './crew.fixture.ts'

const said = (person: Person): Promise<string> => person.page.locator('p.spoken[role="status"]').innerText()

export function missionLab(crew: Crew): void {
  describe('a mission is laid out and resolved', () => {
    it('the page of the game leads Ada to the mission lab, which says what it is', async () => {
      const { ada } = crew
      const { page } = ada
      await page.goto('/g/space-alert')
      await page.getByRole('link', { name: 'Open the mission lab' }).click()
      await page.waitForURL(/\/editor$/)
      await page.getByRole('heading', { level: 1, name: 'Mission lab' }).waitFor()
      await ada.picture('mission-lab-welcome')
      expect(await ada.barriers()).toEqual([])
    })

    it('an example is played as a film by keys alone', async () => {
      const { ada } = crew
      const { page } = ada
      await page.getByRole('button', { name: 'Open an example' }).click()
      await page.getByRole('table', { name: 'Plan' }).waitFor()
      await page.getByRole('button', { name: /^Turn 4/ }).click()
      await expect.poll(() => said(ada)).toBe('Turn 4.')
      for (const _ of Array.from({ length: 6 })) await page.keyboard.press('ArrowRight')
      await expect.poll(() => said(ada)).toMatch(/^Stealth Fighter is hit: 5 \+ 1 - 2 = 4/)
      await page.getByText('Stealth Fighter 4 → 0').waitFor()
      await ada.picture('mission-lab-film')
      expect(await ada.barriers()).toEqual([])
      await page.keyboard.press('End')
      await page.getByRole('table', { name: 'Score sheet' }).waitFor()
      await ada.picture('mission-lab-result')
    })

    it('a changed card is compared with before', async () => {
      const { ada } = crew
      const { page } = ada
      await page.getByRole('button', { name: 'Compare from here' }).click()
      await page.getByRole('button', { name: /^Ines, turn 3/ }).click()
      await page.keyboard.press('Delete')
      const note = page.getByRole('status', { name: 'Compared with before' })
      await expect.poll(() => note.innerText()).toMatch(/First difference in turn 3.*Before: Ines fires/s)
      await ada.picture('mission-lab-compare')
      await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click()
      await expect.poll(() => note.innerText()).toMatch(/The same as before/)
    })

    it('a file with a fault says where, and changes nothing', async () => {
      const { ada } = crew
      const { page } = ada
      await page.getByRole('button', { name: 'Open', exact: true }).click()
      await page.getByLabel('Mission file').setInputFiles({
        name: 'broken.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{ "format": "starboard-space-alert-mission/1", "turns": 9 }'),
      })
      await page.getByText('broken.json was not opened.').waitFor()
      expect(await page.getByRole('alert').innerText()).toMatch(/turns/)
      await page.getByRole('heading', { name: /Six guests/ }).waitFor()
    })

    it('the link opens the same mission on a phone, where nothing hangs over', async () => {
      const { ada, ben } = crew
      await ada.page.getByRole('button', { name: 'Share and save' }).click()
      await ada.page.getByRole('button', { name: 'Copy the link' }).click()
      const copied = () => ada.page.evaluate(() => navigator.clipboard.readText())
      await expect.poll(copied).toMatch(/^http/)
      await ben.page.goto(await copied())
      await ben.page.getByRole('heading', { name: /Six guests/ }).waitFor()
      await ben.page.getByRole('button', { name: /^Turn 8/ }).click()
      await expect.poll(() => said(ben)).toBe('Turn 8.')
      await ben.picture('mission-lab-phone')
      expect(await isWide(ben)).toBe(false)
      expect(await ben.barriers()).toEqual([])
      await ben.page.getByRole('radio', { name: 'Blue' }).check()
      await ben.page.getByRole('button', { name: /^Quill, turn 9/ }).click()
      await ben.page.getByRole('button', { name: 'C, special', exact: true }).click()
      await ben.page.getByRole('button', { name: /^Quill, turn 9: C, special/ }).waitFor()
      await ben.picture('mission-lab-phone-palette')
      expect(await isWide(ben)).toBe(false)
    })
  })
}
