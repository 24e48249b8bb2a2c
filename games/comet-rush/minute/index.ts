import type { Minute } from '@starboard/screen/contract/minute.ts'

export const minute: Minute = {
  goal: 'A comet is heading for Earth, and each of you shoots at it alone. Most points win.',
  lines: [
    {
      icon: 'star',
      head: 'Segments.',
      text: 'Only the front segment can be hit. Whoever lands the last hit keeps it and scores its strength.',
    },
    { icon: 'cards', head: 'Your turn.', text: 'Receive cubes, draw a card, then build, launch, play and trade.' },
    {
      icon: {
        line: 'M12 3c3 2.600 4 6 4 9.500V16H8v-3.500C8 9 9 5.600 12 3ZM8 13l-3 4h3M16 13l3 4h-3M10.500 19.500h3',
      },
      head: 'Build.',
      text: 'One rocket a turn. Power is its damage, accuracy the highest die that hits, the build level its wait.',
    },
    { icon: 'dice', head: 'Launch.', text: 'Roll one die. Hit or miss, the rocket is gone.' },
    {
      icon: 'flag',
      head: 'Three decks.',
      text: 'Engineering makes better rockets, Economic brings cubes, Espionage spoils plans.',
    },
    {
      icon: 'clock',
      head: 'The end.',
      text: 'After every round the comet comes 1 to 3 steps nearer, of 18. It ends when it arrives or is broken.',
    },
  ],
}
