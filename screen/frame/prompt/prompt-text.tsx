import type { ReactNode } from 'react'
import type { AroundBoard } from '../context.ts'
import { captionFor } from '../film/reading.ts'
import type { PromptSlots } from '../layout/slots.ts'
import { plainName, readingAt, Told } from '../log/sentence.tsx'
import { type Mood, myDecision } from '../mood.ts'
import { pauseText } from '../pause/pause-text.tsx'

type TextOf = (around: AroundBoard, prompt: PromptSlots) => ReactNode

/** The one sentence of the prompt bar. */
export const TEXTS: { readonly [K in Mood]: TextOf } = {
  film: (around, prompt) => prompt.film?.text ?? onStage(around),
  over: ({ outcome }) => outcome?.text,
  paused: ({ table }) => pauseText(table),
  asked: (around, prompt) => prompt.preview?.text ?? prompt.text ?? inWords(around),
  waiting: ({ scene, faces }, prompt) =>
    prompt.text ?? waitingFor(scene.shown.open.map(({ seat }) => plainName(faces)(seat))),
}

/** What is told of the motion on screen. */
function onStage(around: AroundBoard): ReactNode {
  const { caption } = around.scene
  const sentence = caption === null ? null : captionFor(caption, around)
  return sentence === null ? null : <Told sentence={sentence} reading={{ ...readingAt(around.faces), isStory: true }} />
}

function inWords(around: AroundBoard): string | null {
  const open = myDecision(around)
  return open === undefined ? null : around.game.words.prompt(open, around.scene.shown.view, plainName(around.faces))
}

/** "Waiting for Ines, Kepler and Tomasz." */
function waitingFor(names: readonly string[]): string {
  if (names.length === 0) return 'One moment.'
  const before = names.slice(0, -1).join(', ')
  return `Waiting for ${before === '' ? '' : `${before} and `}${names.at(-1)}.`
}
