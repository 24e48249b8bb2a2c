import type { SeriesInfo, SeriesLine } from '@starboard/wire/protocol'
import type { SeatFace } from '../../contract/board.ts'
import { Icon } from '../../pieces/icons.tsx'
import { SeatBadge } from '../../pieces/seat-badge.tsx'
import { useAroundBoard } from '../context.ts'
import { RuleLink } from '../prompt/why-not.tsx'
import { facePicture } from '../use-face-picture.tsx'
import { ordinal } from './ordinal.ts'
import { plainPoints } from './plain-points.ts'
import { capital, seriesPlace } from './rematch-words.ts'
import css from './series-table.module.css'

interface SeriesTableProps {
  readonly series: SeriesInfo
  readonly faces: readonly SeatFace[]
}

/** Match by match: who came in where, how often somebody won, and how the series ended. */
export function SeriesTable({ series, faces }: SeriesTableProps) {
  const { printPoints = plainPoints, Face } = useAroundBoard()
  const { played, end, noun } = series
  const numbered = played.map((line, index) => ({ line, number: index + 1 }))
  const ranked = [...faces].sort((one, other) => standing(series, one.seat) - standing(series, other.seat))
  return (
    <section className={css.series} aria-label="The series">
      <p className={css.title}>
        <b>{end === null ? seriesPlace(series) : 'The series is over'}</b>
        {end !== null && (
          <span>
            {end.text} <RuleLink rule={end.rule} />
          </span>
        )}
      </p>
      <div className={css.scroll}>
        <table>
          <thead>
            <tr>
              {end !== null && <th scope="col">Place</th>}
              <th scope="col" className={css.who}>
                Player
              </th>
              {numbered.map(({ number }) => (
                <th key={number} scope="col">
                  <abbr title={`${capital(noun)} ${number}`}>{number}</abbr>
                </th>
              ))}
              <th scope="col">Wins</th>
              {end !== null && <th scope="col">Points</th>}
            </tr>
          </thead>
          <tbody>
            {ranked.map((face) => (
              <tr key={face.seat} data-me={face.isMe || undefined}>
                {end !== null && <td>{ordinal(placeIn(end, face.seat))}</td>}
                <th scope="row" className={css.who}>
                  <SeatBadge {...face} picture={facePicture(Face, face, FACE)} isShort />
                </th>
                {numbered.map(({ number, line }) => (
                  <PlaceCell key={number} line={line} seat={face.seat} />
                ))}
                <td className={css.figure}>{winsOf(played, face.seat)}</td>
                {end !== null && <td className={css.figure}>{printPoints(end.points[face.seat] ?? 0)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function PlaceCell({ line, seat }: { readonly line: SeriesLine; readonly seat: number }) {
  return (
    <td data-won={hasWon(line, seat) || undefined}>
      {ordinal(placeIn(line, seat))}
      {hasWon(line, seat) && (
        <>
          <Icon name="crown" size={14} />
          <span className="spoken">, won</span>
        </>
      )}
    </td>
  )
}

const FACE = 20

const placeIn = ({ places }: SeriesLine, seat: number): number => places[seat] ?? places.length

const hasWon = (line: SeriesLine, seat: number): boolean => line.result === 'won' && placeIn(line, seat) === 1

const winsOf = (played: readonly SeriesLine[], seat: number): number =>
  played.filter((line) => hasWon(line, seat)).length

/** Smaller is better: the final place, and before the end the wins. */
const standing = ({ played, end }: SeriesInfo, seat: number): number =>
  end === null ? -winsOf(played, seat) : placeIn(end, seat)
