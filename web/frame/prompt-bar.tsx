import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { ClockRing } from '../pieces/clock-ring.tsx'
import { playSound } from '../sound/sound.ts'
import { usePromptKeys } from './choice.ts'
import { type AroundBoard, useAroundBoard } from './context.ts'
import { type Countdown, printLeft, useCountdown } from './countdown.ts'
import { isForTable, isOnControl } from './keys.ts'
import { moodOf, myDecision } from './mood.ts'
import css from './prompt-bar.module.css'
import { BUTTONS, type PromptButtonsProps } from './prompt-buttons.tsx'
import { TEXTS } from './prompt-text.tsx'
import { WhyRefused } from './why-refused.tsx'

/** The heart of the screen: what is decided now, by whom, until when, and, if it is me, the buttons for it. */
export function PromptBar({ prompt, showResult }: PromptButtonsProps) {
  const around = useAroundBoard()
  const ref = useHeldFocus()
  const mood = moodOf(around)
  const Buttons = BUTTONS[mood]
  usePromptKeys(mood === 'asked' ? prompt : {})
  useSkipKeys(around)
  return (
    <section
      ref={ref}
      className={css.bar}
      data-mood={mood}
      aria-label="What is decided now"
      tabIndex={-1}
      data-sending={around.isSending || undefined}
    >
      <WhyRefused />
      <div className={css.row}>
        <Clock />
        {/* A film is spoken in batches elsewhere. */}
        <p className={css.text} role="status" aria-live={mood === 'film' ? 'off' : 'polite'}>
          {TEXTS[mood](around, prompt)}
        </p>
        <div className={css.buttons}>
          <Buttons prompt={prompt} showResult={showResult} />
        </div>
      </div>
    </section>
  )
}

function Clock() {
  const around = useAroundBoard()
  const limited = around.scene.frame.open.find(({ by }) => by !== undefined)
  const mine = myDecision(around)?.by
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

/** Space and Esc end a film; Space only where it presses nothing else. */
function useSkipKeys({ scene, skip }: AroundBoard): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSkip = event.key === 'Escape' || (event.key === ' ' && !isOnControl(event))
    if (!isSkip || !isForTable(event)) return
    event.preventDefault()
    skip()
  })
  useEffect(() => {
    if (!scene.isPlaying) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [scene.isPlaying])
}

/** A button that goes away with its question leaves the focus here, not at the top of the page. */
function useHeldFocus(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  const isHeld = useRef(false)
  useEffect(() => {
    const note = () => {
      isHeld.current = ref.current?.contains(document.activeElement) === true
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    if (isHeld.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  })
  return ref
}
