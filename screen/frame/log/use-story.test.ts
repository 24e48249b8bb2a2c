import { expect, it } from 'vitest'
import { joined } from './use-story.ts'

const told = (at: number, kind: string) => ({ at, event: { kind } })

it('joins what was told before with what the film has shown, without doubles', () => {
  const soFar = { at: 4, events: [{ kind: 'a' }, { kind: 'b' }] }
  const story = joined(soFar, [told(3, 'a'), told(4, 'b'), told(5, 'c')])
  expect(story.map(({ event }) => event.kind)).toEqual(['a', 'b', 'c'])
})

it('begins where the film begins while nothing else is known', () => {
  expect(joined({ at: -1, events: [] }, [told(0, 'a')])).toEqual([told(0, 'a')])
})
