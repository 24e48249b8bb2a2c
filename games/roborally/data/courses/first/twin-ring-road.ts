/** Section 15, course 5: two rings against each other. */
export const twinRingRoad = `rrcourse 1
name: Twin Ring Road
difficulty: expert
players: 2-8
author: Starboard
note: Two express rings against each other; change at the ramps. Best with 4-8.
heading: n
grid
+     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     .     .     .     .     .     .     *     .     .     .     .     .     .     .
+     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +
 .     >>s   >>    >>    >>    >>    >>    >>    >>    >>    >>    >>    >>    >>    vvw   F2   |
+     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +
 .     ^^    .     .     .     .     v     .     .     #     .     .     .     .     vv    .
+     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +
 .     ^^    .     #    |.     .     v     .     Zw2  |.     .     .     #     .     vv    .
+     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +
 .     ^^    #     .     vve   <<    <<n   <<    <<    <<    <<    <<s   .    |Pe3   vv    .
+     +     +     +     +     +     +-----+-----+-----+-----+     +     +     +     +     +     +
 .     ^^    .     .     vv    cw    .     *     .     .     F3    ^^    >     >     vvw   .
+     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +
 .     ^^e   <     <     vv    F1    .     .     F5    .     ccw   ^^    .     .     vv    .
+     +     +     +     +     +     +-----+-----+-----+-----+     +     +     +     +     +     +
 .     ^^    Pw3  |.     >>n   >>    >>    >>    >>    >>s   >>    ^^w   .     #     vv    .
+     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +
 .     ^^    .     #     .     .     .    |Ze2   .     ^     .     .    |#     .     vv    .
+     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +
|F4    ^^    .     .     .     .     #     .     .     ^     .     .     .     .     vv    .
+     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +
 .     ^^e   <<    <<    <<    <<    <<    <<    <<    <<    <<    <<    <<    <<    <<n   .
+     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     .     .     .     .     .     .     .     .     .     .     .     .     .     .
+     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     .     D5    .     D3    .     D1    .     D2    .     D4    .     .     .     .
+     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +
 .     .     .     .     D7    .     .     .     .     .     D8    .     D6    .     .     .
+     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +     +
end
`
