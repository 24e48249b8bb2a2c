import {
  Fragment,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useFocusKeeper } from '../pieces/focus-keeper.ts'
import { Toaster } from '../pieces/toast.tsx'
import { Captions } from './announcements/captions.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { AroundBoardContext, useAroundBoard } from './context.ts'
import { Explaining } from './explaining/explaining.tsx'
import css from './frame.module.css'
import { type AskedHelp, Help } from './help/help.tsx'
import { Header } from './layout/header.tsx'
import { type Layout, useLayout } from './layout/layout.ts'
import { Seats } from './layout/seats.tsx'
import { Side } from './layout/side.tsx'
import type { FrameSlots } from './layout/slots.ts'
import { SpokenNews } from './log/spoken-news.tsx'
import { SpokenStory } from './log/spoken-story.tsx'
import { moodOf } from './mood.ts'
import { PauseSign } from './pause/pause-sign.tsx'
import { isVeiled, underVeil, VEILED_SLOTS } from './pause/veiled.tsx'
import { Pointers } from './pointing/pointers.tsx'
import { usePointing } from './pointing/use-pointing.ts'
import { PromptBar } from './prompt/prompt-bar.tsx'
import { Result } from './result/result.tsx'
import type { AskedRule } from './rules/rules-tab.tsx'

/** The frame of every game: header, seats, stage, prompt bar, tray, and what stands beside the board. */
export function Frame(given: FrameSlots) {
  const { around, slots, isHidden } = useVeil(given)
  const layout = useLayout()
  const [asked, setAsked] = useState<AskedRule | null>(null)
  const [askedLog, setAskedLog] = useState<object | null>(null)
  const [askedHelp, setAskedHelp] = useState<AskedHelp | null>(null)
  const result = useResult(slots.isStillTelling === true)
  const main = useMain(isHidden)
  const pointing = usePointing(main)
  useFocusKeeper({ root: theTable, home: theDecision })
  const { replay } = around
  const inside = useMemo(
    () => ({
      ...around,
      showRule: (rule: string) => {
        const from = document.activeElement
        result.close()
        setAsked({ rule, back: () => backTo(from) })
      },
      showLog: () => setAskedLog({}),
      showKeys: () => setAskedHelp({ kind: 'keys' }),
    }),
    [around, result.close],
  )
  const me = around.faces.find(({ isMe }) => isMe)
  const tray = replay === null ? slots.tray : null
  const parts: Readonly<Record<string, ReactNode>> = {
    seats: <Seats layout={layout} seat={slots.seat} />,
    stage: <Stage isPointing={pointing.isOn}>{slots.stage}</Stage>,
    prompt: replay?.dock ?? <PromptBar prompt={slots.prompt} showResult={result.open} />,
    tray: tray !== null && (
      <div className={css.tray} data-tray="" data-walk="">
        {tray}
      </div>
    ),
    side: replay?.side(slots.opened) ?? (
      <Side
        layout={layout}
        isAnnounced={slots.head !== undefined}
        workbench={slots.workbench}
        tabs={slots.tabs ?? []}
        sheets={slots.sheets ?? []}
        asked={asked}
        askedLog={askedLog}
      />
    ),
  }
  return (
    <AroundBoardContext value={inside}>
      <main
        ref={main}
        tabIndex={-1}
        className={css.frame}
        data-room="night"
        data-layout={layout}
        data-mode={around.mode}
        data-my-seat={me && me.seat + 1}
        data-told={around.scene.told.length}
        data-film={around.scene.isPlaying || undefined}
        data-pointing={pointing.isOn || undefined}
        data-wide={(slots.isTrayWide && replay === null) || undefined}
        data-head={slots.head !== undefined || undefined}
        data-tray-first={slots.isTrayFirst || undefined}
      >
        <SpokenStory />
        <Header moment={slots.moment} phases={slots.phases} menu={slots.menu ?? []} pointing={pointing} />
        {slots.head !== undefined && <div className={css.head}>{slots.head}</div>}
        {parts.seats}
        {parts.stage}
        {replay === null && parts.prompt}
        <div className={css.column}>
          {replay !== null && parts.prompt}
          {orderOf(layout, slots).map((part) => (
            <Fragment key={part}>{parts[part]}</Fragment>
          ))}
        </div>
        {slots.over}
        <ConnectionBanner />
        {around.outcome !== null && replay === null && around.mode !== 'lesson' && (
          <Result outcome={around.outcome} isOpen={result.isOpen} ending={slots.ending} close={result.close} />
        )}
        <Pointers root={main} pointing={pointing} />
        <Explaining />
        <Captions areOnBoard={slots.head !== undefined} />
        <SpokenNews />
        <Help asked={askedHelp} ask={setAskedHelp} />
        <Toaster />
      </main>
    </AroundBoardContext>
  )
}

/** While boards and hands are hidden, nothing of what the board hands over is drawn: not only out of sight, but not there. */
function useVeil(slots: FrameSlots) {
  const around = useAroundBoard()
  const isHidden = isVeiled(around.table)
  const seen = useMemo(() => (isHidden ? underVeil(around) : around), [around, isHidden])
  return { around: seen, slots: isHidden ? VEILED_SLOTS : slots, isHidden }
}

/**
 * Whoever came here by a button that is gone starts at the beginning of the board, not of nowhere; so does whoever was
 * at something that a veil now hides.
 */
function useMain(isHidden: boolean): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const before = useRef<boolean | null>(null)
  useLayoutEffect(() => {
    if (before.current === isHidden) return
    before.current = isHidden
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [isHidden])
  return main
}

/** What was left for a rule may be gone meanwhile. */
function backTo(from: Element | null): void {
  const isThere = from instanceof HTMLElement && from.isConnected && from !== document.body
  ;(isThere ? from : theDecision())?.focus({ preventScroll: true })
}

const theTable = (): HTMLElement | null => document.querySelector<HTMLElement>('main')
const theDecision = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-decision]') ?? theTable()

const orderOf = (layout: Layout, { isTrayFirst }: FrameSlots): readonly string[] =>
  ORDER[layout === 'phone' && isTrayFirst ? 'trayFirst' : layout]

/** What comes after the prompt, as it is seen, so that the Tab key goes where the eye goes. */
const ORDER = {
  desk: ['tray', 'side'],
  middle: ['tray', 'side'],
  phone: ['side', 'tray'],
  trayFirst: ['tray', 'side'],
} as const

/** A click on the stage ends a short film; where it can be paused, or something answered, the stage is free for that. */
function Stage({ isPointing, children }: { readonly isPointing: boolean; readonly children: ReactNode }) {
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
    <section
      className={css.stage}
      aria-label="Board"
      data-board=""
      data-walk=""
      data-playing={isSkipped || undefined}
      onClickCapture={end}
    >
      {children}
      {isPointing && (
        <p className={css.hint} aria-hidden="true">
          Press what you want to point at
        </p>
      )}
      <PauseSign />
    </section>
  )
}

/** Opens by itself when the end is reached and has been shown; who wants to look at the board puts it away. */
function useResult(isHeld: boolean) {
  const { scene, outcome } = useAroundBoard()
  const [isOpen, setOpen] = useState(false)
  const isOver = outcome !== null && !scene.isPlaying && !isHeld
  useEffect(() => setOpen(isOver), [isOver])
  return useMemo(() => ({ isOpen, open: () => setOpen(true), close: () => setOpen(false) }), [isOpen])
}
