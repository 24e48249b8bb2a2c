import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../pieces/icon-button.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { type Tab, Tabs } from '../../pieces/tabs.tsx'
import { AnnouncementLog } from '../announcements/announcement-log.tsx'
import { useAroundBoard } from '../context.ts'
import { Chat } from '../log/chat.tsx'
import { Log } from '../log/log.tsx'
import { isVeiled } from '../pause/veiled.tsx'
import { type AskedRule, RulesTab } from '../rules/rules-tab.tsx'
import type { Layout } from './layout.ts'
import css from './side.module.css'
import type { FrameSlots, Workbench } from './slots.ts'

interface SideProps extends Pick<FrameSlots, 'workbench' | 'tabs' | 'sheets'> {
  readonly layout: Layout
  /** Something will be announced: its tab is there from the start, so that the others stay where they are. */
  readonly isAnnounced: boolean
  readonly asked: AskedRule | null
  /** Another object whenever somebody wants to see the log. */
  readonly askedLog: object | null
}

/** Log, chat and rules as tabs with the workbench below; on a phone the bench and further sheets are tabs as well. */
export function Side(props: SideProps) {
  const { layout, isAnnounced, workbench: offered, tabs: first = [], sheets = [], asked, askedLog } = props
  const { mode, scene, table, announced } = useAroundBoard()
  const bench = useHeldBench(offered, scene.isPlaying)
  const isPhone = layout === 'phone'
  const [open, setOpen] = useOpenTab(isPhone ? bench : null, asked)
  const ref = useLogInSight(askedLog, setOpen)
  useWayBack(ref, open === 'Rules' ? asked : null)
  const unread = useUnread(open === 'Chat')
  const draft = useState('')
  const isIdle = offered === null
  const own: readonly Tab[] = isPhone ? [...(bench === null ? [] : [idle(bench, isIdle)]), ...sheets] : []
  const tabs: readonly Tab[] = [
    ...first,
    ...own,
    ...(isVeiled(table) ? [] : [{ name: 'Log', body: <Scrolling body={<Log />} /> }]),
    ...(isAnnounced || announced.log.length > 0
      ? [{ name: 'Announced', body: <Scrolling body={<AnnouncementLog />} /> }]
      : []),
    ...(mode === 'live' ? [{ name: 'Chat', body: <Scrolling body={<Chat draft={draft} />} />, badge: unread }] : []),
    { name: 'Rules', body: <Scrolling body={<RulesTab asked={asked} />} /> },
  ]
  return (
    <aside ref={ref} className={css.side} aria-label="Beside the board">
      <div className={css.tabs}>
        <Tabs label="Log, chat, rules" tabs={tabs} open={open} onOpen={setOpen} />
      </div>
      {!isPhone && bench !== null && <WorkbenchPanel {...idle(bench, isIdle)} />}
    </aside>
  )
}

const idle = (bench: Workbench, isIdle: boolean): Workbench => ({
  ...bench,
  body: (
    <div className={css.body} inert={isIdle}>
      {bench.body}
    </div>
  ),
})

/** On a phone these scroll in a window of their own, while the page scrolls past a bench. */
const Scrolling = ({ body }: { readonly body: ReactNode }) => <div className={css.scrolling}>{body}</div>

/** The first tab, until somebody looks elsewhere. A rule that was asked for and a bench that was opened come to the front. */
function useOpenTab(bench: Workbench | null, asked: AskedRule | null) {
  const [open, setOpen] = useState<string | null>(null)
  const opened = bench?.close === undefined ? undefined : bench.name
  useEffect(() => {
    if (opened !== undefined) setOpen(opened)
  }, [opened])
  useEffect(() => {
    if (asked !== null) setOpen('Rules')
  }, [asked])
  return [open, setOpen] as const
}

/** Esc comes back from a rule to where one was; a search is emptied first. */
function useWayBack(ref: RefObject<HTMLElement | null>, asked: AskedRule | null): void {
  useEffect(() => {
    const aside = ref.current
    if (aside === null || asked === null) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || (event.target instanceof HTMLInputElement && event.target.value !== '')) return
      event.preventDefault()
      asked.back()
    }
    aside.addEventListener('keydown', press)
    return () => aside.removeEventListener('keydown', press)
  }, [ref, asked])
}

/** On a phone the log may be below what is in sight. */
function useLogInSight(asked: object | null, open: (tab: string) => void) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked === null) return
    open('Log')
    ref.current?.scrollIntoView?.({ block: 'nearest' })
  }, [asked, open])
  return ref
}

/** While a film plays nothing can be answered, but the bench stays where it is: it comes back in a moment. */
function useHeldBench(bench: Workbench | null, isPlaying: boolean): Workbench | null {
  const held = useRef(bench)
  if (!isPlaying || bench !== null) held.current = bench
  return held.current
}

/** Lines of chat since it was last open. */
function useUnread(isOpen: boolean): number {
  const { chat } = useAroundBoard()
  const last = chat.at(-1)?.id ?? 0
  const [read, setRead] = useState(last)
  useEffect(() => {
    if (isOpen) setRead(last)
  }, [isOpen, last])
  return isOpen ? 0 : chat.filter(({ id }) => id > read).length
}

function WorkbenchPanel({ name, note, body, close }: Workbench) {
  return (
    <section className={css.bench} aria-label={name}>
      <header>
        <h2>{name}</h2>
        {note !== undefined && <span>{note}</span>}
        {close !== undefined && <IconButton label={`Close ${name}`} icon={<Icon name="close" />} onClick={close} />}
      </header>
      {body}
    </section>
  )
}
