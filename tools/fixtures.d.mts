/** Which module stands in the place of which where the game for tests is on the shelf. */
export declare const fixtures: Readonly<Record<string, string>>
