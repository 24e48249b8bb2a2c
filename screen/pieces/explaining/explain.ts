/** What a piece says of itself: what it is, what it does, what its number means now. Only of what the view shows. */
export interface Explanation {
  /** Stands above the text where it is seen; whoever hears the piece has heard its name already. */
  readonly name?: string
  /** Short sentences; a line break begins another paragraph. */
  readonly text: string
  /** What is left to say to whoever has heard the piece's name, where that says the text already. */
  readonly heard?: string | undefined
  /** Where that stands in the rulebook. */
  readonly rule?: string | undefined
  /** A card that can be enlarged, as the board's `enlarged` knows it. */
  readonly card?: string | undefined
}

/** For something that takes the focus anyway: it explains itself on hover, focus and long press (see `Explainer`). */
export const explained = ({ name, text, heard, rule, card }: Explanation) => ({
  'aria-description': heard ?? text,
  'data-explained': text,
  'data-called': name,
  'data-rule': rule,
  'data-large': card,
})

/** For something that only lies there: the Tab key stops once at all of them, arrow keys go from one to the next. */
export const explainedStill = (explanation: StillExplanation) => ({
  ...explained(explanation),
  ...(explanation.label !== undefined && { role: 'img', 'aria-label': explanation.label }),
  tabIndex: -1,
  'data-lies': '',
})

interface StillExplanation extends Explanation {
  /** Of a drawing: what it is called for whoever hears it. */
  readonly label?: string
}

/** The piece that something on the screen belongs to. */
export const explainedAround = (place: EventTarget | null): Element | null =>
  place instanceof Element ? place.closest('[data-explained]') : null

export const explanationOf = (piece: Element): Explanation => ({
  name: piece.getAttribute('data-called') ?? '',
  text: piece.getAttribute('data-explained') ?? '',
  rule: piece.getAttribute('data-rule') ?? undefined,
  card: piece.getAttribute('data-large') ?? undefined,
})
