/** Section 15, course 3: crossing belts and gears. */
export const crossroadsDepot = `rrcourse 1
name: Crossroads Depot
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
 .     .     .    |.     .     .     ^     .     .     D3    .     D5
+     +     +     +     +     +     +     +     +     +     +     +     +
|F1    .     .     .     Zn1   .     ^     .     D1    .     D4    .
+     +     +     +     +-----+     +     +     +     +     +     +     +
 .     .     .     D8    .     D7    .     D2    .     .     .     D6
+     +     +     +     +     +     +     +     +     +     +     +     +
end
`
