import type { Minute } from '@starboard/screen/contract/minute.ts'

export const minute: Minute = {
  goal: 'Robots race across a factory floor. Whoever touches the last checkpoint first wins.',
  lines: [
    {
      icon: 'cards',
      head: 'Program.',
      text: 'Everybody puts five cards face down into five registers, all at once, against the clock.',
    },
    {
      icon: 'play',
      head: 'Run.',
      text: 'Register by register all cards are turned up. The highest priority moves first.',
    },
    { icon: 'people', head: 'Push.', text: 'Robots in the way are pushed: into pits, onto belts, off the board.' },
    {
      icon: 'chevrons-right',
      head: 'The factory.',
      text: 'After the cards of each register belts carry, pushers push, gears turn and lasers fire.',
    },
    {
      icon: 'warning',
      head: 'Damage.',
      text: 'Each point is a card less next turn. From the fifth on registers lock, the tenth destroys you.',
    },
    { icon: 'flag', head: 'Checkpoints.', text: 'Touch them in order: stand on the next one when a register ends.' },
  ],
}
