import { Keeper } from './keeper.ts'
import type { Kept, ToOffline } from './messages.ts'
import { isMatchPage, type Strategy, strategyFor } from './strategy.ts'

declare const self: ServiceWorkerGlobalScope

const build = OFFLINE_BUILD
const shell: ReadonlySet<string> = new Set(build.shell)
const keeper = new Keeper({
  build,
  caches: self.caches,
  fetch: (request, init) => self.fetch(request, init),
  after: (ms) => new Promise((resolve) => setTimeout(() => resolve(null), ms)),
})

self.addEventListener('install', (event) => event.waitUntil(keeper.install()))

self.addEventListener('activate', (event) => event.waitUntil(keeper.activate().then(() => self.clients.claim())))

const ANSWERS: { readonly [K in Exclude<Strategy, 'none'>]: (request: Request) => Promise<Response> } = {
  page: (request) => keeper.page(request),
  asset: (request) => keeper.asset(request),
  shell: (request) => keeper.shell(request),
}

self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, self.location.origin, shell)
  if (strategy !== 'none') event.respondWith(ANSWERS[strategy](event.request))
})

type Handler<M> = (message: M, port: MessagePort | undefined) => Promise<void>

const HANDLERS: { readonly [K in ToOffline['kind']]: Handler<Extract<ToOffline, { kind: K }>> } = {
  'fetch-games': async (_message, port) => {
    const kept: Kept = { missing: await keeper.keep(build.games) }
    port?.postMessage(kept)
  },
  keep: async ({ urls }) => {
    await keeper.keep(urls.map((url) => new URL(url, self.location.origin).pathname))
  },
  'take-over': async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (!pages.some(({ url }) => isMatchPage(url))) await self.skipWaiting()
  },
}

self.addEventListener('message', (event) => {
  const message = event.data as ToOffline
  const handle = HANDLERS[message.kind] as Handler<ToOffline> | undefined
  if (handle !== undefined) event.waitUntil(handle(message, event.ports[0]))
})
