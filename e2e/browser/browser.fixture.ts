import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../tools/chromium.mjs'
import { freePort, ServerProcess } from '../server-process.fixture.ts'

export const DESK = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/** With this a house deals the same in every run. */
export const SAME_LUCK = { NODE_OPTIONS: `--import=${fileURLToPath(new URL('../same-luck.mjs', import.meta.url))}` }

/** Not as a script of the page: its content security policy would refuse it, as it should. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** On a busy machine; what takes longer than this does not come. */
const LONGEST_WAIT_MS = 20_000

/** They take longer than what they show. */
const WITH_PICTURES = process.env.STARBOARD_PICTURES === 'on'
const SCREENSHOTS = fileURLToPath(new URL('../screenshots/', import.meta.url))

/** Chromium without what it would like to tell its makers. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real server with the real app, and real browsers in front of it. */
export class House {
  readonly url: string
  readonly #browser: Browser
  readonly #env: Readonly<Record<string, string>>
  readonly #data: string
  #server: ServerProcess
  readonly #people: Person[] = []

  private constructor(parts: {
    url: string
    browser: Browser
    env: Record<string, string>
    data: string
    server: ServerProcess
  }) {
    this.url = parts.url
    this.#browser = parts.browser
    this.#env = parts.env
    this.#data = parts.data
    this.#server = parts.server
  }

  /** Bots move quickly here: a test is not there to watch them think. */
  static async open(settings: Readonly<Record<string, string>> = {}): Promise<House> {
    const data = mkdtempSync(join(tmpdir(), 'starboard-house-'))
    const port = String(await freePort())
    const env = {
      PORT: port,
      HOST: '127.0.0.1',
      STARBOARD_DATA: data,
      STARBOARD_BOT_DELAY_MS: '50',
      STARBOARD_PAUSE_MS: '50',
      STARBOARD_REQUESTS_PER_MINUTE: '100000',
      STARBOARD_WORK_PER_SECOND: '100000',
      STARBOARD_MISSED_CODES_PER_HOUR: '100000',
      STARBOARD_LOBBIES_PER_PERSON: '1000',
      ...settings,
    }
    const [server, browser] = await Promise.all([ServerProcess.serving(env), theBrowser()])
    return new House({ url: `http://127.0.0.1:${port}`, browser, env, data, server })
  }

  async person(name: string, options: Wanted = {}): Promise<Person> {
    const person = await Person.arrive(this.#browser, options.url ?? this.url, name, options)
    this.#people.push(person)
    return person
  }

  /** What every page complained about; nothing, if all is well. */
  get complaints(): readonly string[] {
    return this.#people.flatMap(({ name, complaints }) => complaints.map((complaint) => `${name}: ${complaint}`))
  }

  async stopServer(): Promise<void> {
    await this.#server.kill('SIGTERM')
  }

  /** On the same data and at the same address, with other settings if need be. */
  async startServer(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#server = await ServerProcess.serving({ ...this.#env, ...settings })
  }

  async close(): Promise<void> {
    for (const { context } of this.#people) await context.close()
    await this.#server.kill('SIGKILL')
    rmSync(this.#data, { recursive: true, force: true })
  }
}

interface Wanted {
  /** The way to the server; the straight one unless told otherwise. */
  readonly url?: string
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly isTouch?: boolean
  readonly motion?: 'reduce' | 'no-preference'
  /** Nobody has ever been here with this browser: it has no session, and whatever it prints as an error is a complaint. */
  readonly isFresh?: boolean
  /** What the device asks for. */
  readonly colours?: 'light' | 'dark'
  /** With the service worker, which loads everything ahead: most tests have no use for it, and it takes its time. */
  readonly isCaching?: boolean
}

const heard = new WeakMap<Page, number>()

/** How many messages have come to this page. */
export const heardOn = (page: Page): number => heard.get(page) ?? 0

/** Somebody with a browser of their own. */
export class Person {
  readonly name: string
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[] = []
  /** Everything that came to this browser over a socket. */
  readonly received: string[] = []

  private constructor(name: string, context: BrowserContext, page: Page, isStrict: boolean) {
    this.name = name
    this.context = context
    this.page = page
    page.setDefaultTimeout(LONGEST_WAIT_MS)
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        this.received.push(String(payload))
        heard.set(page, heardOn(page) + 1)
      })
    })
    page.on('pageerror', (error) => this.complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && (isStrict || !isExpected(message.text()))) this.complaints.push(message.text())
    })
  }

  static async arrive(browser: Browser, url: string, name: string, wanted: Wanted): Promise<Person> {
    const { viewport = DESK, isTouch = false, motion = 'reduce', isCaching = false, isFresh = false } = wanted
    const context = await browser.newContext({
      baseURL: url,
      viewport,
      hasTouch: isTouch,
      reducedMotion: motion,
      colorScheme: wanted.colours ?? 'dark',
      serviceWorkers: isCaching ? 'allow' : 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await context.addInitScript(complainOfViolations)
    if (!isFresh) await context.request.post('/api/session', { data: { name } })
    return new Person(name, context, await context.newPage(), isFresh)
  }

  /** A picture for people to look at, at both sizes, if anybody wants to. */
  async picture(name: string): Promise<void> {
    if (!WITH_PICTURES) return
    mkdirSync(SCREENSHOTS, { recursive: true })
    const before = this.page.viewportSize()
    for (const size of [DESK, PHONE]) {
      await this.page.setViewportSize(size)
      await this.page.screenshot({ path: join(SCREENSHOTS, `${name}-${size.width}.png`) })
    }
    if (before !== null) await this.page.setViewportSize(before)
  }

  /** What stands in somebody's way, as axe finds it: one line each. */
  async barriers(): Promise<readonly string[]> {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(AXE)
    await this.page.evaluate(untilItRests)
    return this.page.evaluate(async () => {
      const { axe } = window as unknown as { axe: Axe }
      // What is never serious would be left out below: it is not even looked for, which takes a third of the time.
      const slight = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate')
      const rules = Object.fromEntries(slight.map(({ id }) => [id, { enabled: false }]))
      // What is well is not worked out further: that takes as long as looking for what is not.
      const { violations } = await axe.run(document, { resultTypes: ['violations'], selectors: false, rules })
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`))
    })
  }
}

/** Runs in the page: what its content security policy forbids is a complaint, whatever the browser makes of it. */
function complainOfViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    // Not thrown at once: whoever listens in here is not heard outside.
    setTimeout(() => {
      throw new Error(`The policy forbids ${effectiveDirective} ${blockedURI} in ${sourceFile}`)
    })
  })
}

/** Runs in the page: a button that fades from one colour into another is neither of them for a moment. */
async function untilItRests(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

interface Axe {
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: string }[] }
  run(
    where: Document,
    options: object,
  ): Promise<{
    violations: readonly { id: string; help: string; impact: string; nodes: readonly { html: string }[] }[]
  }>
}

/** A browser says so itself when a page asks for something that is not there; the page has to deal with it. */
const isExpected = (text: string): boolean => /Failed to load resource|WebSocket connection to/.test(text)

let opened: Promise<Browser> | null = null

/** One for all test files of this process: to start it takes longer than much of what is tried in it. It ends with us. */
async function theBrowser(): Promise<Browser> {
  if (opened !== null && !(await opened).isConnected()) opened = null
  opened ??= launch()
  return opened
}

async function launch(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === null) throw new Error('There is no Chromium; `npm test` installs one.')
  return chromium.launch({ executablePath, args: FLAGS })
}
