import type { Person } from '../../../e2e/browser/browser.fixture.ts'
import { type News, toldTo } from '../../../e2e/browser/pressing.fixture.ts'
import type { EventType } from '../rules/script/script.ts'

/** How often this person's browser was told of such a thing. */
export const timesTold = (person: Person, kind: string, fits: (news: News) => boolean = () => true): number =>
  toldTo(person).filter((news) => news.kind === kind && fits(news)).length

/** How often the script has announced it. */
export const announcedTo = (person: Person, type: EventType): number =>
  timesTold(person, 'announced', ({ told }) => (told as { event: { type: EventType } }).event.type === type)
