import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'

interface ShareDialogProps {
  readonly moment: number
  readonly isOpen: boolean
  download(): void
  close(): void
}

/** A file from disk has no address: whoever should see it needs the file. */
export function ShareDialog({ moment, isOpen, download, close }: ShareDialogProps) {
  return (
    <Dialog
      title="Share this moment"
      isOpen={isOpen}
      close={close}
      buttons={
        <Button look="primary" icon={<Icon name="download" />} onClick={download}>
          Export log
        </Button>
      }
    >
      <p>
        This match was opened from a file, so no link leads to it. Give the file away: it can be opened on the Replays
        page, and adding #{moment} to the address there leads to this moment.
      </p>
    </Dialog>
  )
}
