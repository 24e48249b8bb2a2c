/** North is up; the numbers run clockwise, so that turning is adding. */
export const HEADINGS = [0, 1, 2, 3] as const
export type Heading = (typeof HEADINGS)[number]

export const [NORTH, EAST, SOUTH, WEST] = HEADINGS

/** As players, scenario files and messages write them. */
export const LETTERS = ['N', 'E', 'S', 'W'] as const
export type Letter = (typeof LETTERS)[number]

export const WORDS = ['north', 'east', 'south', 'west'] as const

export const RIGHT = 1
export const AROUND = 2
export const LEFT = 3

/** Quarter turns clockwise. */
export type Turn = typeof RIGHT | typeof AROUND | typeof LEFT

export const turned = (heading: Heading, quarters: number): Heading => ((heading + quarters) & 3) as Heading
export const opposite = (heading: Heading): Heading => turned(heading, AROUND)

export const letterOf = (heading: Heading): Letter => LETTERS[heading]
export const headingOf = (letter: Letter): Heading => LETTERS.indexOf(letter) as Heading
