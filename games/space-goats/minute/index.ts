import type { Minute } from '@starboard/screen/contract/minute.ts'

export const minute: Minute = {
  goal: 'Everybody commands a fleet of goats in orbit. The last fleet standing wins.',
  lines: [
    { icon: 'cards', head: 'Draw.', text: 'Draw up to four cards. Fuel goes to your bank and debris away by itself.' },
    {
      icon: 'check',
      head: 'One thing.',
      text: 'Buy a card, fire a rocket, put a shield on a ship, play a special, or pass.',
    },
    {
      icon: { line: 'M12 3l7 2.600v5.600c0 4.600-3 7.800-7 9.400c-4-1.600-7-4.800-7-9.400V5.600Z' },
      head: 'Two hits.',
      text: 'The first tears off the goat’s suit, the second loses the ship. A shield takes hits first.',
    },
    {
      icon: 'eye-off',
      head: 'Defend.',
      text: 'Whoever is shot at chooses the ship that takes the hit, or plays a reactive card.',
    },
    { icon: 'reset', head: 'Your deck.', text: 'What you buy goes to your discard pile and comes back to your hand.' },
    {
      icon: 'clock',
      head: 'The end.',
      text: 'With two fleets left, wreckage hits both after every round without a lost ship.',
    },
  ],
}
