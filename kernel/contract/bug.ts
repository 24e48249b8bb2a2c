/** Something that cannot happen happened. Nobody catches it to go on: the table stops and is folded again from its log. */
export class Bug extends Error {
  override readonly name = 'Bug'
}

export function bug(text: string): never {
  throw new Bug(text)
}

export function never(value: never): never {
  throw new Bug(`No case for ${JSON.stringify(value)}.`)
}
