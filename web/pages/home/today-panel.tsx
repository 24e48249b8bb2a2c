import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import type { DailyGlance } from '@starboard/wire/api'
import { posterOf } from '../../games/registry.ts'
import { Panel } from '../../shared/panel.tsx'
import type { Polled } from '../../shared/use-polled.ts'
import { scoreText } from '../daily/words.ts'
import { leftToday, playedBy, playedText, todayText } from './daily-words.ts'
import { Listed } from './listed.tsx'
import { Row } from './row.tsx'
import css from './today-panel.module.css'

/** What every game deals to everybody alike today, and who is ahead. */
export function TodayPanel({ dailies }: { readonly dailies: Polled<readonly DailyGlance[]> }) {
  const { value = [] } = dailies
  const [first] = value
  return (
    <Panel title="Today, the same for everybody" aside={first === undefined ? undefined : leftToday(first.leftMs)}>
      <Listed lines={dailies} shown={value} empty={null}>
        {(daily) => <TodayRow key={daily.game} daily={daily} />}
      </Listed>
    </Panel>
  )
}

function TodayRow({ daily }: { readonly daily: DailyGlance }) {
  const { game, noun, hasBegun } = daily
  const name = posterOf(game)?.name ?? game
  return (
    <Row
      game={game}
      title={name}
      text={todayText(daily)}
      more={
        <>
          {daily.top.length > 0 && <FirstOnes daily={daily} />}
          {playedText(daily)}
        </>
      }
    >
      <LinkButton
        href={`/g/${game}/daily`}
        look={hasBegun ? 'quiet' : 'secondary'}
        icon={hasBegun ? undefined : <Icon name="trophy" />}
        label={`${hasBegun ? 'Results of' : 'Play'} today’s ${noun} of ${name}`}
      >
        {hasBegun ? 'Results' : 'Play'}
      </LinkButton>
    </Row>
  )
}

/** The head of today's table of results. */
const FirstOnes = ({ daily: { noun, top } }: { readonly daily: DailyGlance }) => (
  <ol className={css.first} aria-label={`First of today’s ${noun}`}>
    {top.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place in the list
      <li key={index}>
        <b>{line.place}.</b>
        <span>{playedBy(line)}</span>
        <span>{scoreText(line)}</span>
      </li>
    ))}
  </ol>
)
