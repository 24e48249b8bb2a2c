import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { type CSSProperties, useMemo } from 'react'
import type { Telling } from '../../replay/model.ts'
import {
  drawnBands,
  type Lane,
  lanesOf,
  namedBands,
  type PlacedMark,
  percentAt,
  sharedMarks,
} from '../../replay/timeline.ts'
import { MarkGlyph } from './mark-glyph.tsx'
import css from './scrubber.module.css'

interface ScrubberProps {
  readonly telling: Telling
  readonly names: readonly string[]
  readonly index: number
  go(index: number): void
}

/** The length of the match: a lane a seat with its turns and what came of them, rounds as bands, and the slider. */
export function Scrubber({ telling, names, index, go }: ScrubberProps) {
  const { moments } = telling
  const { length } = moments
  const headline = moments[index]?.headline ?? ''
  const shared = useMemo(() => sharedMarks(telling), [telling])
  const lanes = useMemo(() => lanesOf(telling, names.length), [telling, names.length])
  const bands = useMemo(() => drawnBands(telling), [telling])
  const named = useMemo(() => namedBands(bands, length), [bands, length])
  const at = { '--at': `${percentAt(index, length)}%` } as CSSProperties
  return (
    <div className={css.scrubber} style={at}>
      <div className={css.lanes}>
        <Bands bands={bands} length={length} index={index} />
        {lanes.map((lane) => (
          <LaneRow key={lane.seat} lane={lane} name={names[lane.seat] ?? ''} length={length} go={go} />
        ))}
        {shared.length > 0 && (
          <div className={css.lane}>
            <span className={css.all}>all</span>
            <Marks marks={shared} length={length} go={go} />
          </div>
        )}
        <span className={css.head} />
      </div>
      <input
        className={css.slider}
        type="range"
        min={1}
        max={length}
        value={index + 1}
        aria-label="Moment of the match"
        aria-valuetext={`Moment ${index + 1} of ${length}: ${headline}`}
        onChange={(event) => go(Number(event.target.value) - 1)}
      />
      {bands.length > 0 && (
        <div className={css.labels} aria-hidden="true">
          {named.map((band) => (
            <span
              key={band.from}
              className={css.label}
              data-now={index >= band.from && index < band.to}
              style={stretch(band, length)}
            >
              <span>R</span>
              {band.round}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

interface BandsProps extends Pick<Telling, 'bands'> {
  readonly length: number
  readonly index: number
}

function Bands({ bands, length, index }: BandsProps) {
  return (
    <div className={css.bands} aria-hidden="true">
      {bands.map((band) => (
        <span
          key={band.from}
          className={css.band}
          data-now={index >= band.from && index < band.to}
          style={stretch(band, length)}
        />
      ))}
    </div>
  )
}

interface LaneRowProps {
  readonly lane: Lane
  readonly name: string
  readonly length: number
  go(index: number): void
}

function LaneRow({ lane: { seat, turns, marks }, name, length, go }: LaneRowProps) {
  return (
    <div className={css.lane} style={{ '--seat': `var(--seat-${seat + 1})` } as CSSProperties}>
      <span className={css.who}>
        <SeatShape seat={seat} />
        <span className={css.name}>{name}</span>
      </span>
      <span className={css.line}>
        {turns.map((turn) => (
          <span key={turn.from} className={css.turn} style={stretch(turn, length)} />
        ))}
      </span>
      <Marks marks={marks} length={length} go={go} />
    </div>
  )
}

/** Shortcuts for a pointer; by keyboard Shift and arrows or the story lead to the same places. */
function Marks({
  marks,
  length,
  go,
}: {
  readonly marks: readonly PlacedMark[]
  readonly length: number
  go(index: number): void
}) {
  return (
    <span className={css.marks}>
      {marks.map((mark, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a match never change places
          key={place}
          type="button"
          tabIndex={-1}
          className={css.mark}
          style={{ left: `${percentAt(mark.index, length)}%` }}
          title={`${mark.index + 1}: ${mark.text}`}
          aria-label={`Moment ${mark.index + 1}: ${mark.text}`}
          onClick={() => go(mark.index)}
        >
          <MarkGlyph mark={mark} />
        </button>
      ))}
    </span>
  )
}

function stretch({ from, to }: { readonly from: number; readonly to: number }, length: number): CSSProperties {
  const left = percentAt(from, length)
  return { left: `${left}%`, width: `${percentAt(Math.min(to, length - 1), length) - left}%` }
}
