/**
 * A part of the app that is loaded when it is needed. The server keeps only the parts of its own version: if one is gone
 * because there is a newer version, the page is loaded anew and goes on where it was.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!(await isOutdated()) || !mayReload()) throw error
    location.reload()
    return new Promise<never>(() => undefined)
  }
}

/** Another try by hand. A part that failed once may stay half loaded, so the page starts anew if the server is there. */
export async function tryAgain(): Promise<void> {
  if ((await startOf()) !== null) location.reload()
}

/** Whether the server's page starts with other scripts than this one did. */
async function isOutdated(): Promise<boolean> {
  const page = await startOf()
  return page !== null && !scriptsHere().every((script) => page.includes(script))
}

/** Null: no answer. */
async function startOf(): Promise<string | null> {
  const response = await fetch('/', { cache: 'no-store' }).catch(() => null)
  return response?.ok === true ? response.text().catch(() => null) : null
}

const scriptsHere = (): readonly string[] =>
  [...document.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute('src') ?? '')

const KEY = 'starboard.reloaded'
/** Where an old page comes from this device again and again, it is not loaded again and again. */
const ONCE_MS = 60_000

function mayReload(): boolean {
  try {
    const isRecent = Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_MS
    if (!isRecent) sessionStorage.setItem(KEY, String(Date.now()))
    return !isRecent
  } catch {
    // A browser that keeps nothing has no old page either.
    return true
  }
}
