import { Button } from '@starboard/screen/pieces/button.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import { EmptyShelfScene, NothingToContinueScene, OpenFileScene } from '@starboard/screen/pieces/scenes/shelf.tsx'
import type { TableLine } from '@starboard/wire/api'
import { printCode } from '@starboard/wire/codes'
import { levelName } from '@starboard/wire/levels'
import type { MatchLine } from '@starboard/wire/matches'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { lessonAddress } from '../../games/play-now.ts'
import { posterOf } from '../../games/registry.ts'
import type { LeftLesson } from '../../learn/progress.ts'
import { Panel } from '../../shared/panel.tsx'
import type { Polled } from '../../shared/use-polled.ts'
import type { RunningSolo } from '../../solo/running.ts'
import { resultText } from '../replays/match-words.ts'
import { ago, companyOf, doneFor, sortMine, stateOf, timeText, titleOf, waitsSince } from './lines.ts'
import { Empty, Listed } from './listed.tsx'
import css from './panels.module.css'
import { Row } from './row.tsx'
import { SeatRow } from './seat-row.tsx'
import { TimeLeft } from './time-left.tsx'

type Lines = Polled<readonly TableLine[]>

const gameName = (id: string): string => posterOf(id)?.name ?? id

interface ContinuePanelProps {
  readonly mine: Lines
  readonly solo: readonly RunningSolo[]
  readonly lessons: readonly LeftLesson[]
}

/** More of them would push what else there is to play off a phone's screen. */
const MOST_GOING = 3

/** My games that go on, those that wait for me first. */
export function ContinuePanel({ mine, solo, lessons }: ContinuePanelProps) {
  const [isWhole, setWhole] = useState(false)
  const { going, asked } = sortMine(mine.value ?? [])
  const here = [...solo.map(soloRow), ...lessons.map(lessonRow)]
  const all = going.length + here.length
  const aside = all === 0 ? undefined : `${counted(all)}${asked === 0 ? '' : `, ${waiting(asked)}`}`
  const most = isWhole ? all : MOST_GOING
  // Somebody waits at a table; what lies on this device only waits for me.
  const hereShown = here.slice(0, Math.max(0, most - asked))
  return (
    <Panel title="Continue" aside={aside} isBusy={mine.value === undefined && mine.problem === null}>
      {hereShown.length > 0 && <ul aria-label="On this device">{hereShown}</ul>}
      <Listed
        lines={mine}
        shown={going.slice(0, most - hereShown.length)}
        empty={
          all === 0 && (
            <Empty scene={<NothingToContinueScene />} title="No game is waiting.">
              What you begin stays here, on any day, until it is over.
            </Empty>
          )
        }
      >
        {(line) => <MyRow key={line.code} line={line} at={mine.at} />}
      </Listed>
      {all > MOST_GOING && (
        <div className={css.rest}>
          <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Fewer' : `All ${counted(all)}`}
          </Button>
        </div>
      )}
    </Panel>
  )
}

const botsText = (bots: number, level: string): string =>
  bots === 0 ? 'alone' : `with ${bots} ${levelName(level)} ${bots === 1 ? 'bot' : 'bots'}`

const soloRow = ({ game, level, names, keptAt }: RunningSolo): ReactNode => (
  <Row
    key={game}
    game={game}
    title={gameName(game)}
    text={`${waitsSince(keptAt, Date.now())}, on this device`}
    more={botsText(names.length - 1, level)}
  >
    <LinkButton href={`/solo/${game}`} look="secondary" label={`Go on with ${gameName(game)} on this device`}>
      Go on
    </LinkButton>
  </Row>
)

const lessonRow = ({ game, done }: LeftLesson): ReactNode => (
  <Row
    key={`lesson of ${game}`}
    game={game}
    title={`The lesson of ${gameName(game)}`}
    text={`Waits for you at step ${done + 1}, on this device`}
  >
    <LinkButton href={lessonAddress(game)} look="secondary" label={`Go on with the lesson of ${gameName(game)}`}>
      Go on
    </LinkButton>
  </Row>
)

function MyRow({ line, at }: { readonly line: TableLine; readonly at: number }) {
  const { code, game, status, you } = line
  const isAsked = you?.isAsked === true
  const name = gameName(game)
  const done = doneFor(line)
  const title = isAsked ? `Your turn in ${name}` : status === 'lobby' ? `A table for ${name}` : name
  return (
    <Row
      game={game}
      title={title}
      text={stateOf(line, Date.now())}
      more={
        <>
          <SeatsAnd seats={line.seats}>{companyOf(line)}</SeatsAnd>
          {done !== null && <span>{done}</span>}
        </>
      }
    >
      {isAsked && you.by !== null && <TimeLeft ms={you.by} at={at} />}
      <LinkButton
        href={`/t/${code}`}
        look={isAsked || status === 'lobby' ? 'secondary' : 'quiet'}
        label={`${isAsked || status === 'lobby' ? 'Go on with' : 'Look at'} ${name}, table ${printCode(code)}`}
      >
        {isAsked || status === 'lobby' ? 'Go on' : 'Look'}
      </LinkButton>
    </Row>
  )
}

const MOST_OPEN = 5

interface OpenPanelProps {
  readonly open: Lines
  /** Codes of the tables I am at: they stand under "Continue". */
  readonly mine: readonly string[]
  /** Only tables of this game. */
  readonly game?: string
}

/** Tables where anybody may sit down. */
export function OpenPanel({ open, mine, game }: OpenPanelProps) {
  const all = (open.value ?? []).filter(
    (line) => !mine.includes(line.code) && (game === undefined || line.game === game),
  )
  const shown = all.slice(0, MOST_OPEN)
  return (
    <Panel
      title="Open tables"
      aside={all.length > shown.length ? `${shown.length} of ${all.length}` : undefined}
      isBusy={open.value === undefined && open.problem === null}
    >
      <Listed
        lines={open}
        shown={shown}
        empty={
          <Empty scene={<EmptyShelfScene />} title="Nobody is looking for players.">
            Create a table, open it to all, and it stands here.
          </Empty>
        }
      >
        {(line) => <OpenRow key={line.code} line={line} />}
      </Listed>
    </Panel>
  )
}

function OpenRow({ line }: { readonly line: TableLine }) {
  const { code, game, seats, presetName, time, createdAt } = line
  const facts = [
    gameName(game),
    ...(presetName === undefined ? [] : [presetName]),
    ...(time === undefined ? [] : [timeText(time)]),
  ]
  const isFree = seats.some(({ kind }) => kind === 'empty')
  return (
    <Row
      game={game}
      title={titleOf(line)}
      text={facts.join(' · ')}
      more={<SeatsAnd seats={seats}>{ago(Date.now() - createdAt) + moreWords(line)}</SeatsAnd>}
    >
      <LinkButton
        href={`/t/${code}`}
        look={isFree ? 'secondary' : 'quiet'}
        label={`${isFree ? 'Sit down at' : 'Watch'} ${titleOf(line)}, ${gameName(game)}`}
      >
        {isFree ? 'Sit down' : 'Watch'}
      </LinkButton>
    </Row>
  )
}

const MOST_OVER = 4

/** Finished matches of mine, and the way to those of others. */
export function MatchesPanel({ recent }: { readonly recent: Polled<readonly MatchLine[]> }) {
  return (
    <Panel
      title="Recent matches"
      aside={<Link href="/replays">All matches</Link>}
      isBusy={recent.value === undefined && recent.problem === null}
    >
      <Listed
        lines={recent}
        shown={(recent.value ?? []).slice(0, MOST_OVER)}
        empty={
          <Empty scene={<OpenFileScene />} title="No match is over yet.">
            Finished ones are kept as films: every move, every die, and the proof that the dice were fair.
          </Empty>
        }
      >
        {(line) => <OverRow key={line.code} line={line} />}
      </Listed>
      <p className={css.file}>
        <span>Somebody sent you a match?</span>
        <LinkButton href="/r">Open a match file</LinkButton>
      </p>
    </Panel>
  )
}

function OverRow({ line }: { readonly line: MatchLine }) {
  const { code, game, seats, endedAt, opensAt } = line
  return (
    <Row
      game={game}
      title={gameName(game)}
      text={resultText(line)}
      more={
        <SeatsAnd seats={seats.map(({ name, bot }) => ({ name, kind: bot === null ? 'person' : 'bot' }))}>
          {ago(Date.now() - endedAt)}
        </SeatsAnd>
      }
    >
      {opensAt === undefined ? (
        <LinkButton href={`/r/${code}`} label={`Replay of ${gameName(game)}, table ${printCode(code)}`}>
          Replay
        </LinkButton>
      ) : (
        <LinkButton href={`/g/${game}/daily`} label={`Results of ${gameName(game)} today`}>
          Results
        </LinkButton>
      )}
    </Row>
  )
}

interface SeatsAndProps extends Pick<TableLine, 'seats'> {
  readonly children: ReactNode
}

const SeatsAnd = ({ seats, children }: SeatsAndProps) => (
  <>
    <SeatRow seats={seats} />
    {children}
  </>
)

/** A host is listed once. */
const moreWords = ({ more }: TableLine): string => (more === undefined ? '' : ` · ${more} more of theirs`)

const counted = (games: number): string => (games === 1 ? '1 game' : `${games} games`)
const waiting = (games: number): string => (games === 1 ? '1 waits for you' : `${games} wait for you`)
