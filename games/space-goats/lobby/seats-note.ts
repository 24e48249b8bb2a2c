const IN_THE_BOX = 5

/** SG-1.5: said where a host is about to open a sixth seat, which would be refused, or has opened it. */
export function seatsNote(seats: number, { boxLimits }: Readonly<Record<string, unknown>>): string | null {
  if (boxLimits === true && seats === IN_THE_BOX)
    return `The box is made for ${IN_THE_BOX}. For more, switch off “Only what is in the box” among the rules.`
  return boxLimits === false && seats > IN_THE_BOX
    ? `The box is made for ${IN_THE_BOX}. With ${seats} of you it takes longer, and the cards run out sooner.`
    : null
}
