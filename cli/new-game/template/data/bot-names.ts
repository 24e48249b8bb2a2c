/** What bots are called: short, in the game's spirit, more of them than seats, and no other game's. */
export const botNames = ['Scoop', 'Hoard', 'Pinch']
