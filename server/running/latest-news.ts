/** Beyond what is kept, so that it is moved together only now and then: one part in so many. */
const SLACK = 4
const EMPTY = Buffer.alloc(0)

/**
 * The latest news of one viewer, for whoever comes back. As bytes, beside the heap: texts that live for a while and then
 * fall out are what a collector has the most work with, since it moves all of them before it can tell.
 */
export class LatestNews {
  #bytes: Buffer = EMPTY
  #start = 0
  #end = 0
  /** Of each, the oldest first. */
  #lengths: number[] = []
  /** Nobody is sent more than the whole look, so no more is kept. */
  mostBytes = 0

  get count(): number {
    return this.#lengths.length
  }

  add(text: string, bytes: number): void {
    if (bytes > this.mostBytes) {
      this.#forget()
      return
    }
    while (this.#end - this.#start + bytes > this.mostBytes) this.#start += this.#lengths.shift() ?? 0
    if (this.#end + bytes > this.#bytes.length) this.#makeRoom(bytes)
    this.#end += this.#bytes.write(text, this.#end)
    this.#lengths.push(bytes)
  }

  /** So many of them, the oldest first. */
  last(count: number): readonly string[] {
    const lengths = this.#lengths.slice(this.count - count)
    let at = this.#end - lengths.reduce((sum, bytes) => sum + bytes, 0)
    return lengths.map((bytes) => {
      at += bytes
      return this.#bytes.toString('utf8', at - bytes, at)
    })
  }

  #forget(): void {
    this.#start = 0
    this.#end = 0
    this.#lengths = []
  }

  /** A match that has just begun takes little. */
  #makeRoom(bytes: number): void {
    const kept = this.#bytes.subarray(this.#start, this.#end)
    const wanted = Math.min(this.mostBytes + Math.ceil(this.mostBytes / SLACK), 2 * (kept.length + bytes))
    const isLarger = wanted > this.#bytes.length
    const room = isLarger ? Buffer.allocUnsafeSlow(wanted) : this.#bytes
    room.set(kept)
    this.#bytes = room
    this.#start = 0
    this.#end = kept.length
  }
}
