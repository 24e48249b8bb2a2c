import { expect, it } from 'vitest'
import { bodyOf, contentsOf } from './contents.ts'

const HTML = `<h1 id="book">Book</h1>
<h2 id="set-up">Set-up &amp; <em>cards</em></h2><p>Text</p><h3 id="decks">Decks</h3><h4 id="deep">Deep</h4>`

it('lists chapters and their parts, in order and without markup', () => {
  expect(contentsOf(HTML)).toEqual([
    { id: 'set-up', level: 2, text: 'Set-up & cards' },
    { id: 'decks', level: 3, text: 'Decks' },
  ])
})

it('leaves the title to the page', () => {
  expect(bodyOf(HTML)).not.toContain('<h1')
  expect(bodyOf(HTML)).toContain('<h2 id="set-up">')
})
