/** A little of everything, for measuring. */
export const benchCourse = `rrcourse 1
name: Bench
difficulty: standard
players: 8
heading: n
grid
+     +     +      +     +     +     +     +     +     +     +     +-----+
 .     >>s   >>     >>    >>    >>    >>    >>    >>    vvw   .     Zs2
+     +     +      +     +     +     +     +     +     +     +     +     +
 .     ^^    .      .     .    |*     .     .     .     vv    .     .
+     +     +      +     +     +     +-----+     +     +     +     +     +
 .     ^^    .      F1    .    |.     .     #     .     vv    .     .
+     +     +      +     +     +     +     +     +     +     +     +     +
 .     ^^    .      .     v     .     .     ^    |.     vv    .     .
+     +     +      +     +     +     +     +     +     +     +     +     +
|Ze1   ^^    .      .     v     cw    ccw   ^     .     vv    .     .
+     +     +      +     +     +     +     +     +     +     +     +     +
 .     ^^    .      #     v     ccw   cw    ^     .    |vv    F3    .
+     +     +      +     +     +     +     +     +     +     +     +     +
 .     ^^    .      .     v     .     .     ^     .     vv    .     .
+     +     +      +-----+     +     +     +     +     +     +     +     +
 .     ^^   |Pe135  .     ve    <     <     <     .     vv    .     .
+     +     +      +     +     +     +     +     +     +     +     +     +
 .     ^^    .      .     v     .     F2    .     Pw24 |vv    .     .
+     +     +      +     +     +     +     +     +     +     +     +     +
 .     ^^e   <<     <<    <<    <<    <<    <<    <<    <<n   *     .
+     +     +      +     +     +     +     +     +     +     +     +     +
 D1    .     D2     .     D3    .     D4    .     .     #     .     .
+     +     +      +     +     +     +     +     +     +     +     +     +
 .     D5    .      D6    .     D7    .     D8    .     .     .     .
+     +     +      +     +     +     +     +     +     +     +     +     +
end
`
