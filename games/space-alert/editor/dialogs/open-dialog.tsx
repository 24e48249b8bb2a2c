import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import type { Opening } from '../editor.tsx'
import { blankDraft } from '../model/blank.ts'
import { ExampleList } from '../parts/example-list.tsx'
import { FileButton } from '../parts/file-button.tsx'
import css from './dialogs.module.css'

interface OpenDialogProps {
  readonly isOpen: boolean
  readonly opening: Opening
  close(): void
}

/** Another mission for the desk: a file, an empty one, an example. */
export function OpenDialog({ isOpen, opening, close }: OpenDialogProps) {
  return (
    <Dialog title="Open a mission" isOpen={isOpen} close={close}>
      <div className={css.sections}>
        <div className={css.row}>
          <FileButton
            open={(file) => {
              close()
              opening.openFile(file)
            }}
          />
          <Button
            look="quiet"
            size="large"
            onClick={() => {
              close()
              opening.openDraft(blankDraft())
            }}
          >
            An empty mission
          </Button>
        </div>
        <ExampleList
          open={(name, load) => {
            close()
            opening.openShipped(name, load)
          }}
        />
        <p className={css.note}>What lies on the desk now comes back with an undo.</p>
      </div>
    </Dialog>
  )
}
