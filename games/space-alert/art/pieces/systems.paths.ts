import { dashed, flat, type Marks, oval, shape, stroke } from '../marks.ts'

/** 60 by 58, from its corner; the muzzle is on top. */
export const HEAVY: Marks = [
  shape('steel', 'M24 4H36L37 34H23Z', 2.2),
  flat('shade', 'M31 4H36L37 34H31Z'),
  stroke('M26.400 5V33', 1.8, 'white'),
  shape('tin', 'M21.500 1h17v8h-17Z', 2),
  flat('shade', 'M31 1h7.500v8H31Z'),
  stroke('M22.400 16h15.200M22.800 22h14.600', 1.4),
  shape('steel', 'M12 40C12 30 20 26 30 26C40 26 48 30 48 40L50 52H10Z', 2.4),
  flat('shade', 'M32 26C41 26 48 30 48 40L50 52H34Z'),
  stroke('M16 38C17 32 23 29.400 28 29', 2, 'white'),
  shape('iron', 'M6 50H54V58H6Z', 2),
  flat('line', oval(12, 54, 1.3) + oval(22, 54, 1.3) + oval(38, 54, 1.3) + oval(48, 54, 1.3)),
]

/** 30 by 66, from its corner; the muzzle is on top. */
export const LIGHT: Marks = [
  shape('steel', 'M12 2H18L18.600 34H11.400Z', 1.8),
  flat('shade', 'M15.400 2H18L18.600 34H15.400Z'),
  shape('gold', 'M10 1H20V7H10Z', 1.6),
  stroke('M11 14h8M11 19h8', 1.3),
  shape('steel', 'M6 36C6 30 24 30 24 36L26 58H4Z', 2),
  flat('shade', 'M16 31.600C21 31.800 24 33 24 36L26 58H17Z'),
  stroke('M9 38L8 54', 1.8, 'white'),
]

/** 70 by 30, from its corner; it hangs below the hull. */
export const PULSE: Marks = [
  shape('steel', 'M27 0H43L45 12H25Z', 2),
  shape('tin', 'M4 10C12 26 58 26 66 10H58C50 17 20 17 12 10Z', 2.2),
  flat('shade', 'M36 22C50 22 60 18 66 10H58C52 15 44 16 36 16Z'),
  shape('aqua', oval(35, 24, 4.6), 1.8),
]

/** 60 by 56, from its corner. */
export const COMPUTER: Marks = [
  shape('iron', 'M6 30H54L58 54H2Z', 2.2),
  flat('shade', 'M32 30H54L58 54H34Z'),
  shape('tin', 'M8 3H52V29H8Z', 2.4),
  flat('abyss', 'M12 6.600H48V25.400H12Z'),
  stroke('M15 20L20 14 25 18 31 9 36 16 45 12', 2, 'teal'),
  stroke('M15 23h12', 1.6, 'deep'),
  flat('tin', 'M9 34h6v3H9ZM17 34h6v3h-6ZM33 34h6v3h-6Z'),
  flat('lemon', 'M25 34h6v3h-6Z'),
  flat('alarm', 'M41 34h6v3h-6Z'),
]

/** 56 by 56, from its corner. */
export const LOOKOUT: Marks = [
  shape('steel', oval(28, 24, 22), 2.4),
  flat('shade', 'M28 2A22 22 0 0 1 28 46Z'),
  shape('night', oval(28, 24, 16), 2),
  flat('white', oval(22, 18, 1.2) + oval(34, 28, 1.5) + oval(30, 15, 0.9) + oval(20, 30, 0.9)),
  stroke('M32 19c5-1 8 3 6 7', 1.4, 'sky'),
  stroke('M14 22A15 15 0 0 1 24 10', 2.4, 'gleam'),
  flat('line', oval(28, 5, 1.5) + oval(47, 24, 1.5) + oval(9, 24, 1.5) + oval(28, 43, 1.5)),
  shape('iron', 'M16 46H40L44 54H12Z', 2),
]

/** 48 by 48, from its corner: the bow of light over a zone. */
export const SHIELD: Marks = [
  shape('royal', 'M24 3L42 9V22C42 34 34 41 24 45C14 41 6 34 6 22V9Z', 2.4),
  flat('shade', 'M24 3L42 9V22C42 34 34 41 24 45Z'),
  stroke('M24 9L36.500 13V22C36.500 30 31 35.500 24 38.500C17 35.500 11.500 30 11.500 22V13Z', 2.4, 'aqua'),
  stroke('M16 22q8-7 16 0M16 29q8-7 16 0', 2.4, 'ice'),
]

/** 48 by 48, from its corner. */
export const REACTOR: Marks = [
  shape('iron', 'M6 40H42V46H6Z', 2),
  shape('steel', 'M10 8Q10 3 24 3Q38 3 38 8V40H10Z', 2.4),
  flat('shade', 'M24 3Q38 3 38 8V40H24Z'),
  shape('abyss', oval(24, 23, 10.5), 2),
  dashed(oval(24, 23, 7.5), 2.2, 'teal', '5 2.9'),
  shape('ice', 'M26 15L18 25H23L21 32 30 21H25Z', 1.4),
  stroke('M10 11H38M10 36H38', 1.6),
]
