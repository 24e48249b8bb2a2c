/** Section 15, course 3: crossing belts and gears. */
export const crossroadsDepot = `rrcourse 1
name: Crossroads Depot II
difficulty: standard
players: 2-8
author: Starboard
note: Four belts meet at the gears, and so do the robots. Best with 3-6.
heading: n
grid
+     +     +     +     +     +     +     +-----+     +     +     +-----+
|F3    .     .     .     .     v     .     Zs1   .     .     .     F2
+     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     .    |.     .     v     .     .     .    |.     .     .
+     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     .     >     >     vw    .     .     .     #     .     .
+     +     +     +     +     +     +     +     +     +     +     +     +
 .     #     .     .     .     v    |.     .     .     v     .     .
+     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     *     #     .     v     .     .     .     v     .     .
+     +     +     +     +     +     +     +-----+     +     +     +     +
 .     .     .     .     .     cw    ccw   <     <     <n    <     <
+     +     +     +-----+     +     +     +     +-----+     +     +     +
 >     >     >s    >     >     ccw   cw    .     .     .     .     .
+     +     +     +     +-----+     +     +     +     +     +     +     +
 .     .     ^     .     .     .     ^     .     #     *     .     .
+     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     ^     #     .     .    |^     .     .     .     .     .
+     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     .     .     .     .     ^e    <     <     .     .     .
+     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     .    |.     .     .     ^     D3e   D6    .     D8w   .
+     +     +     +     +     +     +     +     +     +     +     +     +
|F1    .     .     .     Zn1   .     ^     .     .     D2    .     D7w
+     +     +     +     +-----+     +     +     +     +     +     +     +
 .     .     .     .     .     .    |D5    .     D1    .     D4    .
+     +     +     +     +     +     +     +     +     +     +     +     +
end
`
