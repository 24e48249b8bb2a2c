import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Hint } from '../../contract/hint.ts'
import { Button } from '../../pieces/button.tsx'
import { IconButton } from '../../pieces/icon-button.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { isForTable } from '../../pieces/keys.ts'
import { type AroundBoard, useAroundBoard } from '../context.ts'
import { moodOf, myDecision } from '../mood.ts'
import css from './hint.module.css'

/** "What would hard do?", where the table allows it and I am asked. */
export function HintButton() {
  const around = useAroundBoard()
  const { askHint, game } = around
  const { state, ask, close } = useHint(around)
  const mayAsk = askHint != null && moodOf(around) === 'asked'
  useHintKey(mayAsk ? ask : null)
  if (!mayAsk) return null
  const name = (seat: number) => around.faces[seat]?.name ?? ''
  return (
    <>
      <Button
        look="quiet"
        icon={<Icon name="bot" />}
        aria-label="Hint: what would the best bot do?"
        title="Hint (H)"
        isBusy={state === 'asked'}
        onClick={ask}
      >
        Hint
      </Button>
      <div aria-live="polite" className={state === null ? 'spoken' : undefined}>
        {state === 'asked' && <span className="spoken">Thinking …</span>}
        {state === 'none' && <Note close={close}>No bot has an answer to this.</Note>}
        {typeof state === 'object' && state !== null && (
          <Note close={close}>
            <b>
              {state.level} would: {state.action === 'wait' ? 'wait' : game.words.action(state.action, name)}.
            </b>
            {state.weighed.length > 0 && ` ${weighedText(state, (action) => game.words.action(action, name))}`}
          </Note>
        )}
      </div>
    </>
  )
}

const marginOf = (weighed: Hint['weighed']): number =>
  Math.round(196 * Math.sqrt(0.25 / Math.max(1, Math.min(...weighed.map(({ games }) => games)))))

/** The numbers are those of normal bots that play on: what they say is no more than that. */
function weighedText({ weighed }: Hint, words: (action: Hint['weighed'][number]['action']) => string): string {
  const told = weighed
    .toSorted((one, other) => other.chance - one.chance)
    .map(({ action, chance }) => `${words(action)} ${Math.round(100 * chance)} %`)
  return `Played on by normal bots from what you can know, won: ${told.join('; ')}. Each may be off by ${marginOf(weighed)} points.`
}

function Note({ children, close }: { readonly children: ReactNode; close(): void }) {
  return (
    <div className={css.note}>
      <Icon name="bot" />
      <p>{children}</p>
      <IconButton label="Dismiss the hint" icon={<Icon name="close" />} onClick={close} />
    </div>
  )
}

type State = Hint | 'asked' | 'none' | null

/**
 * A hint is about one question: once I have done something, or am asked something else or nothing, it is gone. A film
 * leaves it standing, and so does what others do meanwhile where all are asked at once.
 */
function useHint(around: AroundBoard): { state: State; ask(): void; close(): void } {
  const { askHint, scene, faces, matchClock, isSending } = around
  const mine = myDecision(around)
  const mood = moodOf(around)
  const asked = mood === 'asked' ? mine?.kind : undefined
  const [about, setAbout] = useState(asked)
  const [state, setState] = useState<State>(null)
  const running = useRef<AbortController | null>(null)
  const close = () => {
    running.current?.abort()
    setState(null)
  }
  if (mood !== 'film' && asked !== about) setAbout(asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, or an answer, ends the search for this one
  useEffect(() => close, [about, isSending])
  const ask = () => {
    if (mine === undefined || !askHint) return
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState('asked')
    const { shown } = scene
    const now = Math.round(matchClock.matchTime(performance.now()) ?? 0)
    void askHint({ shown, seat: mine.seat, seats: faces.length, at: around.story.length, now }, controller.signal).then(
      (hint) => !controller.signal.aborted && setState(hint ?? 'none'),
    )
  }
  return { state, ask, close }
}

function useHintKey(ask: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (ask === null || event.key !== 'h' || !isForTable(event)) return
    event.preventDefault()
    ask()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
