import type { Sheet } from '@starboard/screen/frame/layout/slots.ts'
import { lastMoment, momentAt } from '../../film/model/reel.ts'
import { ResultSheet } from '../../film/side/result-sheet.tsx'
import { ScoreLine } from '../../film/side/score-line.tsx'
import { TurnSteps } from '../../film/side/turn-steps.tsx'
import css from './flight.module.css'
import type { FlightShown } from './use-flight.ts'

/** The turn step by step with the score so far; at the end the score sheet. */
export function flightTab({ reel, player: { place, go }, flight }: FlightShown): Sheet {
  const { turn } = momentAt(reel, place)
  const isOver = flight.result !== null && place === lastMoment(reel)
  return {
    name: isOver ? 'Result' : turn > reel.mission.turns ? 'End' : `Turn ${turn}`,
    body: (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
      <section className={css.side} tabIndex={0} aria-label="The turn step by step">
        {isOver ? <ResultSheet reel={reel} /> : <TurnSteps reel={reel} place={place} go={go} />}
        <ScoreLine reel={reel} place={place} />
      </section>
    ),
  }
}
