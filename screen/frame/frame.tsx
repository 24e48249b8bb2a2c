import { Fragment, type MouseEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import { Toaster } from '../pieces/toast.tsx'
import { Captions } from './announcements/captions.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { AroundBoardContext, useAroundBoard } from './context.ts'
import css from './frame.module.css'
import { Header } from './layout/header.tsx'
import { type Layout, useLayout } from './layout/layout.ts'
import { Seats } from './layout/seats.tsx'
import { Side } from './layout/side.tsx'
import type { FrameSlots } from './layout/slots.ts'
import { SpokenStory } from './log/spoken-story.tsx'
import { moodOf } from './mood.ts'
import { PromptBar } from './prompt/prompt-bar.tsx'
import { Result } from './result/result.tsx'
import type { AskedRule } from './rules/rules-tab.tsx'

/** The frame of every game: header, seats, stage, prompt bar, tray, and what stands beside the board. */
export function Frame(slots: FrameSlots) {
  const around = useAroundBoard()
  const layout = useLayout()
  const [asked, setAsked] = useState<AskedRule | null>(null)
  const result = useResult()
  const { replay } = around
  const inside = useMemo(
    () => ({
      ...around,
      showRule: (rule: string) => {
        result.close()
        setAsked({ rule })
      },
    }),
    [around, result.close],
  )
  const me = around.faces.find(({ isMe }) => isMe)
  const tray = replay === null ? slots.tray : null
  const parts: Readonly<Record<string, ReactNode>> = {
    seats: <Seats layout={layout} seat={slots.seat} />,
    stage: <Stage>{slots.stage}</Stage>,
    prompt: replay?.dock ?? <PromptBar prompt={slots.prompt} showResult={result.open} />,
    tray: tray !== null && <div className={css.tray}>{tray}</div>,
    side: replay?.side ?? (
      <Side layout={layout} workbench={slots.workbench} sheets={slots.sheets ?? []} asked={asked} />
    ),
  }
  return (
    <AroundBoardContext value={inside}>
      <main
        ref={focusIfLost}
        tabIndex={-1}
        className={css.frame}
        data-layout={layout}
        data-mode={around.mode}
        data-my-seat={me && me.seat + 1}
        data-told={around.scene.told.length}
        data-film={around.scene.isPlaying || undefined}
        data-wide={(slots.isTrayWide && replay === null) || undefined}
        data-tray-first={slots.isTrayFirst || undefined}
      >
        <SpokenStory />
        <Header moment={slots.moment} phases={slots.phases} menu={slots.menu ?? []} />
        {orderOf(layout, slots).map((part) => (
          <Fragment key={part}>{parts[part]}</Fragment>
        ))}
        <ConnectionBanner />
        {around.outcome !== null && replay === null && (
          <Result outcome={around.outcome} isOpen={result.isOpen} ending={slots.ending} close={result.close} />
        )}
        <Captions />
        <Toaster />
      </main>
    </AroundBoardContext>
  )
}

/** Whoever came here by a button that is gone starts at the beginning of the board, not of nowhere. */
function focusIfLost(main: HTMLElement | null): void {
  if (document.activeElement === document.body) main?.focus({ preventScroll: true })
}

const orderOf = (layout: Layout, { isTrayFirst }: FrameSlots): readonly string[] =>
  ORDER[layout === 'phone' && isTrayFirst ? 'trayFirst' : layout]

/** As it is seen, so that the Tab key goes where the eye goes. */
const ORDER = {
  desk: ['seats', 'stage', 'prompt', 'tray', 'side'],
  middle: ['seats', 'stage', 'prompt', 'tray', 'side'],
  phone: ['seats', 'stage', 'prompt', 'side', 'tray'],
  trayFirst: ['seats', 'stage', 'prompt', 'tray', 'side'],
} as const

/** A click on the stage ends a short film; where it can be paused, or something answered, the stage is free for that. */
function Stage({ children }: { readonly children: ReactNode }) {
  const around = useAroundBoard()
  const { scene, skip, film } = around
  const isSkipped = moodOf(around) === 'film' && (film === null || !scene.hasChapters)
  const end = (event: MouseEvent) => {
    if (!isSkipped) return
    event.preventDefault()
    event.stopPropagation()
    skip()
  }
  return (
    <section className={css.stage} aria-label="Board" data-playing={isSkipped || undefined} onClickCapture={end}>
      {children}
    </section>
  )
}

/** Opens by itself when the end is reached; who wants to look at the board puts it away. */
function useResult() {
  const { scene, outcome } = useAroundBoard()
  const [isOpen, setOpen] = useState(false)
  const isOver = outcome !== null && !scene.isPlaying
  useEffect(() => setOpen(isOver), [isOver])
  return useMemo(() => ({ isOpen, open: () => setOpen(true), close: () => setOpen(false) }), [isOpen])
}
