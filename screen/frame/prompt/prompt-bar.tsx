import { useEffect, useRef } from 'react'
import { Badge } from '../../pieces/badge.tsx'
import { ClockRing } from '../../pieces/clock-ring.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { SeatShape } from '../../pieces/seat-shape.tsx'
import { useSettings } from '../../settings/settings.ts'
import { playSound } from '../../sound/sound.ts'
import { type AroundBoard, useAroundBoard } from '../context.ts'
import { useFilmKeys } from '../film/film-keys.ts'
import type { PromptSlots } from '../layout/slots.ts'
import { aboutMine, moodOf, myDecision, myOpen } from '../mood.ts'
import { PauseClock } from '../pause/pause-clock.tsx'
import { usePromptKeys } from './choice.ts'
import { type Countdown, printLeft, useCountdown } from './countdown.ts'
import { DoneForYou } from './done-for-you.tsx'
import { HintButton } from './hint.tsx'
import css from './prompt-bar.module.css'
import { BUTTONS, type PromptButtonsProps } from './prompt-buttons.tsx'
import { TEXTS } from './prompt-text.tsx'
import { SpokenClock } from './spoken-clock.tsx'
import { SpokenHint } from './spoken-hint.tsx'
import { Targets } from './targets.tsx'
import { RuleLink } from './why-not.tsx'
import { WhyRefused } from './why-refused.tsx'

/** The heart of the screen: what is decided now, by whom, until when, and, if it is me, the buttons for it. */
export function PromptBar({ prompt: given, showResult }: PromptButtonsProps) {
  const around = useAroundBoard()
  const { speech } = useSettings()
  const mood = moodOf(around)
  const prompt = useHeldPrompt(given, around)
  const Buttons = BUTTONS[mood]
  usePromptKeys(mood === 'asked' ? prompt : {})
  useFilmKeys(around)
  return (
    <section
      className={css.bar}
      data-mood={mood}
      data-decision=""
      aria-label="What is decided now"
      tabIndex={-1}
      data-sending={around.isSending || undefined}
    >
      <DoneForYou />
      <WhyRefused />
      <div className={css.row}>
        <Whose />
        <Watching />
        <Lead prompt={prompt} />
        {/* A film is spoken in batches elsewhere; who else is asked, only to whoever wants to hear all. */}
        <div className={css.text}>
          <p role="status" aria-live={mood === 'film' || (mood === 'waiting' && speech !== 'full') ? 'off' : 'polite'}>
            {TEXTS[mood](around, prompt)}
          </p>
          {mood === 'asked' && prompt.rule !== undefined && (
            <>
              {' '}
              <RuleLink rule={prompt.rule} />
            </>
          )}
        </div>
        <SpokenClock />
        <SpokenHint prompt={mood === 'asked' ? prompt : null} />
        {mood === 'asked' && <Targets targets={prompt.targets ?? NO_TARGETS} />}
        <div className={css.buttons}>
          <HintButton />
          <Buttons prompt={prompt} showResult={showResult} />
        </div>
      </div>
    </section>
  )
}

const NO_TARGETS: NonNullable<PromptSlots['targets']> = []

/** What is on its way is not asked for again: the question would be read out once more before its answer counts. */
function useHeldPrompt(prompt: PromptSlots, around: AroundBoard): PromptSlots {
  const about = aboutMine(around)
  const shown = useRef({ prompt, about })
  const isSame = about !== null && about === shown.current.about
  if (!around.isSending || !isSame) shown.current = { prompt, about }
  return shown.current.prompt
}

/** Who decides, in the room that is kept for “Back”: question and clock stand where they are when that comes. */
function Whose() {
  const around = useAroundBoard()
  const [first, ...others] = around.scene.shown.open
  const seat = myDecision(around)?.seat ?? (others.length === 0 ? first?.seat : undefined)
  return (
    <span className={css.whose} aria-hidden="true">
      {seat !== undefined && <SeatShape seat={seat} size={22} />}
    </span>
  )
}

/** Nobody who only looks on waits for a question that never comes. */
function Watching() {
  const { mode, table } = useAroundBoard()
  if (mode !== 'live' || table === null || table.you.seat !== null) return null
  return (
    <Badge icon={<Icon name="eye" />}>
      <span className="spoken">You are </span>Watching
    </Badge>
  )
}

/** A clock, or what the board has to show in its place while a film plays. */
function Lead({ prompt }: Pick<PromptButtonsProps, 'prompt'>) {
  const around = useAroundBoard()
  const mood = moodOf(around)
  const pause = mood === 'paused' ? around.table?.pause : undefined
  // The last seconds stand on the board, large.
  if (pause?.isEnding === true) return null
  if (pause !== undefined && pause.endsInMs !== null)
    return (
      <div className={css.clock} data-paused>
        <PauseClock />
      </div>
    )
  return (
    <>
      {mood === 'film' && prompt.film?.lead}
      <Clock />
    </>
  )
}

function Clock() {
  const around = useAroundBoard()
  const { scene } = around
  // Whoever lingers in a long film should see that the table has gone on and asks already.
  const mine = (scene.hasChapters ? myOpen(around, scene.ahead) : myDecision(around))?.by
  const limited = scene.shown.open.find(({ by }) => by !== undefined)
  const countdown = useCountdown(mine ?? limited?.by)
  useTicks(mine === undefined ? null : countdown)
  if (countdown === null) return null
  const { leftMs, left, isUrgent, isPaused } = countdown
  return (
    <div className={css.clock} data-urgent={isUrgent || undefined} data-paused={isPaused || undefined}>
      <ClockRing left={left} isUrgent={isUrgent} isPaused={isPaused} />
      <span role="timer" aria-label="Time left">
        {printLeft(leftMs)}
      </span>
    </div>
  )
}

/** The last seconds of my own time can be heard. */
function useTicks(countdown: Countdown | null): void {
  const seconds =
    countdown === null || countdown.isPaused ? Number.POSITIVE_INFINITY : Math.ceil(countdown.leftMs / 1000)
  useEffect(() => {
    if (seconds > 0 && seconds <= TICKS) playSound('tick')
  }, [seconds])
}

const TICKS = 5
