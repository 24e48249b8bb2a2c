import { readFileSync } from 'node:fs'
import { hashOf } from '@starboard/kernel'
import { expect, it } from 'vitest'
import { fromShareCode } from '../../../rules/course/share.ts'
import { courseOf } from '../../../rules/course/table.ts'
import { COURSE_NAMES } from '../names.ts'
import { FIRST_DRAWINGS } from './index.ts'

it.each(FIRST_DRAWINGS)('RR-2.6 $name is still what matches of its time were raced on', ({ name, text }) => {
  expect(hashOf(text)).toBe(FINGERPRINTS[name])
  expect(courseOf(name)).toEqual(courseOf(text))
  expect(courseOf(name).head.name).toBe(name)
  expect(COURSE_NAMES).not.toContain(name)
})

// That they verify is what games/golden.test.ts shows; here, that they are older than the courses of today.
it.each(['four-bots', 'two-people'])('RR-2.6 the kept match of %s was raced on one of them', (name) => {
  const kept = readFileSync(new URL(`../../../golden/${name}.json`, import.meta.url), 'utf8')
  const { header } = JSON.parse(kept) as { readonly header: { readonly setup: { readonly options: object } } }
  expect(header.setup.options).toMatchObject({ course: 'Warm-Up Lane' })
})

it('RR-13.1 a link to one of them, made when it was the course of the house, leads to it', () => {
  expect(fromShareCode(LINKED)).toEqual(courseOf('Warm-Up Lane'))
})

const LINKED =
  'rr1.MGRmPp2wl6I1QPhbu8bDdmVETwrAmWJB9hyNzsmzDYn83VdhM5jJRdgscgcNBJ-PLz-BComzBbBTmpl8hBznE3iRJs6dtMWkXlR981yqfg5qrgicjHt2ErjiWrYdHZVG1hpWIfiltIHfRKWEXeVg2INjPhdHUxWGJvMhyOyG-t7OasPiEZ3rrQ2EBbLhAgj8a2ssni5hyLK_PwfisPwU85VB25KxAr5n4-K'

/** An old match would be verified on another floor if one of these changed. */
const FINGERPRINTS: Readonly<Record<string, string>> = {
  'Warm-Up Lane': 'f87bd0ed72b0fd8f53f67e82f1ab80f49fff3e9dde2aa187e132a22439f336f9',
  'Loading Loop': '1ae1cc07d470d4d6f8a56bf9f25b339f8b09349710cd424643d55d5655f108ac',
  'Crossroads Depot': 'c6fb07c51d949cd9ac9cab34dd37e6a3e491d7a71fa810db2e95f66f7b2014a4',
  'Piston Alley': 'ab8cef4d30500dd39971a5fc31e66a9b153520ba2b6dd57695b3a87f7ed7b14d',
  'Twin Ring Road': '722c3265364f6692670c5c8ab0c20b4385a9a847e38758a14eeae9d4a90323e1',
  'Needle Works': '028457dafe495ca282478f2fd7f9b38e234ce1b2aeec6a8831197bd7bac412bd',
}
