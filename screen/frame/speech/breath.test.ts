import { describe, expect, it } from 'vitest'
import { breathe, MOST_WORDS, type Queue, SILENT, type Told, wordsIn } from './breath.ts'

const other = (text: string): Told => ({ text, isMine: false })
const mine = (text: string): Told => ({ text, isMine: true })
const long = (words: number, word = 'word') => Array.from({ length: words }, () => word).join(' ')

const waiting = { isDue: false, isAsked: false }
const question = { isDue: true, isAsked: true }

describe('in full', () => {
  it('says all of it at once, but of a flood only the newest six', () => {
    const { text, queue } = breathe(SILENT, { told: [other('One.'), mine('Two.')], level: 'full', ...waiting })
    expect(text).toBe('One. Two.')
    expect(queue).toBe(SILENT)
    const flood = Array.from({ length: 9 }, (_, at) => other(`${at}.`))
    expect(breathe(SILENT, { told: flood, level: 'full', ...waiting }).text).toBe('3. 4. 5. 6. 7. 8.')
  })
})

describe('in brief', () => {
  it('says at once what concerns me, and keeps the rest for the next question', () => {
    const first = breathe(SILENT, { told: [other('Ben builds.'), mine('Ben robs Ada.')], level: 'brief', ...waiting })
    expect(first.text).toBe('Ben robs Ada.')
    const then = breathe(first.queue, { told: [other('Kepler passes.')], level: 'brief', ...question })
    expect(then.text).toBe('Ben builds. Kepler passes.')
    expect(then.queue).toEqual(SILENT)
  })

  it('never puts more words than these before a question, however much has happened', () => {
    let queue: Queue = SILENT
    let words = 0
    for (let step = 0; step < 30; step++) {
      const told = [other(long(9)), ...(step % 4 === 0 ? [mine(long(7))] : [])]
      const said = breathe(queue, { told, level: 'brief', isDue: step === 29, isAsked: step === 29 })
      queue = said.queue
      words += wordsIn(said.text)
    }
    expect(words).toBeLessThanOrEqual(MOST_WORDS)
    expect(words).toBeGreaterThan(MOST_WORDS - 10)
  })

  it('leaves out what others did first, and the oldest before the newest', () => {
    const told = [other(`${long(11)} old`), other(`${long(11)} new`), mine(long(15))]
    const { text } = breathe(SILENT, { told, level: 'brief', ...question })
    expect(text).toContain('new')
    expect(text).not.toContain('old')
    expect(text.endsWith(long(15))).toBe(true)
  })

  it('cuts a sentence that is too long rather than swallow what I did', () => {
    const { text } = breathe(SILENT, { told: [mine(long(60))], level: 'brief', ...question })
    expect(wordsIn(text)).toBe(MOST_WORDS)
    expect(text.endsWith('…')).toBe(true)
  })

  it('counts nothing while I am asked: what I do again and again is said again and again', () => {
    let queue: Queue = SILENT
    for (let step = 0; step < 9; step++) {
      const said = breathe(queue, { told: [mine(long(12))], level: 'brief', isDue: false, isAsked: true })
      expect(wordsIn(said.text)).toBe(12)
      queue = said.queue
    }
  })
})

describe('my turns only', () => {
  it('says nothing of others, not even before a question', () => {
    const first = breathe(SILENT, { told: [other('Ben builds.')], level: 'mine', ...waiting })
    const then = breathe(first.queue, { told: [other('Ben ends.'), mine('Ada draws.')], level: 'mine', ...question })
    expect([first.text, then.text]).toEqual(['', 'Ada draws.'])
  })
})
