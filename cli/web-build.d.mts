/** A tree that an app is built of; only tests have another than ours. */
interface Site {
  readonly root: string
  readonly app: string
  readonly builds: string
  /** Files and folders, from the root. */
  readonly inputs: readonly string[]
}

/** The folder of the built web app, built now if it has to be. Fails with a sentence if it cannot be built. */
export declare function webFolder(site?: Site): Promise<string>
