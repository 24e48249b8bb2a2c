import type { Minute } from '@starboard/screen/contract/minute.ts'

export const minute: Minute = {
  goal: 'Build a rocket behind the house, fly it to Mars, set up a base. The first base that stands wins.',
  lines: [
    {
      icon: 'cards',
      head: 'Your turn.',
      text: 'Draw from the deck of your level, place one component, and play as many other cards as you like.',
    },
    {
      icon: {
        line: 'M12 3c3 2.600 4 6 4 9.500V16H8v-3.500C8 9 9 5.600 12 3ZM8 13l-3 4h3M16 13l3 4h-3M10.500 19.500h3',
      },
      head: 'Launch.',
      text: 'Four parts and full tanks. Improvised parts fail on 1 or 2, Second-hand on 1, Cutting Edge never.',
    },
    {
      icon: 'star',
      head: 'Fly.',
      text: 'Fuel carries you to Mars. Damage adds up; at your rocket’s strength it explodes.',
    },
    { icon: 'trophy', head: 'Mars.', text: '100 % power, 20 km of explored ground and a signal of 3 win the game.' },
    {
      icon: 'warning',
      head: 'Sabotage.',
      text: 'It is declared first, and its target may answer. Whoever is behind draws more.',
    },
    { icon: 'eye-off', head: 'Face down.', text: 'Two cards may lie hidden before you: a policy, a defence, a bomb.' },
  ],
}
