import { answerRequests } from '../load/answering.ts'
import { starboardWire } from '../load/starboard-wire.ts'
import { bareWire, wordyWire } from './wires/bare.ts'
import { boardgameWire } from './wires/boardgame.ts'
import { colyseusWire } from './wires/colyseus.ts'

answerRequests({
  starboard: starboardWire,
  bare: bareWire,
  wordy: wordyWire,
  boardgame: boardgameWire,
  colyseus: colyseusWire,
})
