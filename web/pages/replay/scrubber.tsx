import { useMatchClock } from '@starboard/screen/frame/match-clock/use-match-clock.ts'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { type Axis, percentOn } from '../../replay/axis.ts'
import type { Telling } from '../../replay/model.ts'
import {
  drawnBands,
  endOf,
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
  readonly axis: Axis
  readonly index: number
  /** In the place of what each seat did. */
  readonly chart?: ReactNode
  go(index: number): void
}

/** The length of the match: a lane a seat with its turns and what came of them, rounds as bands, and the slider. */
export function Scrubber({ telling, names, axis, index, chart, go }: ScrubberProps) {
  const { moments } = telling
  const { length } = moments
  const headline = moments[index]?.headline ?? ''
  const shared = useMemo(() => sharedMarks(telling), [telling])
  const lanes = useMemo(() => lanesOf(telling, names.length), [telling, names.length])
  const bands = useMemo(() => drawnBands(telling), [telling])
  const named = useMemo(() => namedBands(bands, axis), [bands, axis])
  const place = usePlace({ axis, moments, index })
  const at = { '--at': `${percentOn(axis, place)}%` } as CSSProperties
  return (
    <div className={css.scrubber} style={at}>
      <div className={css.lanes}>
        <Bands bands={bands} axis={axis} index={index} />
        {chart ??
          lanes.map((lane) => (
            <LaneRow key={lane.seat} lane={lane} name={names[lane.seat] ?? ''} axis={axis} go={go} />
          ))}
        {shared.length > 0 && (
          <div className={css.lane}>
            <span className={css.all}>all</span>
            <Marks marks={shared} axis={axis} go={go} />
          </div>
        )}
        <span className={css.head} />
      </div>
      <input
        className={css.slider}
        type="range"
        min={axis.min}
        max={axis.max}
        value={Math.round(place)}
        aria-label="Moment of the match"
        aria-valuetext={`Moment ${index + 1} of ${length}: ${headline}`}
        onChange={(event) => go(axis.indexAt(Number(event.target.value)))}
      />
      {bands.length > 0 && (
        <div className={css.labels} aria-hidden="true">
          {named.map((band) => (
            <span
              key={band.from}
              className={css.label}
              data-now={index >= band.from && index < band.to}
              style={stretch(band, axis)}
            >
              {band.short ?? (
                <>
                  <span>R</span>
                  {band.round}
                </>
              )}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

interface BandsProps extends Pick<Telling, 'bands'> {
  readonly axis: Axis
  readonly index: number
}

function Bands({ bands, axis, index }: BandsProps) {
  return (
    <div className={css.bands} aria-hidden="true">
      {bands.map((band) => (
        <span
          key={band.from}
          className={css.band}
          data-now={index >= band.from && index < band.to}
          style={stretch(band, axis)}
        />
      ))}
    </div>
  )
}

interface LaneRowProps {
  readonly lane: Lane
  readonly name: string
  readonly axis: Axis
  go(index: number): void
}

function LaneRow({ lane: { seat, turns, marks }, name, axis, go }: LaneRowProps) {
  return (
    <div className={css.lane} style={{ '--seat': `var(--seat-${seat + 1})` } as CSSProperties}>
      <span className={css.who}>
        <SeatShape seat={seat} />
        <span className={css.name}>{name}</span>
      </span>
      <span className={css.line}>
        {turns.map((turn) => (
          <span key={turn.from} className={css.turn} style={stretch(turn, axis)} />
        ))}
      </span>
      <Marks marks={marks} axis={axis} go={go} />
    </div>
  )
}

/** Shortcuts for a pointer; by keyboard Shift and arrows or the story lead to the same places. */
function Marks({
  marks,
  axis,
  go,
}: {
  readonly marks: readonly PlacedMark[]
  readonly axis: Axis
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
          style={{ left: `${percentAt(axis, mark.index)}%` }}
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

function stretch({ from, to }: { readonly from: number; readonly to: number }, axis: Axis): CSSProperties {
  const left = percentAt(axis, from)
  return { left: `${left}%`, width: `${endOf(axis, to) - left}%` }
}

/** How often the head moves on while time passes between two moments. */
const TICK_MS = 1000

/** Where we are: at a moment, and where match time runs on the way to the next one. */
function usePlace({ axis, moments, index }: Pick<ScrubberProps, 'axis' | 'index'> & Pick<Telling, 'moments'>): number {
  const { now } = useMatchClock(TICK_MS)
  const [here, next] = [axis.placeOf(index), axis.placeOf(Math.min(index + 1, moments.length - 1))]
  const since = now === null ? 0 : now - (moments[index]?.entry.at ?? now)
  return Math.max(here, Math.min(next, here + since))
}
