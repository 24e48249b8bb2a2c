import type { Minute } from '@starboard/screen/contract/minute.ts'

export const minute: Minute = {
  goal: 'You are the crew of one ship in a dangerous sector. Until it jumps home, be rid of what comes. All win or all lose.',
  lines: [
    {
      icon: 'clock',
      head: 'Real time.',
      text: 'For seven or ten minutes the computer calls out threats while all of you plan at once.',
    },
    { icon: 'cards', head: 'Plan.', text: 'Lay a card in the slot of each turn: one half moves you, the other acts.' },
    {
      icon: 'point',
      head: 'A, B, C.',
      text: 'A fires, B moves energy, C does what else the station is for. It counts where you stand then.',
    },
    { icon: 'chat', head: 'Talk.', text: 'Say who does what in which turn. Nobody can check it.' },
    {
      icon: 'lock',
      head: 'Phases.',
      text: 'Each phase locks its turns. Somebody looks after the computer in every one of them.',
    },
    { icon: 'film', head: 'Then watch.', text: 'The plans come true turn by turn. Nobody decides anything any more.' },
    { icon: 'trophy', head: 'The end.', text: 'The ship survives the last turn, and threats count as points.' },
  ],
}
