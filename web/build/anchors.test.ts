import { RULE_ID } from '@starboard/kernel'
import { Marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { anchored, RULE, ruleTexts } from './anchors.ts'

const book = (markdown: string): string => anchored(new Marked({ gfm: true }).parse(markdown, { async: false }))

describe('anchors of a rulebook', () => {
  it('every stated rule can be linked to, and its number is the link', () => {
    expect(book('**CR-4.4** Roll one die.')).toContain(
      '<p id="CR-4.4" class="rule"><a class="number" href="#CR-4.4">CR-4.4</a> Roll one die.</p>',
    )
  })

  it('rules in a list are rules, tight or loose', () => {
    expect(book('- **CR-R1** A ruling.')).toContain('<li id="CR-R1" class="rule">')
    expect(book('- **CR-1.1** One.\n\n- **CR-1.2** Two.')).toMatch(/id="CR-1\.2" class="rule"/)
  })

  it('a number in bold in the middle of a sentence states nothing', () => {
    expect(book('As **CR-4.4** says.')).not.toContain('class="rule"')
  })

  it('mentions become links, but only of rules the book states', () => {
    const html = book('**CR-4.4** Roll.\n\nSee CR-4.4 and CR-9.9.')
    expect(html).toContain('See <a href="#CR-4.4">CR-4.4</a> and CR-9.9.')
  })

  it('nothing is linked twice', () => {
    expect(book('**CR-4.4** Roll.\n\n[as in CR-4.4](https://example.org)')).toContain('>as in CR-4.4</a>')
  })

  it('a longer number is not mistaken for a shorter one', () => {
    const html = book('**CR-4.1** One.\n\n**CR-4.11** Eleven.\n\nSee CR-4.11.')
    expect(html).toContain('See <a href="#CR-4.11">CR-4.11</a>.')
  })

  it('a part of a rule has its letter, and is not mistaken for the rule', () => {
    const html = book('**SA-11.1** Crew.\n\n**SA-11.1b** Cards.\n\nSee SA-11.1b.')
    expect(html).toContain('<p id="SA-11.1b" class="rule">')
    expect(html).toContain('See <a href="#SA-11.1b">SA-11.1b</a>.')
    expect(Object.keys(ruleTexts(html))).toEqual(['SA-11.1', 'SA-11.1b'])
  })

  it('looks for the numbers that everybody else looks for', () => expect(RULE.source).toBe(RULE_ID))

  it('an empty cell heads no column', () => {
    expect(book('| | a |\n|---|---|\n| b | c |')).toMatch(/<td><\/td>\s*<th>a<\/th>/)
  })

  it('headings get readable anchors, and two alike differ', () => {
    const html = book('## Set-up & cards\n\n## Example\n\n## Example')
    expect(html).toContain('<h2 id="set-up-cards">')
    expect(html).toContain('<h2 id="example">')
    expect(html).toContain('<h2 id="example-2">')
  })
})

describe('texts of rules', () => {
  it('come by number, without it', () => {
    const texts = ruleTexts(book('**CR-4.4** Roll *one* die.\n\n- **CR-R1** A ruling.'))
    expect(texts).toEqual({ 'CR-4.4': 'Roll <em>one</em> die.', 'CR-R1': 'A ruling.' })
  })
})
