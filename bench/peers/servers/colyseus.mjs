import { Room, Server } from '@colyseus/core'
import { StateView, schema, t } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { mayStrike, newState, strike } from './metronome.mjs'

/** A room as its documentation shows one: a schema for the state, a view for what only one client may see. */

const Peg = schema({ strokes: t.uint32(), lastBeat: t.uint32() }, 'Peg')
const Player = schema({ strokes: t.uint32(), points: t.uint32(), secret: t.uint16().view() }, 'Player')
const Beat = schema({ beat: t.int32(), seat: t.uint8(), peg: t.uint8(), points: t.uint8(), total: t.uint32() }, 'Beat')
const State = schema({ beat: t.uint32(), pegs: t.array(Peg), players: t.array(Player), recent: t.array(Beat) }, 'State')

/** Patches are sent after every move. Switched off altogether, every room would wake sixty times a second for its clock. */
const NEVER_MS = 2 ** 31 - 1

class Metronome extends Room {
  maxClients = 2
  patchRate = NEVER_MS
  state = stateOf(newState())

  onJoin(client) {
    const seat = this.clients.length - 1
    client.userData = { seat }
    client.view = new StateView()
    client.view.add(this.state.players[seat])
  }

  messages = {
    strike(client, peg) {
      const { seat } = client.userData
      if (!mayStrike(this.state, seat, peg)) return client.leave()
      const beat = strike(this.state, seat, peg)
      this.state.recent.shift()
      this.state.recent.push(new Beat().assign(beat))
      this.broadcastPatch()
    },
  }
}

function stateOf({ beat, pegs, players, recent }) {
  const state = new State().assign({ beat })
  for (const peg of pegs) state.pegs.push(new Peg().assign(peg))
  for (const player of players) state.players.push(new Player().assign(player))
  for (const one of recent) state.recent.push(new Beat().assign(one))
  return state
}

const transport = new WebSocketTransport({ pingInterval: 0 })
const server = new Server({ transport, greet: false })
server.define('metronome', Metronome)
await server.listen(0, '127.0.0.1')
console.log(JSON.stringify({ url: `http://127.0.0.1:${transport.server.address().port}` }))
