import type { CommandKind } from '@starboard/wire/protocol'

/** What each command is for, in both descriptions of the API. */
export const COMMAND_SUMMARIES: Readonly<Record<CommandKind, string>> = {
  sit: 'Take a seat, the first free one unless named.',
  stand: 'Give up my seat.',
  choose: 'Choose what the game leaves to each seat: for my own, or as host for a bot’s.',
  ready: 'Say that I am ready, or not.',
  configure: 'Change options, seats, visibility or time limit (host). Everybody has to get ready again.',
  bot: 'Put a bot on a free seat, or take it away (host).',
  kick: 'Free a seat that somebody holds (host, before the start).',
  mute: 'Let nobody read any more what somebody says, or let them talk again (host; `person` as `audience` names them).',
  remove: 'Send away somebody who watches; they may not come back to this table (host).',
  admit: 'Let somebody sit down who needs the host’s nod, or not (host).',
  start: 'Start the match (host).',
  act: 'Answer a decision with an action of the game.',
  undo: 'Take back my last action, where the undo law allows it.',
  order:
    'Say what the table shall answer when I am asked; known to nobody else, and in the place of what I said before.',
  chat: 'Say something to everybody at the table.',
  point: 'Point at a thing on the board; everybody at the table sees it for a moment.',
  pause: 'Agree to a pause; the clock stops when everybody present agrees.',
  resume: 'End a pause.',
  takeOver: 'Have a bot play for somebody who is away, where the game lets me ask for that.',
  rematch: 'A new table with the same people; in a series, the next match of it.',
}
