import { ASSETS, INDEX, isUsable } from './strategy.ts'

export interface KeeperParts {
  readonly build: OfflineBuild
  readonly caches: CacheStorage
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  after(ms: number): Promise<null>
}

const SHELL = 'starboard-shell-'
/** Shared by all versions: names tell contents, so what is the same need not be loaded again. */
const KEPT = 'starboard-assets'
/** Whoever waits longer than this for a page gets the one that is here. */
const PATIENCE_MS = 3000

/** What is kept on this device, and how it is used. */
export class Keeper {
  readonly #parts: KeeperParts
  readonly #name: string

  constructor(parts: KeeperParts) {
    this.#parts = parts
    this.#name = `${SHELL}${parts.build.version}`
  }

  /** The whole shell or nothing: a page of one version never meets scripts of another. */
  async install(): Promise<void> {
    const { build, caches } = this.#parts
    const fresh = await Promise.all(build.shell.map(async (path) => [path, await this.#load(path)] as const))
    const shell = await caches.open(this.#name)
    await Promise.all(fresh.map(([path, response]) => shell.put(path, response)))
  }

  /** What only older versions needed goes. */
  async activate(): Promise<void> {
    const { build, caches } = this.#parts
    const names = await caches.keys()
    await Promise.all(
      names.filter((name) => name.startsWith(SHELL) && name !== this.#name).map((name) => caches.delete(name)),
    )
    const kept = await caches.open(KEPT)
    const needed = new Set(build.assets)
    const old = (await kept.keys()).filter(({ url }) => !needed.has(new URL(url).pathname))
    await Promise.all(old.map((request) => kept.delete(request)))
  }

  /** From the network if it answers soon, so that a reload brings the newest version; else the page that is here. */
  async page(request: Request): Promise<Response> {
    const { fetch, after } = this.#parts
    const online = fetch(request).catch(() => null)
    const first = await Promise.race([online, after(PATIENCE_MS)])
    if (first !== null && isUsable(first)) return first
    return (await this.#find(INDEX)) ?? (await online) ?? Response.error()
  }

  async asset(request: Request): Promise<Response> {
    const { fetch, caches } = this.#parts
    const known = await this.#find(request)
    if (known !== undefined) return known
    const response = await fetch(request)
    if (response.ok) await (await caches.open(KEPT)).put(request, response.clone()).catch(() => undefined)
    return response
  }

  async shell(request: Request): Promise<Response> {
    return (await this.#find(new URL(request.url).pathname)) ?? this.#parts.fetch(request)
  }

  /**
   * One after the other, so that whoever is playing does not notice. What fails is tried again another time; answers with
   * how many that are.
   */
  async keep(paths: readonly string[]): Promise<number> {
    const known = new Set(this.#parts.build.assets)
    let missing = 0
    for (const path of paths.filter((path) => path.startsWith(ASSETS) && known.has(path)))
      if (!(await this.#isKept(path))) missing++
    return missing
  }

  /** If it is not here yet, it is fetched. */
  async #isKept(path: string): Promise<boolean> {
    if ((await this.#find(path)) !== undefined) return true
    try {
      const response = await this.#load(path)
      await (await this.#parts.caches.open(KEPT)).put(path, response)
      return true
    } catch {
      return false
    }
  }

  async #find(request: Request | string): Promise<Response | undefined> {
    const { caches } = this.#parts
    const options = { ignoreVary: true }
    const shell = await caches.open(this.#name)
    return (await shell.match(request, options)) ?? (await (await caches.open(KEPT)).match(request, options))
  }

  /** Names that tell contents may come from the browser's cache; the others are asked for anew. */
  async #load(path: string): Promise<Response> {
    const response = await this.#parts.fetch(path, path.startsWith(ASSETS) ? {} : { cache: 'reload' })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response
  }
}
