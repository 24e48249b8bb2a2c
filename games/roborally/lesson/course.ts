/** A small hall: a belt, two checkpoints, and a pit where somebody in a hurry may end. */
export const trainingHall = `rrcourse 1
name: Training Hall
players: 2
author: Starboard
heading: n
grid
+     +     +     +     +     +     +     +
 .     .     .     .     .     .     F2
+     +     +     +     +     +     +     +
 .     .     .     .     .     .     .
+     +     +     +     +     +     +     +
 .     .     .     F1    .     .     #
+     +     +     +     +     +     +     +
 >     >     .     .     .     .     .
+     +     +     +     +     +     +     +
 .     .     .     .     .     .     .
+     +     +     +     +     +     +     +
 .     D1    .     D2    .     .     .
+     +     +     +     +     +     +     +
end
`
