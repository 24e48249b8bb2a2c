import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { Dialog } from '@starboard/screen/pieces/dialog.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import { toast } from '@starboard/screen/pieces/toast.tsx'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { playNow } from '../games/play-now.ts'
import { levelsIn, useShelf } from '../games/use-games.ts'

interface EndingDialogProps {
  readonly poster: Poster
  readonly ending: string
  readonly isOpen: boolean
  close(): void
}

/** The lesson is over: what to do with what one knows now. */
export function EndingDialog({ poster, ending, isOpen, close }: EndingDialogProps) {
  const { isBusy, play } = useFirstMatch(poster)
  return (
    <Dialog
      title={`You know ${poster.name}`}
      isOpen={isOpen}
      close={close}
      buttons={
        <>
          <Button look="primary" size="large" icon={<Icon name="play" />} isBusy={isBusy} onClick={play}>
            Play a match now
          </Button>
          <LinkButton href={`/g/${poster.id}/rules`} look="quiet" icon={<Icon name="rules" />}>
            The rules
          </LinkButton>
        </>
      }
    >
      <p>{ending}</p>
      <p>Your first match is against easy bots. Whatever you cannot do says why, with its rule.</p>
    </Dialog>
  )
}

function useFirstMatch(poster: Poster) {
  const [isBusy, setBusy] = useState(false)
  const [, navigate] = useLocation()
  const [easy = 'random'] = levelsIn(useShelf(), poster.id)
  const play = async () => {
    setBusy(true)
    try {
      navigate(await playNow({ game: poster, level: easy }))
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), 'harm')
      setBusy(false)
    }
  }
  return { isBusy, play: () => void play() }
}
