import { readText, type Sentence } from '@starboard/kernel'
import type { Happening } from '../happening.ts'
import { CREW_SENTENCES } from './crew-sentences.ts'
import type { Names } from './names.ts'
import { THREAT_SENTENCES } from './threat-sentences.ts'

/** Of everything that happens, one sentence or none: what says nothing by itself is told by what follows. */
export type Sentences<K extends Happening['kind']> = {
  readonly [One in K]: (happening: Extract<Happening, { readonly kind: One }>, names: Names) => Sentence | null
}

const SENTENCES: Sentences<Happening['kind']> = { ...CREW_SENTENCES, ...THREAT_SENTENCES }

export function sentenceFor<K extends Happening['kind']>(
  happening: Extract<Happening, { readonly kind: K }>,
  names: Names,
): Sentence | null {
  return SENTENCES[happening.kind](happening, names)
}

/** The same as its reader has it. */
export function textFor(happening: Happening, names: Names): string | null {
  const sentence = sentenceFor(happening, names)
  return sentence === null ? null : readText(sentence, names.reading)
}
