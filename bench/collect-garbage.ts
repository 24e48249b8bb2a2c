import { frameOf, openLineTo, readFrames } from './bare-line.ts'

type Message = { readonly id?: number; readonly method?: string; readonly params?: { readonly sessionId?: string } }

/** How long worker threads have to say that they are there. */
const WORKERS_MS = 100
const COLLECT = 'HeapProfiler.collectGarbage'

/**
 * A Node that was started with an inspector throws away what nobody needs, its worker threads too: else its memory says
 * more about when it last did so than about what it holds.
 */
export async function collectGarbage(address: string): Promise<void> {
  const line = await openLineTo(address)
  const workers: string[] = []
  const waiting = new Map<number, () => void>()
  readFrames(line, (body) => {
    const { id, method, params } = JSON.parse(body.toString()) as Message
    if (method === 'NodeWorker.attachedToWorker' && params?.sessionId !== undefined) workers.push(params.sessionId)
    if (method === 'NodeWorker.receivedMessageFromWorker')
      waiting.get(-workers.indexOf(params?.sessionId ?? '') - 1)?.()
    if (id !== undefined) waiting.get(id)?.()
  })
  let asked = 0
  const answer = (id: number) => new Promise<void>((resolve) => waiting.set(id, resolve))
  const ask = (method: string, params: object = {}): Promise<void> => {
    const id = ++asked
    line.write(frameOf(JSON.stringify({ id, method, params })))
    return answer(id)
  }
  await ask(COLLECT)
  await ask('NodeWorker.enable', { waitForDebuggerOnStart: false })
  await new Promise((resolve) => setTimeout(resolve, WORKERS_MS))
  const collected = workers.map((_, place) => answer(-place - 1))
  for (const sessionId of workers)
    await ask('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id: 1, method: COLLECT }) })
  await Promise.all(collected)
  await ask('NodeWorker.disable')
  line.destroy()
}
