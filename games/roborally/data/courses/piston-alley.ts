/** Section 15, course 4: pushers in rhythm. */
export const pistonAlley = `rrcourse 1
name: Piston Alley II
difficulty: standard
players: 2-8
author: Starboard
note: Count the registers: 1, 3, 5 or 2, 4. The express takes you home. Best with 3-8.
heading: n
grid
+     +     +     +------+     +------+     +------+     +------+     +------+     +     +
 .     .     .     Ps135  .     Ps24   .     Ps135  .     Ps24   .     Ps135  .     .
+     +     +     +      +     +      +     +      +     +      +     +      +     +     +
|F3    .     .     .      .     .      .     .      .     .      .     .      .     .
+     +     +     +      +     +      +     +      +     +      +     +      +     +     +
 .     .     .     #      #     #      #     .      #     #      #     #      .     .
+     +     +     +      +     +      +     +      +     +      +     +      +     +     +
 .     .     .     .     |.     .      .     .      .     .      .     .      *     .
+     +     +     +      +     +      +     +      +     +      +     +      +     +     +
 .     .     F2    .      <<    <<     <<    <<     <<    <<     <<    <<     .     .
+     +     +     +      +     +      +     +      +     +      +     +      +     +     +
 .     .     .     .     |.     .      .     .      .     .      .     .      .     .
+     +     +     +      +     +      +     +      +     +      +     +      +     +     +
 .     *     .     .     |Ze2   .      .     F4     .     .     |.     .      .     .
+     +     +     +      +     +      +     +      +     +      +     +      +     +     +
 .     .     .     #      #     #      #     .      #     #      #     #      .     .
+     +     +     +      +     +      +     +      +     +      +     +      +     +     +
 .     D6    .     .      .     .      .     .      .     .      .     .      .     F1   |
+     +     +     +      +     +      +     +      +     +      +     +      +     +     +
 D2    .     .     Pn24   .     Pn135  .     Pn24   .     Pn135  .     Pn24   .     .    |
+     +     +     +------+     +------+-----+------+     +------+     +------+     +     +
 .     D4    .     D5e    .     .      D3w   .     |.     .      .     .      .     .
+     +     +     +      +     +      +     +      +     +      +     +      +     +     +
 D8    .     D1    .      .     D7w    .     .     |.     .      .     .      .     .
+     +     +     +      +     +      +     +      +     +      +     +      +     +     +
end
`
