import { Button } from '@starboard/screen/pieces/button.tsx'
import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { type Dispatch, useState } from 'react'
import type { Result } from '../rules/result.ts'
import { plural } from '../rules/words/names.ts'
import { OpenDialog } from './dialogs/open-dialog.tsx'
import type { Opening } from './editor.tsx'
import css from './editor-bar.module.css'
import type { Session, SessionAction } from './model/session.ts'

interface EditorBarProps {
  readonly session: Session
  readonly score: Result
  readonly dispatch: Dispatch<SessionAction>
  readonly opening: Opening
  share(): void
}

/** What the mission is, how it ends, and what can be done with it as a whole. */
export function EditorBar({ session, score, dispatch, opening, share }: EditorBarProps) {
  const { history, pinned, mission } = session
  const [isOpening, setOpening] = useState(false)
  return (
    <div className={css.bar}>
      <h1 className={css.name}>
        <span>Mission lab</span>
        {history.now.name || 'Mission without a name'}
      </h1>
      <p className={css.result} data-outcome={score.outcome} aria-live="polite">
        {score.outcome === 'won' ? `Won, ${plural(score.score, 'point')}` : `Lost in turn ${lostIn(score)}`}
      </p>
      <div className={css.group}>
        <IconButton
          label="Undo (Ctrl+Z)"
          icon={<Icon name="undo" />}
          disabled={history.past.length === 0}
          onClick={() => dispatch({ kind: 'undo' })}
        />
        <span className={css.mirrored}>
          <IconButton
            label="Redo (Ctrl+Y)"
            icon={<Icon name="undo" />}
            disabled={history.future.length === 0}
            onClick={() => dispatch({ kind: 'redo' })}
          />
        </span>
      </div>
      <div className={css.group}>
        <Button
          look="quiet"
          icon={<Icon name="flag" />}
          aria-pressed={pinned !== null}
          onClick={() => dispatch({ kind: pinned === mission ? 'unpin' : 'pin' })}
        >
          {pinned === null ? 'Compare from here' : 'Compare from here anew'}
        </Button>
        <Button look="quiet" icon={<Icon name="share" />} onClick={share}>
          Share and save
        </Button>
        <Button look="secondary" icon={<Icon name="upload" />} onClick={() => setOpening(true)}>
          Open
        </Button>
      </div>
      <OpenDialog isOpen={isOpening} opening={opening} close={() => setOpening(false)} />
    </div>
  )
}

const lostIn = ({ lostBy }: Result): number => lostBy?.turn ?? 0
