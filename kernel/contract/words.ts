/** Sentences for things of many kinds: one function a kind, each of which takes its own. */
type Sayings<X, More extends readonly unknown[], S> = Readonly<Record<string, Saying<X, More, S> | undefined>>

/** A method type, so that a function for one kind fits into the row of that kind. */
type Saying<X, More extends readonly unknown[], S> = { say(thing: X, ...more: More): S }['say']

/** What the row of its kind says of a thing. Null: there is nothing to say, or no such row, as for an event of newer rules. */
export function saidOf<X extends { kind: string }, More extends readonly unknown[], S>(
  sayings: Sayings<NoInfer<X>, More, S>,
  thing: X,
  ...more: More
): S | null {
  return sayings[thing.kind]?.(thing, ...more) ?? null
}
