/** Section 15, course 4: pushers in rhythm. */
export const pistonAlley = `rrcourse 1
name: Piston Alley
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
 .     .     .     .      .     .      .     .      .     .      .     .      .     F1   |
+     +     +     +      +     +      +     +      +     +      +     +      +     +     +
 .     .     .     Pn24   .     Pn135  .     Pn24   .     Pn135  .     Pn24   .     .    |
+     +     +     +------+     +------+-----+------+     +------+     +------+     +     +
 D3    .     D1    .      D2    .      D4    .     |.     .      .     .      .     .
+     +     +     +      +     +      +     +      +     +      +     +      +     +     +
 .     D6    .     D5     .     D7     .     D8    |.     .      .     .      .     .
+     +     +     +      +     +      +     +      +     +      +     +      +     +     +
end
`
