import { connect, createServer, type Server, type Socket } from 'node:net'

/** The way from one browser to the server, which can be cut as by a train that enters a tunnel. */
export class Tunnel {
  readonly url: string
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isOpen = true

  private constructor(server: Server, port: number, target: number) {
    this.url = `http://127.0.0.1:${port}`
    this.#server = server
    server.on('connection', (socket) => this.#join(socket, target))
  }

  static async to(url: string): Promise<Tunnel> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('A listening server has a port.')
    return new Tunnel(server, address.port, Number(new URL(url).port))
  }

  /** Everything that is under way is lost, and nothing new gets through. */
  cut(): void {
    this.#isOpen = false
    for (const socket of this.#sockets) socket.destroy()
  }

  mend(): void {
    this.#isOpen = true
  }

  close(): void {
    this.cut()
    this.#server.close()
  }

  #join(near: Socket, target: number): void {
    if (!this.#isOpen) return void near.destroy()
    const far = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
    }
    near.pipe(far).pipe(near)
  }
}
