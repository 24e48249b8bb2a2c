/** Takes the thing at this place out of a list; the others keep their order. */
export function takeAt<X>(list: X[], place: number): void {
  // By hand: `splice` makes a list of what it takes, and this runs for every card drawn and every answer given.
  for (let index = place + 1; index < list.length; index++) list[index - 1] = list[index] as X
  list.pop()
}
