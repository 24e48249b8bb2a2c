import { flat, type Marks, oval, paired, pipe, rivets, shape, stroke } from './marks.ts'

/** Improvised, second-hand, cutting edge. */
export type Tier = 1 | 2 | 3
export type Tiers = Readonly<Record<Tier, Marks>>

/*
 * Parts of a rocket that stands upright; 0,0 is the middle of its hull, which is 64 wide from -70 to 80.
 * They fit together because they share these edges; light comes from the left.
 */

/** Oil drums and tape; a tube from the scrap yard; a hull from a wind tunnel. */
export const FUSELAGES: Tiers = {
  1: [
    ...pipe('M-31-50h-9v122q0 9-8 9', 'rockDeep', 5, 2.4),
    shape('blue', 'M-31-68Q0-75 31-68L33-44 31-21Q0-14-31-21L-33-44Z'),
    shape('rust', 'M-31-20Q0-13 31-20L33 6 31 30Q0 37-31 30L-33 6Z'),
    shape('mustard', 'M-31 31Q0 38 31 31L33 56 32 80Q0 87-32 80L-33 56Z'),
    stroke(
      'M-32-53Q0-46 32-53M-32-37Q0-30 32-37M-32-4Q0 3 32-4M-32 13Q0 20 32 13M-32 47Q0 54 32 47M-32 64Q0 71 32 64',
      1.6,
    ),
    stroke('M-31-50.500Q0-43.500 31-50.500M-31-1.500Q0 5.500 31-1.500M-31 49.500Q0 56.500 31 49.500', 1.8, 'gleam'),
    flat('gleam', 'M-25-70h6V83h-6Z'),
    flat('shade', 'M13-72Q24-71 31-68L33-44 31-21 33 6 31 30 33 56 32 80Q24 84 13 84Z'),
    flat('wine', 'M-12-17q3 13 0 18q-5-6 0-18M6-16q2 9 0 14q-4-6 0-14M-6 35q3 11 0 16q-5-6 0-16'),
    flat('tape', 'M4 20l22 17-5 6L-1 27ZM25 19L3 40l5 6L30 26Z'),
  ],
  2: [
    shape('cream', 'M-32-70Q0-77 32-70V80Q0 87-32 80Z'),
    flat('coal', 'M-32-70Q-16-74 0-74.500V-50Q-16-50-32-46ZM32-46Q16-50 0-50V-26Q16-26 32-22Z'),
    flat('brick', 'M-32 52Q0 59 32 52V64Q0 71-32 64Z'),
    shape('haze', 'M-9-8L27-12 28 28-8 31Z'),
    rivets('M-5-4L23-7.500 24 24-4 27Z'),
    shape('brass', oval(-17, -24, 11)),
    shape('lemon', oval(-17, -24, 7)),
    stroke('M-32 36Q0 43 32 36M-32-22Q-30-21-28-21', 1.3),
    flat('gleam', 'M-27-8h5V76h-5Z'),
    flat('shade', 'M14-74Q25-73 32-70V80Q24 84 14 84Z'),
  ],
  3: [
    shape('white', 'M-30-70Q0-75 30-70C34-22 34 32 31 80Q0 86-31 80C-34 32-34-22-30-70Z'),
    shape('navy', 'M-33 36Q0 44 33 36L31 80Q0 86-31 80Z'),
    stroke('M-33 31Q0 39 33 31M-31-58Q0-64 31-58', 3, 'copper'),
    stroke('M-20 50l5 3v6l-5 3-5-3v-6zM-9 57l5 3v6l-5 3-5-3v-6zM2 50l5 3v6l-5 3-5-3v-6z', 1.5, 'peri'),
    shape('sky', 'M-6-42a6 6 0 0 1 12 0V-8a6 6 0 0 1-12 0Z'),
    stroke('M-2.500-41v28', 2.5, 'paper'),
    flat('shade', 'M15-73Q25-72 30-70C34-22 34 32 31 80Q24 83 15 84Z'),
  ],
}

/** A traffic cone; a patched ogive; a needle with eyes. */
export const NOSES: Tiers = {
  1: [
    stroke('M0-142v-14', 3),
    shape('mustard', oval(0, -158, 3.6)),
    shape('orange', 'M-25-79L-6-144H6L25-79Z'),
    flat('paper', 'M-19.500-98h39l-4.500-15h-30ZM-11.700-125h23.400l-3-10h-17.400Z'),
    flat('shade', 'M1-144H6L25-79H11Z'),
    stroke('M-25-79L-6-144H6L25-79Z'),
    shape('rust', 'M-37-68L-33-81H33L37-68Q0-75-37-68Z'),
    flat('tape', 'M-34-87l5-5 23 15-4 6Z'),
  ],
  2: [
    shape('brick', 'M-32-69C-31-104-15-134 0-148C15-134 31-104 32-69Q0-77-32-69Z'),
    shape('haze', 'M-6-104L20-108C26-96 29-86 30-78L-4-80Z'),
    rivets('M-2-100L18-103.500C22-95 25-88 26-82.500L0-84Z', 2, 5),
    flat('gleam', 'M-26-76C-24-100-14-124-5-135C-12-118-18-98-19-77Z'),
    flat('shade', 'M0-148C15-134 31-104 32-69Q24-72 15-73C17-104 10-134 0-148Z'),
    stroke('M-27-96Q-14-101-6-100M-17-122q7 4 12 2', 1.4),
    shape('brass', oval(0, -148, 4)),
  ],
  3: [
    ...pipe('M0-150V-170', 'copper', 2, 1.8),
    shape('white', 'M-30-69C-30-112-14-142 0-158C14-142 30-112 30-69Q0-76-30-69Z'),
    shape('navy', 'M-14-132C-9-144-4-152 0-158C4-152 9-144 14-132Q0-137-14-132Z'),
    stroke('M-28-88Q0-95 28-88', 3, 'copper'),
    shape('sky', 'M-18-104Q0-110 18-104L15-117Q0-122-15-117Z', 1.8),
    flat('shade', 'M12-133C22-114 30-96 30-69Q22-72 14-73C18-96 16-116 12-133Z'),
  ],
}

const PLANKS: Marks = [
  shape('wood', 'M31 16L40 0 51 12 58 108 33 104Z'),
  shape('plank', 'M52 46L62 32 73 44 86 136 61 140Z'),
  stroke('M44 18l5 30M66 52l6 36', 1.6),
  shape('bark', 'M28 62L82 96 81 110 28 77Z'),
  rivets('M42 77L69 94', 5, 32),
]
const BLADE: Marks = [
  shape('navy', 'M31-6C52 16 78 60 84 142C68 126 50 112 31 106Z'),
  stroke('M34 1C54 24 76 66 81 132', 3.4, 'copper'),
  stroke('M36 30C48 44 62 74 66 112M36 54C44 64 54 84 56 104', 1.6, 'peri'),
]

/** Fence boards; two doors of two cars; swept blades. */
export const FINS: Tiers = {
  1: paired(PLANKS),
  2: [
    shape('brick', 'M31 14C46 28 68 70 74 136L54 128 31 94Z'),
    shape('haze', 'M-31 14C-46 28-68 70-74 136L-54 128-31 94Z'),
    rivets('M36 34C46 48 60 82 66 122M-36 34C-46 48-60 82-66 122', 2.2, 6),
    shape('bone', 'M40 84l16 22-7 4-14-19Z', 1.5),
    flat('shade', 'M58 54C66 78 73 106 74 136L64 132C64 104 62 78 58 54Z'),
  ],
  3: paired(BLADE),
}

/** The fin that points at the onlooker. */
export const FRONT_FINS: Tiers = {
  1: [shape('plank', 'M-6 46L0 37 6 46V130H-6Z'), stroke('M0 60v40', 1)],
  2: [shape('rust', 'M-4 46L0 36 4 46 6 128H-6Z')],
  3: [shape('denim', 'M-3.500 30L0 20 3.500 30 6 136H-6Z'), stroke('M0 34v94', 1.6, 'copper')],
}

/** A bucket; a bell with a splice; a nozzle with cooling. */
export const THRUSTERS: Tiers = {
  1: [
    shape('tin', 'M-23 82H23L32 136H-32Z'),
    stroke('M-14 84l-5 50M-5 84l-2 50M5 84l2 50M14 84l5 50', 1.4),
    flat('shade', 'M10 82H23L32 136H15Z'),
    flat('coal', 'M-31 127H31L32 134H-32Z'),
    shape('steel', 'M-36 137q0-4 4-4H32q4 0 4 4t-4 5H-32q-4 0-4-5Z'),
    stroke('M-27 98q-13 1-11 17M27 98q13 1 11 17', 3.2),
    shape('red', 'M-27 77Q0 84 27 77L26 87Q0 93-26 87Z'),
  ],
  2: [
    shape('brass', 'M-15 90H15C17 112 34 120 37 142H-37C-34 120-17 112-15 90Z'),
    flat('gleam', 'M-11 92h5c-1 18-8 26-12 40h-8c4-14 14-22 15-40Z'),
    flat('shade', 'M5 90H15C17 112 34 120 37 142H14C14 120 8 108 5 90Z'),
    flat('coal', 'M-34 135H34L37 142H-37Z'),
    stroke('M-16 102Q0 107 16 102M-23 116Q0 122 23 116', 1.5),
    shape('steel', 'M-28 78H28V90H-28Z'),
    rivets('M-22 84H23', 3.4, 11),
    ...paired(pipe('M24 86L31 106 25 118', 'blue', 3.2)),
    shape('bone', 'M-19 118l13-2 2 10-14 2Z', 1.5),
  ],
  3: [
    shape('ice', 'M-14 92H14C16 114 38 118 42 142H-42C-38 118-16 114-14 92Z'),
    stroke('M-8 93C-9 116-22 122-26 138M0 93V138M8 93C9 116 22 122 26 138', 1.7, 'peri'),
    flat('shade', 'M6 92H14C16 114 38 118 42 142H22C18 120 8 112 6 92Z'),
    shape('sky', 'M-41 136Q0 142 41 136L43 144H-43Z'),
    shape('navy', 'M-26 79H26L21 93H-21Z'),
    stroke('M-20 93H20', 3.4, 'copper'),
    ...paired([shape('copper', 'M17 92h8l6 14-8 4-7-12Z', 1.8)]),
  ],
}

/** One of two; a fire extinguisher, a powder tube, a pressure vessel. 0,0 is at its shoulder. */
export const BOOSTERS: Tiers = {
  1: [
    stroke('M0-12v-8M-8-20H6l6 5', 3.5),
    shape('red', 'M-13 8Q-13-11 0-12Q13-11 13 8V92Q0 98-13 92Z'),
    flat('gleam', 'M-9 8q0-10 4-13V92q-2 0-4-1Z'),
    flat('shade', 'M4-11Q13-8 13 8V92Q9 95 4 95Z'),
    shape('tape', 'M-14 20l28 2v8l-28-2ZM-14 68l28-2v8l-28 2Z', 1.6),
    stroke('M12-15q8 10 3 22', 2.6),
    shape('tin', 'M-6 95H6L11 114H-11Z'),
  ],
  2: [
    shape('cream', 'M-12 0L0-36 12 0V100H-12Z'),
    shape('brick', 'M-12 0L0-36 12 0Z'),
    flat('coal', 'M-12 22h24v10h-24ZM-12 68h24v6h-24Z'),
    flat('shade', 'M4-24L12 0V100H4Z'),
    stroke('M-12 0V100H12V0'),
    shape('steel', 'M-7 100H7L13 117H-13Z'),
  ],
  3: [
    shape('navy', 'M-10 0C-10-26-4-42 0-50C4-42 10-26 10 0L13 100H-13Z'),
    shape('copper', oval(0, 16, 8.5), 1.8),
    shape('copper', oval(0, 42, 9.5), 1.8),
    stroke('M-4 12q3-4 7-2M-5 37q3-4 7-2', 2, 'glow'),
    stroke('M-9 66H9M-10 76H10', 2, 'peri'),
    shape('ice', 'M-8 100H8L15 119H-15Z'),
  ],
}

export const FLAME: Marks = [
  flat('flame', 'M-22 142C-30 168-12 184 0 216C12 184 30 168 22 142Z'),
  flat('lemon', 'M-11 142C-15 160-6 170 0 190C6 170 15 160 11 142Z'),
]
