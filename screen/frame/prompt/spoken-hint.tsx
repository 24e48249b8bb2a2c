import type { PromptSlots } from '../layout/slots.ts'

/** What is still to be pressed, for anyone who does not see the buttons. It stands after the question. */
export function SpokenHint({ prompt }: { readonly prompt: PromptSlots | null }) {
  const hint = prompt === null ? '' : hintOf(prompt)
  return (
    <p className="spoken" aria-live="polite">
      {hint}
    </p>
  )
}

function hintOf({ preview, targets = [], back }: PromptSlots): string {
  if (preview) return `Enter: ${preview.label}. Escape: back.`
  // The same words however many there are: what stands there already is not said again after every choice.
  if (targets.length > 0) return `Tab, then arrows and Enter to choose.${back === undefined ? '' : ' Escape: back.'}`
  return back === undefined ? '' : 'Escape: back.'
}
