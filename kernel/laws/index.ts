import { piecesAreConserved } from './conservation.ts'
import { twinsLookAlike } from './determinize.ts'
import { everyGameEnds } from './ends.ts'
import { hiddenLuckIsUnseen } from './hidden-luck.ts'
import type { Law } from './kit/law.ts'
import { labIsTold } from './lab-facts.ts'
import { legalIsAccepted } from './legal.ts'
import { neverStuck } from './never-stuck.ts'
import { picturesFollow } from './pictures-follow.ts'
import { readsArePure } from './reads-are-pure.ts'
import { refusedLeavesNoTrace } from './refused.ts'
import { replayEqualsPlay } from './replay.ts'
import { jsonRoundTrip } from './round-trip.ts'
import { secretsAreKept } from './secrecy.ts'
import { bothSpeedsAgree } from './speeds.ts'
import { spellingsAreSure } from './spelled.ts'
import { silenceIsAnswered } from './timeouts.ts'
import { twinsDiffer } from './twins.ts'
import { undoIsExact } from './undo.ts'

export { botIsFair } from './fair-bot.ts'
export { type Law, LawBroken, type Trial } from './kit/law.ts'
export { trialSetup } from './kit/trial.ts'

/** What is true of every game on the shelf. */
export const LAWS: readonly Law[] = [
  neverStuck,
  everyGameEnds,
  legalIsAccepted,
  spellingsAreSure,
  refusedLeavesNoTrace,
  readsArePure,
  jsonRoundTrip,
  piecesAreConserved,
  silenceIsAnswered,
  replayEqualsPlay,
  undoIsExact,
  bothSpeedsAgree,
  twinsLookAlike,
  twinsDiffer,
  secretsAreKept,
  hiddenLuckIsUnseen,
  picturesFollow,
  labIsTold,
]
