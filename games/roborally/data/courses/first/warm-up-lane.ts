/** Section 15, course 1: priority, pushing and one belt. */
export const warmUpLane = `rrcourse 1
name: Warm-Up Lane
difficulty: beginner
players: 2-8
author: Starboard
note: The belt saves a turn, but it ends one square beside checkpoint 1. Best with 2-4.
heading: n
grid
+     +     +     +     +     +     +     +     +     +     +
 .     .     .     .     .     .     .     .     .     .
+     +     +     +     +     +     +     +     +     +     +
 .     .     .     .     #     .     .     F1    .     .
+     +     +     +     +     +     +     +     +     +     +
 .     F2    .     #     .     .     ^     .     .     .
+     +     +     +     +     +     +     +     +     +     +
 .     .     .     .     .     .     ^     .     .     .
+     +     +     +-----+-----+-----+     +     +     +     +
 .     .     .    |.     *     .     ^     .     .     .
+     +     +     +     +     +     +     +     +     +     +
 .     .     .    |.     .     .     ^     .     .     .
+     +     +     +-----+     +     +     +     +     +     +
 .     .     .     .     .     .     ^     .     .     .
+     +     +     +     +     +     +     +     +     +     +
 .     D4    .     D1    .     D2    ^     .     D6    .
+     +     +     +     +     +     +     +     +     +     +
 D8    .     D7    .     D3    .     D5    .     .     .
+     +     +     +     +     +     +     +     +     +     +
end
`
