import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { ThreatDrawing } from '../../art/index.ts'
import { threatExplained } from '../../film/explain.ts'
import type { AnnouncedThreat } from '../../rules/mission.ts'
import { THREAT_CARDS } from '../../rules/threats/cards.ts'
import { MARKS } from '../../rules/vocabulary.ts'
import { effectsInWords } from '../../rules/words/effects.ts'
import { PLACE_NAMES } from '../../rules/words/names.ts'
import { specialsOf } from '../../rules/words/traits.ts'
import type { Course } from '../model/courses.ts'
import css from './threats.module.css'

interface ThreatCardBoxProps {
  readonly threat: AnnouncedThreat
  readonly course: Course | undefined
  readonly turns: number
  readonly isLatest: boolean
}

/** A threat card: figures, and what it does on each mark with the turn in which that is, if nothing changes. */
export function ThreatCardBox({ threat: { id, turn, zone }, course, turns, isLatest }: ThreatCardBoxProps) {
  const card = THREAT_CARDS[id]
  return (
    <article
      className={css.threat}
      data-zone={zone ?? 'inside'}
      data-latest={isLatest || undefined}
      {...explainedStill({ ...threatExplained(id), heard: HEARD })}
    >
      <div className={css.art}>
        <ThreatDrawing id={id} size={54} hasFrame={false} />
        <b>T+{turn}</b>
      </div>
      <div className={css.text}>
        <header>
          <h3>{card.name}</h3>
          <span title="Points if survived / destroyed">
            {card.points.survived}/{card.points.destroyed}
          </span>
        </header>
        <p className={css.figures}>
          <Figure kind="hp" name="hit points" value={card.hp} />
          {card.kind === 'external' ? (
            <Figure kind="shield" name="shields" value={card.shields} />
          ) : (
            <span>{card.places.map((at) => PLACE_NAMES[at]).join(', ')}</span>
          )}
          <Figure kind="speed" name="speed" value={card.speed} />
        </p>
        <ul>
          {MARKS.map((mark) => {
            const visits = course?.visits.filter((visit) => visit.mark === mark) ?? []
            if (visits.length === 0) return null
            const when = visits.map((visit) => (visit.turn > turns ? 'end' : `${visit.turn}`)).join(', ')
            return (
              <li key={mark}>
                <i data-mark={mark}>{mark.toUpperCase()}</i>
                <b>
                  <span className="spoken">in turn </span>
                  {when}
                </b>
                <span>{inZone(effectsInWords(card.actions[mark]), zone)}</span>
              </li>
            )
          })}
        </ul>
        {howToFix(card) !== null && <p className={css.special}>{howToFix(card)}</p>}
        {specialsOf(id).map((line) => (
          <p key={line} className={css.special}>
            {line}
          </p>
        ))}
      </div>
    </article>
  )
}

const HEARD = 'It acts where its trajectory says X, Y and Z, unless it is destroyed before.'

const inZone = (words: string, zone: string | null): string =>
  zone === null ? words : words.replaceAll('its zone', zone)

function howToFix(card: (typeof THREAT_CARDS)[AnnouncedThreat['id']]): string | null {
  if (card.kind === 'external') return null
  if (card.fixedBy === 'battlebots') return 'fought with battlebots'
  return card.fixedBy === 'space-bots' ? 'mended by interceptors' : `repaired with ${card.fixedBy}`
}

const PATHS = {
  hp: 'M10 17L2 9C-1 5 3 0 7 2L10 5L13 2C17 0 21 5 18 9Z',
  shield: 'M10 1L18 4V10C18 15 14 18 10 19.4C6 18 2 15 2 10V4Z',
  speed: 'M1 2L9 9L1 16ZM9 2L17 9L9 16Z',
} as const

interface FigureProps {
  readonly kind: keyof typeof PATHS
  readonly name: string
  readonly value: number
}

const Figure = ({ kind, name, value }: FigureProps) => (
  <span data-kind={kind} title={name}>
    <svg viewBox="0 0 20 20" width="13" height="13" aria-hidden="true">
      <path d={PATHS[kind]} fill="currentColor" />
    </svg>
    {value}
    <span className="spoken"> {name}</span>
  </span>
)
