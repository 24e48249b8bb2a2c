/**
 * The last answers to a question, by what was asked. Bots are asked again and again about the same situation; what they
 * answer depends on it alone, so remembering changes nothing but the time it takes.
 */
export function remembering<Q, A>(answer: (question: Q) => A, most: number): (question: Q) => A {
  const known = new Map<string, A>()
  return (question) => {
    const key = JSON.stringify(question)
    const found = known.get(key) ?? answer(question)
    known.delete(key)
    known.set(key, found)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return found
  }
}
