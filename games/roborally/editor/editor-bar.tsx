import { Button } from '@starboard/screen/pieces/button.tsx'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import css from './editor-bar.module.css'
import { ZoomButtons } from './screen/zoom-buttons.tsx'
import type { Desk } from './use-desk.ts'

interface EditorBarProps {
  readonly desk: Desk
}

/** What the course is, whether it can be played, and what can be done with it as a whole. */
export function EditorBar({ desk }: EditorBarProps) {
  const { session, check, isPhone, zoom, openTable, playAlone } = desk
  return (
    <div className={css.bar}>
      <h1 className={css.name}>
        <span>Course editor</span>
        {session.history.now.course.head.name ?? 'Course without a name'}
      </h1>
      <Verdict desk={desk} />
      {!isPhone && <ZoomButtons zoom={zoom} />}
      <Whole desk={desk} />
      <div className={css.play}>
        <Button look="secondary" icon={<Icon name="bot" />} isOff={!check.isPlayable} onClick={playAlone}>
          <span>Play alone</span>
        </Button>
        <Button look="primary" icon={<Icon name="people" />} isOff={!check.isPlayable} onClick={openTable}>
          <span>Open a table</span>
        </Button>
      </div>
    </div>
  )
}

function Whole({ desk: { session, dispatch, openDialog } }: EditorBarProps) {
  const { past, future } = session.history
  return (
    <div className={css.group}>
      <IconButton
        label="Undo (Ctrl+Z)"
        icon={<Icon name="undo" />}
        disabled={past.length === 0}
        onClick={() => dispatch({ kind: 'undo' })}
      />
      <span className={css.mirrored}>
        <IconButton
          label="Redo (Ctrl+Y)"
          icon={<Icon name="undo" />}
          disabled={future.length === 0}
          onClick={() => dispatch({ kind: 'redo' })}
        />
      </span>
      <IconButton label="New course" icon={<Icon name="plus" />} onClick={() => openDialog('new')} />
      <IconButton label="Share and save" icon={<Icon name="share" />} onClick={() => openDialog('share')} />
    </div>
  )
}

function Verdict({ desk: { check, keeping, openPanel } }: EditorBarProps) {
  const faults = check.findings.filter(({ tone }) => tone === 'fault').length
  return (
    <p className={css.verdict}>
      <button type="button" data-tone={check.isPlayable ? 'good' : 'fault'} onClick={() => openPanel('Check')}>
        <Icon name={check.isPlayable ? 'check' : 'warning'} size={15} />
        {!check.isPlayable && `${faults} `}
        <span>{check.isPlayable ? 'Playable' : faults === 1 ? 'fault' : 'faults'}</span>
      </button>
      <small>{keeping.isKept ? 'kept in this browser' : 'not kept: no room'}</small>
    </p>
  )
}
