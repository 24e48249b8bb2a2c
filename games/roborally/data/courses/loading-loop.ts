/** Section 15, course 2: a loop of belts around an island. */
export const loadingLoop = `rrcourse 1
name: Loading Loop II
difficulty: beginner
players: 2-8
author: Starboard
note: Get on the loop, get off at the right door, and mind the gear behind it. Best with 2-6.
heading: n
grid
+     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     .     .     .     .     .     .     .     .     .     .
+     +     +     +     +     +     +     +     +     +     +     +     +
 .     #     .     .     .     .     .     .     .     .     #     .
+     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     >s    >     >     >     >     >     >     vw    .     .
+     +     +     +-----+-----+-----+-----+-----+-----+     +     +     +
 .     .     ^    |.     .     .     .     .     .    |v     .     .
+     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     ^    |.     .     F1    .     .     ccw   v     .     F2   |
+     +     +     +     +     +     +     +     +     +     +     +     +
|F3    .     ^     cw    .     .     *     .     .    |v     .     .
+     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     ^    |.     .     .     .     .     .    |v     .     .
+     +     +     +-----+-----+-----+-----+-----+-----+     +     +     +
 .     .     ^e    <     <     <     <     <     <     <n    .     .
+     +     +     +     +     +     +     +     +     +     +     +     +
|Ze1   .     .     .     .     .     .    |.     .     .     #     .
+     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     .     .     D7    .     D4    .     D6    .     .     .
+     +     +     +     +     +     +     +     +     +     +     +     +
 .     D5e   .     D3e   .     D1    .     D2    .     D8    .     .
+     +     +     +     +     +     +     +     +     +     +     +     +
end
`
