/** Somebody at a table, as far as others notice them. */
export interface Sitter {
  readonly seat: number
  readonly name: string
  readonly kind: 'person' | 'bot' | 'empty'
  readonly isHere: boolean
}

/** Who has sat down, left, gone away or come back, in words for those who do not see the seats. */
export const comingsAndGoings = (before: readonly Sitter[], now: readonly Sitter[]): readonly string[] =>
  now.flatMap((sitter) => {
    const last = before.find(({ seat }) => seat === sitter.seat)
    return last === undefined ? [] : changeIn(last, sitter)
  })

function changeIn(last: Sitter, now: Sitter): readonly string[] {
  if (last.kind !== now.kind || last.name !== now.name)
    return [
      now.kind === 'empty'
        ? `${last.name} leaves seat ${now.seat + 1}.`
        : `${now.name} sits down in seat ${now.seat + 1}.`,
    ]
  if (now.kind !== 'person' || last.isHere === now.isHere) return []
  return [`${now.name} is ${now.isHere ? 'back' : 'away'}.`]
}

interface Said {
  readonly id: number
  readonly name: string
  readonly text: string
}

/** Long lines are for reading: the first words say whether it is worth it. */
const MOST_WORDS = 25

/** What others have said since. */
export const chatSince = (chat: readonly Said[], id: number, me: string): readonly string[] =>
  chat.filter((line) => line.id > id && line.name !== me).map(({ name, text }) => `${name} says: ${shortened(text)}`)

function shortened(text: string): string {
  const words = text.split(/\s+/)
  return words.length <= MOST_WORDS ? text : `${words.slice(0, MOST_WORDS).join(' ')}…`
}
