import { type BranchWish, branchedMatch } from '../solo/branch.ts'
import { deviceStore } from '../solo/device-store.ts'
import { newSeed } from '../solo/new-seed.ts'
import type { AnyExport } from './model.ts'

/** Keeps the branch as the match of its game on this device; answers with its address. Fails where nothing can be kept. */
export async function beginBranch(exported: AnyExport, wish: BranchWish): Promise<string> {
  const kept = branchedMatch(exported, wish, newSeed)
  await deviceStore(newSeed()).begin(kept)
  return `/solo/${kept.terms.game}?match=${kept.terms.id}`
}
