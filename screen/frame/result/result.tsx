import type { Outcome } from '@starboard/kernel'
import { seatOf } from '@starboard/kernel'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Button } from '../../pieces/button.tsx'
import { Dialog } from '../../pieces/dialog.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { LinkButton } from '../../pieces/link-button.tsx'
import { saveFile } from '../../pieces/save-file.ts'
import { SeatBadge } from '../../pieces/seat-badge.tsx'
import { toast } from '../../pieces/toast.tsx'
import { listed } from '../../pieces/words.ts'
import { useAroundBoard } from '../context.ts'
import { useTableCommands } from '../layout/table-commands.ts'
import { RuleLink } from '../prompt/why-not.tsx'
import { facePicture } from '../use-face-picture.tsx'
import { CrewResult } from './crew-result.tsx'
import { CrewSeries } from './crew-series.tsx'
import { DailyNote } from './daily-note.tsx'
import { HowHard } from './how-hard.tsx'
import { KeepsakeButtons } from './keepsake-buttons.tsx'
import { ordinal } from './ordinal.ts'
import { OwnPlace } from './own-place.tsx'
import { plainPoints } from './plain-points.ts'
import { rematchWords } from './rematch-words.ts'
import css from './result.module.css'
import { ScoreLines } from './score-lines.tsx'
import { SeriesTable } from './series-table.tsx'

interface ResultProps {
  readonly outcome: Outcome
  readonly isOpen: boolean
  readonly ending: ReactNode
  close(): void
}

/** How it ended: the game's own scene, places, points and where they come from. */
export function Result({ outcome, isOpen, ending, close }: ResultProps) {
  const { faces, game, table } = useAroundBoard()
  const series = table?.series ?? null
  // What a whole series came to stands before what its last match came to.
  const isEnd = series !== null && series.end !== null
  const isCrew = game.meta.kind === 'co-op'
  const soFar =
    series !== null && (isCrew ? <CrewSeries series={series} /> : <SeriesTable series={series} faces={faces} />)
  return (
    <Dialog
      title="Result"
      hasHiddenTitle
      size="wide"
      isOpen={isOpen}
      close={close}
      buttons={<Buttons outcome={outcome} close={close} />}
    >
      <div className={css.result}>
        {ending !== undefined && ending !== null && <div className={css.ending}>{ending}</div>}
        <p className={css.text} id={TEXT} ref={describe}>
          <Winners outcome={outcome} />
          {outcome.text} <RuleLink rule={outcome.rule} />
        </p>
        {isEnd && soFar}
        {isCrew ? <CrewResult outcome={outcome} /> : <Places outcome={outcome} />}
        {!isEnd && soFar}
        {isOpen && <HowHard />}
        {table?.hints === true && table.daily === undefined && (
          <p className={css.daily}>Hints could be asked for in this match.</p>
        )}
        {table?.daily !== undefined && <DailyNote daily={table.daily} game={game.meta.id} />}
      </div>
    </Dialog>
  )
}

/** Who came in where, and what each of them has. */
function Places({ outcome }: Pick<ResultProps, 'outcome'>) {
  const { faces, printPoints = plainPoints, Face } = useAroundBoard()
  const byPlace = [...faces].sort((one, other) => placeOf(outcome, one.seat) - placeOf(outcome, other.seat))
  return (
    <>
      <ol className={css.places}>
        {byPlace.map((face) => (
          <li key={face.seat} data-me={face.isMe || undefined}>
            <p className={css.row}>
              {outcome.result !== 'lost' && <b className={css.place}>{ordinal(placeOf(outcome, face.seat))}</b>}
              <SeatBadge {...face} picture={facePicture(Face, face, FACE)} />
              <b className={css.points}>{printPoints(outcome.points[face.seat] ?? 0)}</b>
            </p>
            <ScoreLines
              lines={outcome.lines.filter(({ seat }) => seat === face.seat)}
              sum={outcome.points[face.seat] ?? 0}
            />
          </li>
        ))}
      </ol>
      <ScoreLines lines={outcome.lines.filter(({ seat }) => seat === 'crew')} />
    </>
  )
}

const FACE = 26

const TEXT = 'how-it-ended'

/** Whoever hears that a dialog has opened hears what it is about as well. */
const describe = (text: HTMLElement | null): void => text?.closest('dialog')?.setAttribute('aria-describedby', TEXT)

/** Spoken only: the scene and the places show it. */
function Winners({ outcome }: Pick<ResultProps, 'outcome'>) {
  const { faces, game } = useAroundBoard()
  if (game.meta.kind !== 'competitive') return null
  const first = faces.filter(({ seat }) => placeOf(outcome, seat) === 1)
  const verb = first.length > 1 || first[0]?.isMe === true ? 'come' : 'comes'
  return (
    <span className="spoken">{`${listed(first.map(({ isMe, name }) => (isMe ? 'You' : name)))} ${verb} first. `}</span>
  )
}

const placeOf = ({ places }: Outcome, seat: number): number => places[seatOf(seat)] ?? places.length

function Buttons({ outcome, close }: Pick<ResultProps, 'outcome' | 'close'>) {
  const { game, table, replayPath, exported } = useAroundBoard()
  const commands = useTableCommands()
  const isSeated = table === null || table.you.seat !== null
  const rematch = table?.rematch ?? null
  const words = rematchWords(table, game.meta.kind)
  return (
    <div className={css.buttons}>
      <OwnPlace outcome={outcome} />
      {isSeated && (
        <Button look="primary" onClick={commands.rematch}>
          {words.ask}
        </Button>
      )}
      {!isSeated && rematch !== null && <LinkButton href={`/t/${rematch}`}>{words.watch}</LinkButton>}
      <span role="status" className="spoken">
        {rematch !== null && words.note}
      </span>
      {replayPath !== null && <LinkButton href={replayPath}>Watch the replay</LinkButton>}
      {exported !== null && (
        <Button look="quiet" icon={<Icon name="download" />} onClick={() => void save(exported)}>
          Save as a file
        </Button>
      )}
      <OwnFile />
      <Button look="quiet" onClick={close}>
        Look at the board
      </Button>
      <Link href="/" className={css.home ?? ''}>
        Home
      </Link>
    </div>
  )
}

async function save(exported: () => Promise<unknown>): Promise<void> {
  try {
    const file = new Blob([JSON.stringify(await exported())], { type: 'application/json' })
    saveFile(file, `starboard-${location.pathname.split('/').at(-1) ?? 'match'}.json`)
  } catch {
    toast('The file could not be made. Try again in a moment.', 'harm')
  }
}

/** In the game's own format, if it has one for what was played. */
function OwnFile() {
  const { game, faces, scene, keepsake } = useAroundBoard()
  const made = keepsake?.(scene.shown.view, (seat) => faces[seat]?.name ?? `Seat ${seat + 1}`) ?? null
  return made === null ? null : <KeepsakeButtons keepsake={made} game={game.meta.id} />
}
