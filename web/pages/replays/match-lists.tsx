import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import { Tabs } from '@starboard/screen/pieces/tabs.tsx'
import { type ComponentProps, useId, useState } from 'react'
import { posters } from '../../games/registry.ts'
import { DeviceMatches } from './device-matches.tsx'
import { MatchList } from './match-list.tsx'
import css from './match-lists.module.css'

const LISTS = [
  { name: 'Mine', of: 'me' },
  { name: 'Everybody’s', of: 'everybody' },
] as const

const ALL = 'all'

/** What I played, and what everybody may watch. */
export function MatchLists() {
  const [open, setOpen] = useState<string | null>(null)
  const [game, setGame] = useState<string | null>(null)
  const tabs = LISTS.map(({ name, of }) => ({ name, body: <List key={`${of} ${game}`} of={of} game={game} /> }))
  return (
    <section className={css.lists} aria-label="Matches that are over">
      <header className={css.head}>
        <h1>Replays</h1>
        <GameFilter game={game} onChange={setGame} />
        <LinkButton href="/me" look="quiet">
          My numbers
        </LinkButton>
      </header>
      <div className={css.panel}>
        <Tabs label="Whose matches" tabs={tabs} open={open} onOpen={setOpen} />
      </div>
    </section>
  )
}

const List = (wanted: ComponentProps<typeof MatchList>) => (
  <>
    {wanted.of === 'me' && <DeviceMatches game={wanted.game} />}
    <MatchList {...wanted} />
  </>
)

interface GameFilterProps {
  readonly game: string | null
  onChange(game: string | null): void
}

function GameFilter({ game, onChange }: GameFilterProps) {
  const id = useId()
  return (
    <span className={css.filter}>
      <label htmlFor={id}>Game</label>
      <select
        id={id}
        value={game ?? ALL}
        onChange={({ target }) => onChange(target.value === ALL ? null : target.value)}
      >
        <option value={ALL}>All games</option>
        {posters.map((poster) => (
          <option key={poster.id} value={poster.id}>
            {poster.name}
          </option>
        ))}
      </select>
    </span>
  )
}
