import { type ReactNode, useId } from 'react'
import { useLocation } from 'wouter'
import { copyText } from '../../pieces/copy.ts'
import { IconButton } from '../../pieces/icon-button.tsx'
import { type AnyIcon, Icon } from '../../pieces/icons.tsx'
import { toast } from '../../pieces/toast.tsx'
import { type AroundBoard, useAroundBoard } from '../context.ts'
import { rematchWords } from '../result/rematch-words.ts'
import css from './menu.module.css'
import type { MenuLine } from './slots.ts'
import { useTableCommands } from './table-commands.ts'

/** Everything about the table that is not a move. */
export function TableMenu({ lines }: { readonly lines: readonly MenuLine[] }) {
  const id = useId()
  const [, go] = useLocation()
  const { game, mode, table, scene, outcome, replayPath, showKeys } = useAroundBoard()
  const commands = useTableCommands()
  const isSeated = table?.you.seat !== null && table !== null
  const isLive = mode === 'live'
  return (
    <>
      <IconButton label="Menu" icon={<Icon name="menu" />} popoverTarget={id} />
      <div id={id} popover="auto" className={css.menu}>
        {isSeated && mode !== 'replay' && mode !== 'lesson' && outcome === null && (
          <Item
            menu={id}
            icon="undo"
            isOff={!scene.shown.mayUndo}
            run={commands.undo}
            note={scene.shown.mayUndo ? '' : 'not now'}
          >
            Take back
          </Item>
        )}
        {isSeated && isLive && outcome === null && (
          <Item
            menu={id}
            icon="pause"
            run={commands.pause}
            note={commands.pauseNote}
            isOff={commands.pauseRefused !== null}
            why={commands.pauseRefused?.text}
          >
            {commands.pauseLabel}
          </Item>
        )}
        {(mode === 'lesson' || (mode === 'solo' && outcome === null)) && (
          <Item
            menu={id}
            icon="reset"
            run={commands.rematch}
            note={mode === 'lesson' ? 'from the first step' : 'ends this match'}
          >
            Start over
          </Item>
        )}
        {(mode === 'lesson' ? [] : lines).map(({ name, ...line }) => (
          <Item key={name} menu={id} {...line}>
            {name}
          </Item>
        ))}
        {isLive && (
          <Item menu={id} icon="copy" run={() => void copyLink()}>
            Copy link to this table
          </Item>
        )}
        {outcome !== null && isSeated && mode !== 'lesson' && (
          <Item menu={id} icon="reset" run={commands.rematch}>
            {rematchWords(table, game.meta.kind).ask}
          </Item>
        )}
        {outcome !== null && replayPath !== null && (
          <Item menu={id} icon="film" run={() => go(replayPath)}>
            Watch the replay
          </Item>
        )}
        <Item menu={id} icon="keyboard" run={showKeys} note="?">
          Keys and questions
        </Item>
        <hr />
        <Item menu={id} icon="home" run={() => go('/')} note={leaveNote(mode, isSeated && outcome === null)}>
          {mode === 'lesson' ? 'Leave the lesson' : 'Leave the table'}
        </Item>
      </div>
    </>
  )
}

function leaveNote(mode: AroundBoard['mode'], isPlaying: boolean): string {
  if (mode === 'lesson') return 'it waits for you'
  return mode === 'live' && isPlaying ? 'your seat stays yours' : ''
}

async function copyLink(): Promise<void> {
  toast((await copyText(location.href)) ? 'The link is copied.' : `Copy it from the address bar: ${location.href}`)
}

interface ItemProps {
  /** Closed by pressing this. */
  readonly menu: string
  readonly icon: AnyIcon
  readonly note?: string
  readonly isOff?: boolean
  /** Why it is off, in a sentence. */
  readonly why?: string | undefined
  readonly children: ReactNode
  run(): void
}

function Item({ menu, icon, note, isOff, why, children, run }: ItemProps) {
  return (
    <button
      type="button"
      className={css.item}
      popoverTarget={menu}
      popoverTargetAction="hide"
      aria-disabled={isOff === true || undefined}
      onClick={() => isOff !== true && run()}
    >
      <Icon name={icon} />
      {children}
      {note !== undefined && note !== '' && <small>{note}</small>}
      {why !== undefined && <span className={css.why}>{why}</span>}
    </button>
  )
}
