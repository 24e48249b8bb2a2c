import type { EditorProps } from '@starboard/screen/contract/editor.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { copyText } from '@starboard/screen/pieces/copy.ts'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { MOST_LETTERS, shareCode } from '../../film/model/share-code.ts'
import { printMission } from '../../rules/file/print.ts'
import type { Mission } from '../../rules/mission.ts'
import css from './dialogs.module.css'

interface ShareDialogProps extends Pick<EditorProps, 'linkTo' | 'say'> {
  readonly mission: Mission
  readonly hasFaults: boolean
  readonly isOpen: boolean
  close(): void
}

/** The mission as a link or as a file; both carry all of it. */
export function ShareDialog({ mission, hasFaults, isOpen, linkTo, say, close }: ShareDialogProps) {
  return (
    <Dialog title="Share this mission" isOpen={isOpen} close={close}>
      {isOpen && <Ways mission={mission} hasFaults={hasFaults} linkTo={linkTo} say={say} />}
    </Dialog>
  )
}

function Ways({ mission, hasFaults, linkTo, say }: Omit<ShareDialogProps, 'isOpen' | 'close'>) {
  const code = shareCode(mission)
  const link = code === null ? null : linkTo(code)
  const copy = async (text: string) => {
    if (await copyText(text)) say('The link is in the clipboard.')
    else say('This browser does not let the page copy. Mark the text and copy it by hand.', 'harm')
  }
  return (
    <div className={css.sections}>
      {hasFaults && (
        <p className={css.note}>The last change cannot be flown: what is shared is the mission before it.</p>
      )}
      <section>
        <h3>A link</h3>
        {link === null ? (
          <p className={css.note}>
            This mission is too long for a link, which may have {MOST_LETTERS} letters. Save it as a file instead, or
            shorten its description.
          </p>
        ) : (
          <>
            <p className={css.code}>{link}</p>
            <div className={css.row}>
              <Button look="primary" icon={<Icon name="link" />} onClick={() => copy(link)}>
                Copy the link
              </Button>
              <span className={css.note}>{link.length} letters</span>
            </div>
          </>
        )}
      </section>
      <section>
        <h3>A file</h3>
        <div className={css.row}>
          <Button look="secondary" icon={<Icon name="download" />} onClick={() => save(mission)}>
            Save as a file
          </Button>
          <span className={css.note}>
            read by <code>starboard resolve</code>, too
          </span>
        </div>
      </section>
    </div>
  )
}

function save(mission: Mission): void {
  const text = `${JSON.stringify(printMission(mission), null, 2)}\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileName(mission)}.json`
  link.click()
  URL.revokeObjectURL(address)
}

const fileName = ({ name }: Mission): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'mission'
