import type { Duplex } from 'node:stream'

/**
 * How a load speaks to one kind of server. Everything a bench knows of a protocol stands in the one file that makes such
 * a wire: how to open, how to move, and how to notice that a move was seen.
 */
export interface Wire {
  /** Two people who are connected and do nothing yet. */
  connect(url: string): Promise<ConnectedPair>
}

export interface ConnectedPair {
  readonly lines: readonly [Duplex, Duplex]
  /** They sit down and the small game begins; when this is answered nobody else reads from the lines. */
  begin(): Promise<PairPlay>
}

export interface PairPlay {
  /** The frame with which the seat `beat % 2` strikes. */
  frameOf(beat: number): Buffer
  /** Whether this message tells that seat of a stroke, its own or the other's. Throws if it tells of something wrong. */
  isBeat(body: Buffer, seat: number): boolean
}
