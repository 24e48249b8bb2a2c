import type { Keepsake } from '../../contract/board.ts'
import { Button } from '../../pieces/button.tsx'
import { Icon } from '../../pieces/icons.tsx'
import { LinkButton } from '../../pieces/link-button.tsx'
import { saveFile } from '../../pieces/save-file.ts'

interface KeepsakeButtonsProps {
  readonly keepsake: Keepsake
  readonly game: string
  /** Where there is little room the words can be left out. */
  readonly wordClass?: string | undefined
}

/** A finished match in the game's own format: as a file, and in the game's workshop. */
export function KeepsakeButtons({
  keepsake: { name, fileName, text, workshop },
  game,
  wordClass,
}: KeepsakeButtonsProps) {
  const save = () => saveFile(new Blob([text], { type: 'application/json' }), fileName)
  return (
    <>
      <Button look="quiet" icon={<Icon name="download" />} aria-label={name} onClick={save}>
        <span className={wordClass}>{name}</span>
      </Button>
      {workshop !== undefined && (
        <LinkButton
          look="quiet"
          icon={<Icon name="film" />}
          label={workshop.label}
          href={`/g/${game}/editor#${workshop.shared}`}
          isNewTab
        >
          <span className={wordClass}>{workshop.label}</span>
        </LinkButton>
      )}
    </>
  )
}
