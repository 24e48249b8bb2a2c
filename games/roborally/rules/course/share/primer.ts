/** A text like those to come, so that the model knows their words. Part of version 1: a change makes old codes unreadable. */
export const PRIMER = `rrcourse 1
name: The Lane
difficulty: beginner
players: 2-8
author: Starboard
note: The belt takes robots to checkpoint 1. Best with 2-6.
heading: n
grid
+-----+     +     +     +     +     +     +     +     +-----+     +
|Ze1   .     .     .     vv    .     .     Zs2   .     .     .     .
+     +     +-----+     +     +-----+     +     +     +     +     +
 .     #     .    |.     vv    .     .     .     .     F2    .     *
+     +     +     +     +     +     +     +     +     +     +     +
 >>    >>    >>    >>    vvw   .     ^     ^     ^e    <     <     <
+     +     +     +     +     +     +     +     +-----+     +     +
 .     cw    .     ve    <<    <<n   ^     .     Ps24  .     ccw   .
+     +     +-----+-----+     +     +     +     +     +     +     +
 >     >s    Ps135 v     .     #    |Pe3   .     .     F1    .     Zw1  |
+     +     +     +     +     +     +     +     +     +     +     +
 .     .     .     v     .     .     .     .     .     .     .     .
+     +     +     +     +     +     +     +     +     +     +     +
 D1    .     D2    .     D3    .     D4    .     D5    .     D6    .
+     +     +     +     +     +     +     +     +     +     +     +
 .     .     .     .     .     .     .     .     .     .     .     .
+     +     +     +     +     +     +     +     +     +     +     +
end

difficulty: standard
players: 2-8
difficulty: expert
players: 2-8
author: heading: n
grid
`
