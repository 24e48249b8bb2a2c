import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { memo, useEffect, useMemo, useRef } from 'react'
import { Link } from 'wouter'
import { withRules } from '../../replay/match-facts.ts'
import type { Moment } from '../../replay/model.ts'
import { linesAround } from '../../replay/story-window.ts'
import css from './story-list.module.css'

interface StoryListProps {
  readonly moments: readonly Moment[]
  readonly names: readonly string[]
  readonly index: number
  readonly game: string
  go(index: number): void
}

/** The match in sentences, the whole of it unless it is very long. A line leads to its moment. */
export function StoryList({ moments, names, index, game, go }: StoryListProps) {
  const scroll = useRef<HTMLDivElement>(null)
  const told = useMemo(() => moments.filter(({ lines }) => lines.length > 0), [moments])
  const place = told.findLastIndex((moment) => moment.index <= index)
  const current = told[place]?.index
  const { from, to } = linesAround(place, told.length)
  useEffect(() => {
    if (current !== undefined) bringIntoView(scroll.current)
  }, [current])
  return (
    <section className={css.story} aria-label="Story">
      <header className={css.head}>
        <h2>Story</h2>
        <span>click a line to go there</span>
      </header>
      <div ref={scroll} className={css.scroll}>
        <More moment={told[from - 1]} text={`${from} earlier lines`} go={go} />
        <ol className={css.list} start={from + 1}>
          {told.slice(from, to).map((moment) => (
            <StoryLine
              key={moment.index}
              moment={moment}
              names={names}
              game={game}
              go={go}
              when={moment.index === current ? 'now' : moment.index < index ? 'before' : 'after'}
            />
          ))}
        </ol>
        <More moment={told[to]} text={`${told.length - to} later lines`} go={go} />
      </div>
    </section>
  )
}

interface MoreProps {
  /** The next one that is not in the list; undefined: there is none. */
  readonly moment: Moment | undefined
  readonly text: string
  go(index: number): void
}

const More = ({ moment, text, go }: MoreProps) =>
  moment !== undefined && (
    <button type="button" className={css.more} onClick={() => go(moment.index)}>
      {text} …
    </button>
  )

interface StoryLineProps {
  readonly moment: Moment
  readonly names: readonly string[]
  readonly game: string
  readonly when: 'before' | 'now' | 'after'
  go(index: number): void
}

const StoryLine = memo(({ moment, names, game, when, go }: StoryLineProps) => {
  const told = moment.lines.map(withRules)
  return (
    <li className={css.line} data-when={when} data-undone={moment.undoneAt !== null}>
      <Headings moment={moment} names={names} />
      <button type="button" aria-current={when === 'now' ? 'step' : undefined} onClick={() => go(moment.index)}>
        <span className={css.number}>{moment.index + 1}</span>
        <span>
          {told.map(({ text }) => text).join(' ')}
          {moment.undoneAt !== null && <em className={css.undone}> taken back</em>}
        </span>
      </button>
      {told
        .flatMap(({ rules }) => rules)
        .map((rule) => (
          <Link key={rule} className={css.rule ?? ''} href={`/g/${game}/rules#${rule}`}>
            {rule}
          </Link>
        ))}
    </li>
  )
})

/** A round begins with what its mark says, a turn with whose it is. */
function Headings({ moment: { marks }, names }: Pick<StoryLineProps, 'moment' | 'names'>) {
  const round = marks.find(({ kind }) => kind === 'round')
  const turn = marks.find(({ kind }) => kind === 'turn' || kind === 'news')
  return (
    <>
      {round !== undefined && <p className={css.round}>{round.text}</p>}
      {turn !== undefined && (
        <p className={css.heading}>
          {turn.seat !== null && <SeatShape seat={turn.seat} />}
          {turn.seat !== null && names[turn.seat]} <small>{turn.text}</small>
        </p>
      )}
    </>
  )
}

/** Only the list scrolls, never the page. */
function bringIntoView(scroll: HTMLElement | null): void {
  const line = scroll?.querySelector<HTMLElement>('[data-when="now"]')
  if (scroll === null || line === null || line === undefined) return
  scroll.scrollTop += line.getBoundingClientRect().top - scroll.getBoundingClientRect().top - scroll.clientHeight * 0.4
}
