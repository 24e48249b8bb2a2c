import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import type { DailyGlance } from '@starboard/wire/api'
import { posterOf } from '../../games/registry.ts'
import { Panel } from '../../shared/panel.tsx'
import type { Polled } from '../../shared/use-polled.ts'
import { bestText, leftToday, playedText } from './daily-words.ts'
import { Listed } from './listed.tsx'
import { Row } from './row.tsx'

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
    <Row game={game} title={name} text={bestText(daily)} more={playedText(daily)}>
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
