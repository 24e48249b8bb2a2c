import type { ComponentType } from 'react'
import { Button } from '../../pieces/button.tsx'
import { LinkButton } from '../../pieces/link-button.tsx'
import { useAroundBoard } from '../context.ts'
import { FilmControls } from '../film/film-controls.tsx'
import type { PromptSlots } from '../layout/slots.ts'
import { useTableCommands } from '../layout/table-commands.ts'
import type { Mood } from '../mood.ts'
import { rematchWords } from '../result/rematch-words.ts'

export interface PromptButtonsProps {
  readonly prompt: PromptSlots
  showResult(): void
}

/** What can be pressed in the prompt bar. */
export const BUTTONS: { readonly [K in Mood]: ComponentType<PromptButtonsProps> } = {
  film: Skip,
  over: AfterTheEnd,
  paused: Resume,
  asked: Answers,
  waiting: ({ prompt }) => prompt.buttons,
}

function Skip() {
  const { skip, scene, film } = useAroundBoard()
  if (film !== null && scene.hasChapters) return <FilmControls film={film} />
  return (
    <Button look="quiet" onClick={skip}>
      Skip
    </Button>
  )
}

function AfterTheEnd({ showResult }: PromptButtonsProps) {
  const { game, mode, replayPath, table } = useAroundBoard()
  const commands = useTableCommands()
  // What comes after a lesson is the coach's business.
  if (mode === 'lesson') return null
  const isSeated = table === null || table.you.seat !== null
  return (
    <>
      <Button look="primary" onClick={showResult}>
        Result
      </Button>
      {isSeated && <Button onClick={commands.rematch}>{rematchWords(table, game.meta.kind).ask}</Button>}
      {replayPath !== null && (
        <LinkButton look="quiet" href={replayPath}>
          Replay
        </LinkButton>
      )}
      <LinkButton look="quiet" href="/">
        Home
      </LinkButton>
    </>
  )
}

/** Whoever was late too often counts as away, and says that they are there. */
function Resume() {
  const { table } = useAroundBoard()
  const commands = useTableCommands()
  if (table === null || table.you.seat === null || table.pause?.isEnding === true) return null
  return (
    <Button look="primary" onClick={commands.pause}>
      {table.pause?.by === 'absence' ? 'I am here' : 'Resume'}
    </Button>
  )
}

function Answers({ prompt }: PromptButtonsProps) {
  const { isSending } = useAroundBoard()
  const { preview, buttons, back } = prompt
  if (preview)
    return (
      <>
        <Button look="primary" isBusy={isSending} onClick={preview.confirm}>
          {preview.label}
        </Button>
        <Back back={preview.back} />
      </>
    )
  return (
    <>
      {buttons}
      {back !== undefined && <Back back={back} />}
    </>
  )
}

const Back = ({ back }: { back(): void }) => (
  <Button look="quiet" data-back onClick={back}>
    Back
  </Button>
)
